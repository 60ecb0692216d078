package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.plan.Plan;
import java.util.concurrent.CompletableFuture;
import javax.lang.model.element.Modifier;

/** Generates the members of {@code NameMachine} that flat machines and charts have in common. */
final class InstanceParts {

  private final Plan plan;
  private final ApiTypes api;

  InstanceParts(ApiTypes api) {
    this.plan = api.plan();
    this.api = api;
  }

  /**
   * Returns the first sentences of the class comment.
   *
   * @param shared whether threads may share an instance
   */
  String introduction(boolean shared) {
    String threads =
        shared
            ? " Thread-safe: steps are atomic, and hooks are called in the order of the steps."
            : " Not thread-safe.";
    String refusals =
        plan.machine().lenient()
            ? " Event methods return the new state; they ignore an event that is not legal."
            : " Event methods return the new state, or throw an {@link "
                + ApiTypes.ILLEGAL
                + "} if the event is not legal.";
    return "An instance of " + Prose.code(plan.machine().name()) + "." + refusals + threads;
  }

  /** Returns a public static factory method without body. */
  static MethodSpec.Builder factory(String name, ClassName type) {
    return ApiTypes.method(name, type, Modifier.PUBLIC, Modifier.STATIC);
  }

  /**
   * Returns the public constructor without body, for a machine that needs no context, logic or
   * effects.
   */
  MethodSpec.Builder publicConstructor() {
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PUBLIC)
        .addJavadoc(
            "Creates an instance in $L.\n",
            plan.machine().root().isParallel()
                ? "the initial states of all regions"
                : Prose.code(plan.initialStates().get(0).name()));
  }

  /**
   * Returns the method {@code from}, which creates an instance in a given state, without its body.
   *
   * @param further sentences for the end of the method's comment
   */
  MethodSpec.Builder fromState(String further) {
    return factory("from", api.machine())
        .addParameter(api.state(), "state")
        .addParameters(api.requiredParameters())
        .addJavadoc(
            "Creates an instance in the given state. Entry effects do not run.$L\n", further);
  }

  /**
   * Returns calls of the builder that set the context, logic and effects, such as {@code
   * .context(context).logic(logic)}.
   */
  CodeBlock needs(boolean withContext) {
    return api.requiredParameters().stream()
        .filter(n -> withContext || !n.name().equals("context"))
        .map(n -> CodeBlock.of(".$N($N)", n.name(), n.name()))
        .collect(CodeBlock.joining(""));
  }

  void addBuilderMethod(TypeSpec.Builder type) {
    ClassName builder = api.machine().nestedClass("Builder");
    type.addMethod(
        factory("builder", builder)
            .addJavadoc(
                "Returns a builder, which can also set an id, hooks, listeners or a clock.\n")
            .addStatement("return new $T()", builder)
            .build());
  }

  /**
   * Adds the methods {@code post}, which fire an event without waiting for another thread's step.
   * Only thread-safe instances have methods {@code post}.
   */
  void addPost(TypeSpec.Builder type, CodeBlock post) {
    TypeName future =
        api.of(ClassName.get(CompletableFuture.class), api.of(ApiTypes.OUTCOME, api.state()));
    type.addMethod(
        ApiTypes.method("post", future, Modifier.PUBLIC)
            .addParameter(api.event(), "event")
            .addJavadoc(
                "Fires an event without waiting. If another thread is in a step, that thread fires the"
                    + " event after its step.\n\n"
                    + "@return the outcome, or the exception of user code; dependent stages must not"
                    + " block\n")
            .addStatement("return post(event, $T.none())", ApiTypes.CAUSE)
            .build());
    type.addMethod(
        ApiTypes.method("post", future, Modifier.PUBLIC)
            .addParameter(api.event(), "event")
            .addParameter(ApiTypes.CAUSE, "cause")
            .addJavadoc(
                "Same as {@link #post($T)}; the cause is stored in the record.\n", api.event())
            .addStatement("return $L", post)
            .build());
  }

  void addContext(TypeSpec.Builder type, CodeBlock value) {
    if (plan.hasContext()) {
      type.addMethod(
          ApiTypes.method("context", api.context(), Modifier.PUBLIC)
              .addJavadoc("Returns the current context.\n")
              .addStatement("return $L", value)
              .build());
    }
  }
}
