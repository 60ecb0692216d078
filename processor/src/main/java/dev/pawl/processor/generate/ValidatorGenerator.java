package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.Part;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.GeneratorContext;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.generate.code.TypeGenerator;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Row;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Generates {@code NameValidator}, which checks whether the machine allows a change of state that
 * other code makes.
 */
final class ValidatorGenerator implements TypeGenerator {

  private static final Modifier[] STATIC = {Modifier.PUBLIC, Modifier.STATIC};

  /**
   * The maximum number of legal pairs of states for which a switch is generated. For more pairs,
   * the generated code uses the definition of the machine.
   */
  private static final int MAX_PAIRS = 800;

  private final Plan plan;
  private final ApiTypes api;

  ValidatorGenerator(GeneratorContext context) {
    this.plan = context.plan();
    this.api = context.api();
  }

  @Override
  public boolean applies() {
    return plan.generates(Part.VALIDATOR);
  }

  @Override
  public TypeSpec generate() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(api.generated("Validator"))
            .addModifiers(api.visibility(Modifier.FINAL))
            .addJavadoc(
                "Checks transitions of $L that other code made or recorded. Loading this class throws an"
                    + " {@link IncompatibleClassChangeError} if the state enum has changed since this"
                    + " class was compiled. Thread-safe.\n",
                Prose.code(plan.machine().name()))
            .addStaticBlock(CodeBlock.of("$L;\n", ConstantChecks.states(api)))
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    type.addMethod(
        ApiTypes.method("requireLegal", TypeName.VOID, STATIC)
            .addParameter(api.state(), "from")
            .addParameter(api.state(), "to")
            .addJavadoc(
                "Throws an error unless a transition leads from one state to another$L.\n",
                Prose.ignoringGuards(plan))
            .addCode(require())
            .build());
    type.addMethod(isLegal());
    type.addMethod(
        ApiTypes.method("requireLegal", TypeName.VOID, STATIC)
            .addParameter(
                api.of(
                    ClassName.get(List.class),
                    api.of(ApiTypes.LIFECYCLE_EVENT, api.state(), api.event())),
                "history")
            .addJavadoc(
                "Requires that a recorded history is legal: $L\n\n"
                    + "@throws $L if a step is illegal; the error describes the first\n",
                plan.chart().isPresent()
                    ? "the machine can take each step after the previous ones, ignoring guards."
                        + " Forced steps can lead anywhere. The history must contain all eventless steps."
                        + " An eventless step that a hook vetoed, or that user code prevented by an"
                        + " exception, is not recorded, so later steps may be reported as illegal."
                    : "each step starts where the previous one ended, and its event leads to its target."
                        + " Forced steps can lead anywhere.",
                ApiTypes.ILLEGAL)
            .addCode(replay())
            .build());
    return type.build();
  }

  private CodeBlock replay() {
    return plan.chart().isPresent()
        ? CodeBlock.of(
            "new $T<>($T.RULES).require(history);\n", ApiTypes.engine("Replay"), api.transitions())
        : CodeBlock.of(
            "new $T<>($T.RULES,$W$T.initialStates())$L$Z.require(history);\n",
            ApiTypes.engine("Replay"),
            api.transitions(),
            api.transitions(),
            // stored steps do not contain payloads, so a validator cannot compare their events
            plan.hasPayload() ? CodeBlock.of("$Z.withoutEvents()") : CodeBlock.of(""));
  }

  private CodeBlock require() {
    CodeBlock pair = CodeBlock.of("$L, $L", api.stateConstant("from"), api.stateConstant("to"));
    return isSwitch()
        ? CodeBlock.builder()
            .beginControlFlow("if (!isLegal(from, to))")
            .addStatement("throw $T.RULES.error($L)", api.transitions(), pair)
            .endControlFlow()
            .build()
        : CodeBlock.of("$T.RULES.requireTransition($L);\n", api.transitions(), pair);
  }

  /**
   * Returns whether the generated code is a {@code switch} over all states. The compiler reports
   * states that are missing in a {@code switch}.
   */
  private boolean isSwitch() {
    int pairs = plan.rows().stream().mapToInt(r -> r.targets().size()).sum();
    // only for enums of the user: generated enums always have the states of the machine
    boolean given = plan.stateTypeGiven() && plan.chart().isEmpty();
    return given && pairs <= MAX_PAIRS && !plan.isLarge();
  }

  private MethodSpec isLegal() {
    MethodSpec.Builder method =
        ApiTypes.method("isLegal", TypeName.BOOLEAN, STATIC)
            .addParameter(api.state(), "from")
            .addParameter(api.state(), "to")
            .addJavadoc(
                "Returns whether a transition leads from one state to another$L.\n",
                Prose.ignoringGuards(plan));
    if (!isSwitch()) {
      return method.addStatement("return $T.canTransition(from, to)", api.transitions()).build();
    }
    method.addComment("No default: the compiler requires a case for each state that is added.");
    method.addCode("return switch (from) {\n$>");
    for (Row row : plan.rows()) {
      CodeBlock test =
          row.targets().isEmpty()
              ? CodeBlock.of("false")
              : row.targets().stream()
                  .map(t -> CodeBlock.of("to == $L", api.constant(t)))
                  .collect(CodeBlock.joining("$W|| "));
      method.addCode("case $L -> $L;\n", row.state().constant(), test);
    }
    return method.addCode("$<};\n").build();
  }
}
