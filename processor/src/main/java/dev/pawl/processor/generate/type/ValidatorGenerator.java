package dev.pawl.processor.generate.type;

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
import dev.pawl.processor.generate.transitions.ConstantChecks;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Row;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Generates {@code NameValidator}: the check of changes of state that are made elsewhere. */
public final class ValidatorGenerator implements TypeGenerator {

  private static final Modifier[] STATIC = {Modifier.PUBLIC, Modifier.STATIC};

  /** More than so many pairs are looked up, not written as code that would grow too long. */
  private static final int MAX_PAIRS = 800;

  private final Plan plan;
  private final ApiTypes api;

  /** The generator of a machine's validator. */
  public ValidatorGenerator(GeneratorContext context) {
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
                "Checks changes of state of $L that were made or recorded elsewhere: an {@link $L} names the"
                    + " first that is not legal. Loading it fails with an {@link"
                    + " IncompatibleClassChangeError} if the enum is not the one it was compiled against."
                    + " Thread-safe.\n",
                Prose.code(plan.machine().name()),
                ApiTypes.ILLEGAL)
            .addStaticBlock(CodeBlock.of("$L;\n", ConstantChecks.states(api)))
            .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    type.addMethod(
        ApiTypes.method("requireLegal", TypeName.VOID, STATIC)
            .addParameter(api.state(), "from")
            .addParameter(api.state(), "to")
            .addJavadoc(
                "Requires that a transition leads from one state to another$L.\n",
                plan.hasLogic() ? ", whatever its guard says" : "")
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
                "Requires a recorded history to be legal: $L\n\n"
                    + "@throws $L if a step is not legal; the error names the first\n",
                plan.chart().isPresent()
                    ? "the machine can make each step after those before it, whatever guards say."
                        + " Forced steps may lead anywhere. Steps without an event must be there too: one"
                        + " that a hook vetoed, or in which user code threw, is reported as missing."
                    : "each step begins in the state in which the one before ended, and its event leads"
                        + " to its target. Forced steps may lead anywhere.",
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
            // a store does not keep payload, so the steps that it reads back lack their events
            plan.hasPayload() ? CodeBlock.of("$Z.withoutEvents()") : CodeBlock.of(""));
  }

  private CodeBlock require() {
    CodeBlock pair = CodeBlock.of("$L, $L", api.key("from"), api.key("to"));
    return isSwitch()
        ? CodeBlock.builder()
            .beginControlFlow("if (!isLegal(from, to))")
            .addStatement("throw $T.RULES.error($L)", api.transitions(), pair)
            .endControlFlow()
            .build()
        : CodeBlock.of("$T.RULES.requireTransition($L);\n", api.transitions(), pair);
  }

  /** Whether legality is spelled out, state by state, so that none can be forgotten. */
  private boolean isSwitch() {
    int pairs = plan.rows().stream().mapToInt(r -> r.targets().size()).sum();
    // an enum that is generated changes only together with this class
    boolean given = plan.stateTypeGiven() && plan.chart().isEmpty();
    return given && pairs <= MAX_PAIRS && !plan.large();
  }

  private MethodSpec isLegal() {
    MethodSpec.Builder method =
        ApiTypes.method("isLegal", TypeName.BOOLEAN, STATIC)
            .addParameter(api.state(), "from")
            .addParameter(api.state(), "to")
            .addJavadoc(
                "Returns whether a transition leads from one state to another$L.\n",
                plan.hasLogic() ? ", whatever its guard says" : "");
    if (!isSwitch()) {
      return method.addStatement("return $T.canTransition(from, to)", api.transitions()).build();
    }
    method.addComment("No default: a state that is added must be decided on here.");
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
