package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.plan.Plan;
import java.time.Clock;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** Generates the builder of lives. */
final class BuilderGenerator {

  private final Plan plan;
  private final Api api;
  private final ClassName builder;

  BuilderGenerator(Plan plan) {
    this.plan = plan;
    this.api = new Api(plan);
    this.builder = api.machine().nestedClass("Builder");
  }

  TypeSpec generate() {
    TypeName hook = api.of(Api.HOOK, api.state(), api.event());
    TypeSpec.Builder type =
        TypeSpec.classBuilder(builder)
            .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
            .addJavadoc(
                "Builds lives. One builder may build many: they share hooks and clock. Not thread-safe.\n")
            .addField(
                FieldSpec.builder(api.state(), "state", Modifier.PRIVATE)
                    .initializer(api.constant(plan.initialStates().get(0)))
                    .build())
            .addField(String.class, "entityId", Modifier.PRIVATE)
            .addField(TypeName.LONG, "sequence", Modifier.PRIVATE)
            .addField(
                FieldSpec.builder(InstantSource.class, "clock", Modifier.PRIVATE)
                    .initializer("$T.systemUTC()", Clock.class)
                    .build())
            .addField(
                FieldSpec.builder(
                        api.of(ClassName.get(List.class), hook),
                        "hooks",
                        Modifier.PRIVATE,
                        Modifier.FINAL)
                    .initializer("new $T<>()", ArrayList.class)
                    .build())
            .addField(new LifeGenerator(plan).engine(), "engine", Modifier.PRIVATE);
    List<ParameterSpec> needs = MachineGenerator.needs(plan);
    needs.forEach(n -> type.addField(n.type(), n.name(), Modifier.PRIVATE));
    type.addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    addState(type);
    type.addMethod(
        set(
                ClassName.get(String.class),
                "entityId",
                "Whose life it is; told in records and errors.\n")
            .build());
    type.addMethod(
        method("sequence", TypeName.LONG)
            .addJavadoc(
                "How many steps the life has already made; 0 if it begins.\n\n"
                    + "@throws IllegalArgumentException if it is negative\n")
            .addStatement("$T.marks(sequence)", Api.engine("Engine"))
            .addStatement("this.sequence = sequence")
            .addStatement("return this")
            .build());
    type.addMethod(
        method("clock", ClassName.get(InstantSource.class))
            .addJavadoc("Tells when a step is made; by default the system's clock.\n")
            .addStatement("this.clock = $T.requireNonNull(clock, $S)", Objects.class, "clock")
            .addStatement("this.engine = null")
            .addStatement("return this")
            .build());
    type.addMethod(
        method("hook", hook)
            .addJavadoc(
                "Adds a hook; several hear of a step in the order in which they were added.\n")
            .addStatement("hooks.add($T.requireNonNull(hook, $S))", Objects.class, "hook")
            .addStatement("this.engine = null")
            .addStatement("return this")
            .build());
    for (ParameterSpec need : needs) {
      type.addMethod(set(need.type(), need.name(), comment(need.name())).build());
    }
    type.addMethod(build(needs));
    return type.build();
  }

  static String comment(String need) {
    return switch (need) {
      case "context" -> "The context at first; required.\n";
      case "logic" -> "Answers for guards, updates and choices; required.\n";
      default -> "Does what transitions make it do; required.\n";
    };
  }

  private MethodSpec.Builder method(String name, TypeName parameter) {
    return Api.method(name, builder, Modifier.PUBLIC).addParameter(parameter, name);
  }

  private MethodSpec.Builder set(TypeName type, String name, String comment) {
    return method(name, type)
        .addJavadoc(comment)
        .addStatement("this.$N = $T.requireNonNull($N, $S)", name, Objects.class, name, name)
        .addStatement("return this");
  }

  private void addState(TypeSpec.Builder type) {
    type.addMethod(
        method("initial", api.state())
            .addJavadoc(
                "The state in which the life begins; by default {@code $N}.\n\n"
                    + "@throws IllegalArgumentException if the state is not initial\n",
                plan.initialStates().get(0).constant())
            .beginControlFlow("if (!$T.isInitial(initial))", api.transitions())
            .addStatement(
                "throw new $T(\ninitial + $L$W+ $T.initialStates())",
                IllegalArgumentException.class,
                Literal.of(" is not an initial state of " + plan.machine().name() + "; those are "),
                api.transitions())
            .endControlFlow()
            .addStatement("this.state = initial")
            .addStatement("return this")
            .build());
    type.addMethod(
        Api.method("resume", builder, Modifier.PUBLIC)
            .addParameter(api.state(), "state")
            .addJavadoc("The state in which the life goes on, whichever it is.\n")
            .addStatement(
                plan.nested()
                    ? CodeBlock.of("this.state = $T.leaf(state)", api.transitions())
                    : CodeBlock.of(
                        "this.state = $T.requireNonNull(state, $S)", Objects.class, "state"))
            .addStatement("return this")
            .build());
  }

  private MethodSpec build(List<ParameterSpec> needs) {
    MethodSpec.Builder build =
        Api.method("build", api.machine(), Modifier.PUBLIC)
            .addJavadoc(
                needs.isEmpty()
                    ? "The life.\n"
                    : "The life.\n\n@throws IllegalStateException if something required is missing\n");
    requireNeeds(plan, needs, build);
    CodeBlock arguments =
        needs.stream().map(n -> CodeBlock.of(", $N", n.name())).collect(CodeBlock.joining(""));
    if (!plan.hasEffects()) {
      build
          .beginControlFlow("if (entityId == null && hooks.isEmpty() && sequence == 0)")
          .addStatement("return new $T(state$L)", api.machine(), arguments)
          .endControlFlow();
    }
    return build
        .beginControlFlow("if (engine == null)")
        .addStatement(
            "engine = new $T<>($T.rules(), hooks, clock, $L)",
            Api.engine("Engine"),
            api.transitions(),
            plan.machine().lenient())
        .endControlFlow()
        .addStatement("return new $T(state$L, entityId, engine, sequence)", api.driven(), arguments)
        .build();
  }

  /** Refuses to build without what a life needs. */
  static void requireNeeds(Plan plan, List<ParameterSpec> needs, MethodSpec.Builder build) {
    for (ParameterSpec need : needs) {
      build
          .beginControlFlow("if ($N == null)", need.name())
          .addStatement(
              "throw new $T($L)",
              IllegalStateException.class,
              Literal.of(
                  plan.machine().name()
                      + " needs "
                      + article(new Api(plan), need.name())
                      + ": builder()."
                      + need.name()
                      + "(…)"))
          .endControlFlow();
    }
  }

  private static String indefinite(String name) {
    return ("AEIOU".indexOf(Character.toUpperCase(name.charAt(0))) >= 0 ? "an " : "a ") + name;
  }

  private static String article(Api api, String need) {
    return switch (need) {
      case "context" -> "a context";
      case "logic" -> indefinite(api.logic().simpleName());
      default -> api.effects().simpleName();
    };
  }
}
