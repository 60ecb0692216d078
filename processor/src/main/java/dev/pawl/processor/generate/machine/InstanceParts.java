package dev.pawl.processor.generate.machine;

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

/** Generates what {@code NameMachine} has whether it is flat or a chart. */
public final class InstanceParts {

  private final Plan plan;
  private final ApiTypes api;

  public InstanceParts(ApiTypes api) {
    this.plan = api.plan();
    this.api = api;
  }

  /** The first sentence of the type's comment. */
  public String sentence(boolean shared) {
    String threads =
        shared
            ? " Any number of threads may use it at a time: each step is atomic, and hooks hear of"
                + " steps in the order in which they were made."
            : " It is confined to one thread at a time.";
    String refusals =
        plan.machine().lenient()
            ? " Methods of events return the state afterwards."
            : " Methods of events return the state afterwards, or throw an {@link "
                + ApiTypes.ILLEGAL
                + "}.";
    return "One instance of " + Prose.code(plan.machine().name()) + "." + threads + refusals;
  }

  /** A factory method that builds with all that the machine needs. */
  public static MethodSpec.Builder factory(String name, ClassName type) {
    return ApiTypes.method(name, type, Modifier.PUBLIC, Modifier.STATIC);
  }

  /** The constructor of a machine that needs nothing from its user. */
  public MethodSpec.Builder publicConstructor() {
    return MethodSpec.constructorBuilder()
        .addModifiers(Modifier.PUBLIC)
        .addJavadoc(
            "Creates an instance that begins in $L.\n",
            plan.machine().root().isParallel()
                ? "the initial states of its regions"
                : Prose.code(plan.initialStates().get(0).name()));
  }

  /** The factory of an instance that goes on in a state. */
  public MethodSpec.Builder fromState(String further) {
    return factory("from", api.machine())
        .addParameter(api.state(), "state")
        .addParameters(api.needs())
        .addJavadoc(
            "Creates an instance that goes on in the given state. Entry effects do not run.$L\n",
            further);
  }

  /** {@code .context(context).logic(logic)}. */
  public CodeBlock needs(boolean withContext) {
    return api.needs().stream()
        .filter(n -> withContext || !n.name().equals("context"))
        .map(n -> CodeBlock.of(".$N($N)", n.name(), n.name()))
        .collect(CodeBlock.joining(""));
  }

  public void addBuilderMethod(TypeSpec.Builder type) {
    ClassName builder = api.machine().nestedClass("Builder");
    type.addMethod(
        factory("builder", builder)
            .addJavadoc("Returns a builder of instances with an id, hooks, listeners or a clock.\n")
            .addStatement("return new $T()", builder)
            .build());
  }

  /** Adds the methods that hand an event over, of a machine that threads share. */
  public void addPost(TypeSpec.Builder type, CodeBlock post) {
    TypeName future =
        api.of(ClassName.get(CompletableFuture.class), api.of(ApiTypes.OUTCOME, api.state()));
    type.addMethod(
        ApiTypes.method("post", future, Modifier.PUBLIC)
            .addParameter(api.event(), "event")
            .addJavadoc(
                "Fires an event without waiting: if another thread makes a step, that thread fires it"
                    + " afterwards.\n\n"
                    + "@return the outcome, or what user code has thrown; what depends on it must not"
                    + " wait\n")
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

  public void addContext(TypeSpec.Builder type, CodeBlock value) {
    if (plan.hasContext()) {
      type.addMethod(
          ApiTypes.method("context", api.context(), Modifier.PUBLIC)
              .addJavadoc("Returns the current context.\n")
              .addStatement("return $L", value)
              .build());
    }
  }
}
