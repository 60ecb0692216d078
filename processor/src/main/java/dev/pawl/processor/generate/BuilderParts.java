package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.Literal;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** Generates the members that the builders of flat machines and of charts have in common. */
final class BuilderParts {

  private final ApiTypes api;
  private final ClassName builder;

  BuilderParts(ApiTypes api) {
    this.api = api;
    this.builder = api.machine().nestedClass("Builder");
  }

  /**
   * Returns the builder class without members except a constructor.
   *
   * @param arguments the arguments with which the constructor calls the constructor of {@code base}
   */
  TypeSpec.Builder head(TypeName base, CodeBlock arguments) {
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
  void addSetters(TypeSpec.Builder type, boolean keepsContext) {
    for (ParameterSpec parameter : api.requiredParameters()) {
      if (keepsContext || !parameter.name().equals("context")) {
        type.addField(parameter.type(), parameter.name(), Modifier.PRIVATE);
      }
      type.addMethod(setter(parameter.type(), parameter.name(), comment(parameter.name())));
    }
  }

  /** Returns a builder method that sets the field with the same name. */
  MethodSpec setter(TypeName type, String name, String comment, Object... arguments) {
    return ApiTypes.method(name, builder, Modifier.PUBLIC)
        .addParameter(type, name)
        .addJavadoc(comment + "\n", arguments)
        .addStatement("this.$N = $T.requireNonNull($N, $S)", name, Objects.class, name, name)
        .addStatement("return this")
        .build();
  }

  private static String comment(String need) {
    return switch (need) {
      case "context" -> "Sets the initial context. Required.";
      case "logic" -> "Sets the implementation of guards, updates and choices. Required.";
      default -> "Sets the implementation of the effects. Required.";
    };
  }

  /** Returns the setter of the initial state. */
  MethodSpec.Builder initial() {
    return ApiTypes.method("initial", builder, Modifier.PUBLIC)
        .addParameter(api.stateKey(), "initial")
        .addStatement("return begin(initial, $T.initialStates())", api.transitions());
  }

  /**
   * Returns the method {@code build} with its first statements. The statements check that the
   * caller has set the context, logic and effects that the machine needs.
   */
  MethodSpec.Builder build() {
    MethodSpec.Builder build =
        ApiTypes.method("build", api.machine(), Modifier.PUBLIC).addAnnotation(Override.class);
    for (ParameterSpec need : api.requiredParameters()) {
      build.addStatement("require($N, $L, $S)", need.name(), Literal.of(named(need)), need.name());
    }
    return build;
  }

  private String named(ParameterSpec need) {
    return switch (need.name()) {
      case "context" -> "a context";
      case "logic" -> "its " + api.logic().simpleName();
      default -> "its " + api.effects().simpleName();
    };
  }
}
