package dev.pawl.processor.generate.machine;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.Api;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.plan.Plan;
import java.time.Clock;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;

/** What every builder of lives has. */
public final class BuilderParts {

  private final Plan plan;
  private final Api api;
  private final ClassName builder;
  private final TypeName hook;

  public BuilderParts(Plan plan) {
    this.plan = plan;
    this.api = new Api(plan);
    this.builder = api.machine().nestedClass("Builder");
    this.hook = api.of(Api.HOOK, api.state(), api.event());
  }

  public TypeSpec.Builder head(String sharing) {
    return TypeSpec.classBuilder(builder)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
        .addJavadoc("Builds lives. One builder may build many$L. Not thread-safe.\n", sharing)
        .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
  }

  public void addFields(TypeSpec.Builder type) {
    type.addField(String.class, "entityId", Modifier.PRIVATE)
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
                .build());
  }

  /** A method that sets one thing, which a parameter of the same name gives. */
  MethodSpec.Builder method(String name, TypeName parameter) {
    return Api.method(name, builder, Modifier.PUBLIC).addParameter(parameter, name);
  }

  /** The whole of one that sets a field. */
  public MethodSpec set(TypeName type, String name, String comment, Object... arguments) {
    return setting(type, name, comment, arguments).addStatement("return this").build();
  }

  private MethodSpec.Builder setting(
      TypeName type, String name, String comment, Object... arguments) {
    return method(name, type)
        .addJavadoc(comment + "\n", arguments)
        .addStatement("this.$N = $T.requireNonNull($N, $S)", name, Objects.class, name, name);
  }

  public MethodSpec entityId() {
    return set(
        ClassName.get(String.class), "entityId", "Whose life it is; told in records and errors.");
  }

  /** Sets how many of something a resumed life has already made. */
  public MethodSpec sequence(String comment) {
    return method("sequence", TypeName.LONG)
        .addJavadoc("$L\n\n@throws IllegalArgumentException if it is negative\n", comment)
        .addStatement("$T.marks(sequence)", Api.engine("Engine"))
        .addStatement("this.sequence = sequence")
        .addStatement("return this")
        .build();
  }

  /**
   * Sets the clock.
   *
   * @param then what else must be done, as what was made with the former one is void
   */
  public MethodSpec clock(CodeBlock then) {
    return setting(
            ClassName.get(InstantSource.class),
            "clock",
            "Tells when a step is made; by default the system's clock.")
        .addCode(then)
        .addStatement("return this")
        .build();
  }

  /** Adds a hook; {@code then} as for the clock. */
  public MethodSpec hook(CodeBlock then) {
    return method("hook", hook)
        .addJavadoc("Adds a hook; several hear of a step in the order in which they were added.\n")
        .addStatement("hooks.add($T.requireNonNull(hook, $S))", Objects.class, "hook")
        .addCode(then)
        .addStatement("return this")
        .build();
  }

  public void addNeeds(TypeSpec.Builder type) {
    for (ParameterSpec need : api.needs()) {
      type.addField(need.type(), need.name(), Modifier.PRIVATE);
      type.addMethod(set(need.type(), need.name(), comment(need.name())));
    }
  }

  private static String comment(String need) {
    return switch (need) {
      case "context" -> "The context at first; required.";
      case "logic" -> "Answers for guards, updates and choices; required.";
      default -> "Does what transitions make it do; required.";
    };
  }

  /**
   * Sets where the life begins.
   *
   * @param field the field that keeps it
   */
  public MethodSpec initial(String comment, String field) {
    return method("initial", api.state())
        .addJavadoc("$L\n\n@throws IllegalArgumentException if the state is not initial\n", comment)
        .beginControlFlow("if (!$T.isInitial(initial))", api.transitions())
        .addStatement(
            "throw new $T(\ninitial + $L$W+ $T.initialStates())",
            IllegalArgumentException.class,
            Literal.of(" is not an initial state of " + plan.machine().name() + "; those are "),
            api.transitions())
        .endControlFlow()
        .addStatement("this.$N = initial", field)
        .addStatement("return this")
        .build();
  }

  /** The beginning of {@code build}, which refuses to build without what a life needs. */
  public MethodSpec.Builder build(String comment) {
    List<ParameterSpec> needs = api.needs();
    MethodSpec.Builder build =
        Api.method("build", api.machine(), Modifier.PUBLIC)
            .addJavadoc(
                needs.isEmpty()
                    ? comment + "\n"
                    : comment
                        + "\n\n@throws IllegalStateException if something required is missing\n");
    for (ParameterSpec need : needs) {
      String missing =
          plan.machine().name() + " needs " + named(need) + ": builder()." + need.name() + "(…)";
      build
          .beginControlFlow("if ($N == null)", need.name())
          .addStatement("throw new $T($L)", IllegalStateException.class, Literal.of(missing))
          .endControlFlow();
    }
    return build;
  }

  private String named(ParameterSpec need) {
    return switch (need.name()) {
      case "context" -> "a context";
      case "logic" -> indefinite(api.logic().simpleName());
      default -> api.effects().simpleName();
    };
  }

  private static String indefinite(String name) {
    return ("AEIOU".indexOf(Character.toUpperCase(name.charAt(0))) >= 0 ? "an " : "a ") + name;
  }
}
