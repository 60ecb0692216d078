package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.plan.Plan;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** Generates the builder that creates instances of a machine. */
final class BuilderGenerator {

  private final Plan plan;
  private final ApiTypes api;
  private final ClassName builder;

  BuilderGenerator(ApiTypes api) {
    this.plan = api.plan();
    this.api = api;
    this.builder = api.machine().nestedClass("Builder");
  }

  /** Generates the builder of a flat machine. */
  TypeSpec.Builder flat() {
    TypeSpec.Builder type =
        head(
            api.of(
                ApiTypes.engine("FlatBuilder"), api.state(), api.event(), api.machine(), builder),
            CodeBlock.of("STEPS, $L", api.constant(plan.initialStates().get(0))));
    addSetters(type, true);
    return type.addMethod(build());
  }

  /** Generates the builder of a chart. */
  TypeSpec.Builder chart() {
    TypeSpec.Builder type =
        head(
            api.of(
                ApiTypes.chart("ChartMachineBuilder"),
                api.state(),
                api.stateKey(),
                api.event(),
                api.contextOrVoid(),
                api.machine(),
                builder),
            Literal.of(plan.machine().name()));
    boolean isChosen = !plan.hasData() || plan.initialStates().size() > 1;
    if (isChosen && !plan.machine().root().isParallel()) {
      type.addMethod(
          ApiTypes.method("initial", builder, Modifier.PUBLIC)
              .addParameter(api.stateKey(), "initial")
              .addStatement("return begin(initial, $T.initialStates())", api.transitions())
              .addJavadoc(
                  "Sets the initial state.\n\n"
                      + "@throws IllegalArgumentException if the state is not initial\n")
              .build());
    }
    addSetters(type, false);
    return type.addMethod(build());
  }

  /**
   * Returns the builder class without members except a constructor.
   *
   * @param arguments the arguments with which the constructor calls the constructor of {@code base}
   */
  private TypeSpec.Builder head(TypeName base, CodeBlock arguments) {
    return TypeSpec.classBuilder(builder)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .superclass(base)
        .addJavadoc("A builder of instances. It can be reused. Not thread-safe.\n")
        .addMethod(
            MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addStatement("super($L)", arguments)
                .build());
  }

  /**
   * Adds fields and setters for the context, the logic and the effects.
   *
   * @param keepsContext whether the field for the context is added; if not, the base class has this
   *     field
   */
  private void addSetters(TypeSpec.Builder type, boolean keepsContext) {
    for (ParameterSpec parameter : api.requiredParameters()) {
      String name = parameter.name();
      if (keepsContext || !name.equals("context")) {
        type.addField(parameter.type(), name, Modifier.PRIVATE);
      }
      type.addMethod(
          ApiTypes.method(name, builder, Modifier.PUBLIC)
              .addParameter(parameter.type(), name)
              .addJavadoc(comment(name) + "\n")
              .addStatement("this.$N = $T.requireNonNull($N, $S)", name, Objects.class, name, name)
              .addStatement("return this")
              .build());
    }
  }

  private static String comment(String need) {
    return switch (need) {
      case "context" -> "Sets the initial context. Required.";
      case "logic" -> "Sets the implementation of guards, updates and choices. Required.";
      default -> "Sets the implementation of the effects. Required.";
    };
  }

  /**
   * Returns the method {@code build}. It checks that the caller has set the context, logic and
   * effects that the machine needs.
   */
  private MethodSpec build() {
    MethodSpec.Builder build =
        ApiTypes.method("build", api.machine(), Modifier.PUBLIC).addAnnotation(Override.class);
    for (ParameterSpec need : api.requiredParameters()) {
      build.addStatement("require($N, $L, $S)", need.name(), Literal.of(named(need)), need.name());
    }
    return build.addStatement("return new $T(this)", api.machine()).build();
  }

  private String named(ParameterSpec need) {
    return switch (need.name()) {
      case "context" -> "a context";
      case "logic" -> "its " + api.logic().simpleName();
      default -> "its " + api.effects().simpleName();
    };
  }
}
