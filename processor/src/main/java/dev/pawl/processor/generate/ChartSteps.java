package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.GeneratorContext;
import dev.pawl.processor.generate.code.Payload;
import dev.pawl.processor.generate.code.Prose;
import dev.pawl.processor.plan.ChartPlan;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Generates functions that compute a step of a chart by means of a temporary instance. A generated
 * function takes a state and returns the next state. If several states can be active, or the
 * machine has history or deferred events, the function takes and returns a snapshot.
 */
final class ChartSteps implements StepBackend {

  private static final Modifier[] PUBLIC = {Modifier.PUBLIC, Modifier.STATIC};
  private static final ClassName STEP = ClassName.get("dev.pawl", "Step");

  private final Plan plan;
  private final ApiTypes api;
  private final Prose prose;
  private final boolean needsSnapshots;

  ChartSteps(GeneratorContext context) {
    this.plan = context.plan();
    this.api = context.api();
    this.prose = context.prose();
    this.needsSnapshots = plan.chart().orElseThrow().needsSnapshots();
  }

  @Override
  public String subject() {
    return "steps";
  }

  @Override
  public void addFields(TypeSpec.Builder type) {
    // the class Code contains the table of a chart, so nothing is added here
  }

  @Override
  public TypeName definition() {
    return api.of(ApiTypes.chart("ChartDefinition"), api.stateKey(), api.event());
  }

  @Override
  public CodeBlock newDefinition() {
    return CodeBlock.of(
        "new $T<>(Code.CHART, $L)", ApiTypes.chart("ChartDefinition"), api.states());
  }

  @Override
  public void addSteps(TypeSpec.Builder type) {
    type.addMethod(begin());
    type.addMethod(step());
    if (plan.hasTimers()) {
      type.addMethod(stepOfTimer());
    }
    if (!needsSnapshots) {
      plan.events().stream().filter(EventPlan::isFired).forEach(e -> type.addMethod(event(e)));
      timers().forEach(e -> type.addMethod(timer(e)));
      type.addMethod(next());
    }
    type.addMethod(permits());
  }

  @Override
  public void addTypes(TypeSpec.Builder type) {
    ApiTypes.addNested(type, new ChartCodeGenerator(api).generate());
  }

  /**
   * Returns the type that a function without side effects takes and returns: the type of states, or
   * of snapshots.
   */
  private TypeName stateOrSnapshot() {
    return needsSnapshots ? api.snapshot() : api.state();
  }

  private TypeName stepType() {
    return ParameterizedTypeName.get(
        STEP, stateOrSnapshot(), api.contextOrVoid(), api.effectsOrVoid());
  }

  private CodeBlock effectNames() {
    return plan.hasEffects() ? CodeBlock.of("Code.EFFECTS") : CodeBlock.of("$T.of()", List.class);
  }

  private MethodSpec begin() {
    return ApiTypes.method("begin", stepType(), PUBLIC)
        .addParameters(api.contextAndLogic())
        .addJavadoc("Computes the first step of an instance without running it.\n")
        .addStatement(
            "return $L.$L($L)",
            newTemporaryInstance(),
            needsSnapshots ? "beginWhole" : "begin",
            plan.hasContext() ? "context" : "null")
        .build();
  }

  private MethodSpec step() {
    boolean hasInternalEvents = plan.events().stream().anyMatch(e -> !e.isFired());
    return step("step", "event", "fire")
        .addJavadoc(
            "Computes a step without running it: the next $L, the next context and the effects in"
                + " their order. Applying all events of an instance in turn rebuilds the instance.\n\n"
                + "@throws $L if the event is not legal$L\n",
            needsSnapshots ? "snapshot" : "state",
            ApiTypes.ILLEGAL,
            hasInternalEvents ? "; internal events never are" : "")
        .build();
  }

  private MethodSpec stepOfTimer() {
    return step("elapse", "timer", "elapse")
        .addJavadoc(
            "Computes the step of an elapsed timer, for callers that run timers themselves.\n\n"
                + "@throws IllegalArgumentException if the event does not belong to a timer\n")
        .build();
  }

  /**
   * Returns a method that takes a step by calling a temporary instance.
   *
   * @param name the name of the method
   * @param eventParameter the name of the event parameter
   * @param call the method of the temporary instance
   */
  private MethodSpec.Builder step(String name, String eventParameter, String call) {
    String from = needsSnapshots ? "snapshot" : "from";
    MethodSpec.Builder method =
        ApiTypes.method(name, stepType(), PUBLIC).addParameter(stateOrSnapshot(), from);
    if (plan.hasContext() && !needsSnapshots) {
      method.addParameter(api.context(), "context");
    }
    method.addParameter(api.event(), eventParameter);
    if (plan.hasLogic()) {
      method.addParameter(api.logic(), "logic");
    }
    return method.addStatement(
        "return $L.$L($L, $L)", newTemporaryInstance(), call, sourceArguments(), eventParameter);
  }

  /**
   * Returns the expression that creates the temporary instance, such as {@code new
   * PureSteps<>(RULES, new Code(logic), Code.EFFECTS)}.
   */
  private CodeBlock newTemporaryInstance() {
    return CodeBlock.of(
        "new $T<>(RULES, new Code($L),$W$L)",
        ApiTypes.chart("PureSteps"),
        plan.hasLogic() ? "logic" : "",
        effectNames());
  }

  /**
   * Returns the arguments that describe the instance before the step: a snapshot, or a state and
   * the context. If the machine has no context, {@code null} replaces the context.
   */
  private String sourceArguments() {
    return needsSnapshots ? "snapshot" : plan.hasContext() ? "from, context" : "from, null";
  }

  private List<EventPlan> timers() {
    return plan.chart().orElseThrow().timers().stream().map(ChartPlan.TimerPlan::event).toList();
  }

  private MethodSpec timer(EventPlan timer) {
    return ApiTypes.method(timer.method(), api.state(), PUBLIC)
        .addParameter(api.state(), "from")
        .addParameters(api.logicParameters())
        .addJavadoc("$L\n", prose.function(timer))
        .addStatement("return elapse($L).state()", stepArguments(api.eventExpression(timer)))
        .build();
  }

  /**
   * Returns the arguments for a step without effects: the state, the context, the event and the
   * logic.
   */
  private CodeBlock stepArguments(CodeBlock event) {
    return CodeBlock.of(
        "from, $L$L$L",
        plan.hasContext() ? (api.takesContext() ? "context, " : "null, ") : "",
        event,
        plan.hasLogic() ? ", logic" : "");
  }

  private MethodSpec event(EventPlan event) {
    return ApiTypes.method(event.method(), api.state(), PUBLIC)
        .addParameter(api.state(), "from")
        .addParameters(Payload.parameters(event))
        .addParameters(api.logicParameters())
        .addJavadoc("$L\n", prose.function(event))
        .addStatement("return next(from, $L$L)", api.eventExpression(event), api.logicArguments())
        .build();
  }

  private MethodSpec next() {
    MethodSpec.Builder method =
        ApiTypes.method("next", api.state(), PUBLIC)
            .addParameter(api.state(), "from")
            .addParameter(api.event(), "event")
            .addParameters(api.logicParameters())
            .addJavadoc("Returns the state after an event and all steps that follow it.\n");
    return method
        .addStatement("return step($L).state()", stepArguments(CodeBlock.of("event")))
        .build();
  }

  private MethodSpec permits() {
    MethodSpec.Builder method =
        ApiTypes.method("permits", TypeName.BOOLEAN, PUBLIC)
            .addParameter(stateOrSnapshot(), needsSnapshots ? "snapshot" : "from")
            .addParameter(api.event(), "event");
    if (needsSnapshots) {
      if (plan.hasLogic()) {
        method.addParameter(api.logic(), "logic");
      }
      method
          .addJavadoc(
              "Returns whether an event can be fired and has a transition; evaluates guards.\n")
          .addStatement("return $L.permits(snapshot, event)", newTemporaryInstance());
    } else {
      method
          .addParameters(api.logicParameters())
          .addJavadoc(
              "Returns whether an event can be fired in a state and has a transition$L.\n",
              plan.hasLogic() ? "; evaluates guards" : "")
          .addStatement(
              "return $L.permits(from, $L, event)",
              newTemporaryInstance(),
              plan.hasContext() && plan.hasLogic() ? "context" : "null");
    }
    return method.build();
  }
}
