package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.NameReference;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.generate.code.LogicCalls;
import dev.pawl.processor.generate.code.NumberSwitch;
import dev.pawl.processor.plan.LogicMethod;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Step;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Generates the function {@code step} of machines with a context or effects. The function returns
 * the next state, the context and the effects of a step, but does not perform the effects.
 */
final class PureStepGenerator {

  private static final ClassName STEP = ClassName.get("dev.pawl", "Step");
  private static final ClassName EFFECT = ClassName.get("dev.pawl", "Effect");

  private final Plan plan;
  private final ApiTypes api;
  private final LogicCalls calls;

  PureStepGenerator(ApiTypes api) {
    this.plan = api.plan();
    this.api = api;
    this.calls = new LogicCalls(api);
  }

  /**
   * Returns whether a step changes a context or has effects, so that its result is more than the
   * next state.
   */
  static boolean isNeeded(Plan plan) {
    return !plan.callsNoUserCode() && (plan.hasContext() || plan.hasEffects());
  }

  void addTo(TypeSpec.Builder type) {
    type.addMethod(begin());
    MethodSpec.Builder step =
        ApiTypes.method("step", stepType(), Modifier.PUBLIC, Modifier.STATIC)
            .addParameter(api.state(), "from");
    if (plan.hasContext()) {
      step.addParameter(api.context(), "context");
    }
    step.addParameter(api.event(), "event");
    if (plan.hasLogic()) {
      step.addParameter(api.logic(), "logic");
    }
    boolean lenient = plan.machine().lenient();
    step.addJavadoc(
        "Computes a step without running it: the next state, the next context and the effects in"
            + " their order. Applying all events of an instance in turn rebuilds the instance.\n\n");
    if (lenient) {
      step.addJavadoc(
          "@return the step; if the event is not legal, a step without effects that stays in {@code from}\n");
    } else {
      step.addJavadoc("@throws $L if the event is not legal in {@code from}\n", ApiTypes.ILLEGAL);
    }
    String context = plan.hasContext() ? "context" : "null";
    step.addStatement("int step = select($L)", api.arguments("from", "event"))
        .beginControlFlow("if (step < 0)");
    if (lenient) {
      step.addStatement("return new $T<>(from, $L, $T.of())", STEP, context, List.class);
    } else {
      step.addStatement("throw RULES.error(step, from, event)");
    }
    CodeBlock name = Literal.of(plan.machine().name());
    step.endControlFlow().addStatement("$T to = $L", api.state(), api.target(name));
    String next = context;
    if (plan.hasUpdates()) {
      step.addStatement(
          "$T next = updated(step$L$L)",
          api.context(),
          calls.takesEvent(LogicMethod.Kind.UPDATE) ? ", event" : "",
          api.logicArguments());
      next = "next";
    }
    step.addStatement("return new $T<>(to, $L, $L)", STEP, next, effects(next));
    type.addMethod(step.build());
    if (plan.hasUpdates()) {
      updated().addTo(type);
    }
    if (plan.hasEffects()) {
      effectsOf().addTo(type);
    }
  }

  private MethodSpec begin() {
    MethodSpec.Builder begin =
        ApiTypes.method("begin", stepType(), Modifier.PUBLIC, Modifier.STATIC)
            .addJavadoc("Computes the first step of an instance without running it.\n");
    if (plan.hasContext()) {
      begin.addParameter(api.context(), "context");
    }
    return begin
        .addStatement(
            "return new $T<>($L, $L, $T.of())",
            STEP,
            api.constant(plan.initialStates().get(0)),
            plan.hasContext() ? "context" : "null",
            List.class)
        .build();
  }

  private TypeName stepType() {
    return ParameterizedTypeName.get(STEP, api.state(), api.contextOrVoid(), api.effectsOrVoid());
  }

  private CodeBlock effects(String context) {
    if (!plan.hasEffects()) {
      return CodeBlock.of("$T.of()", List.class);
    }
    String event = calls.takesEvent(LogicMethod.Kind.EFFECT) ? ", event" : "";
    return CodeBlock.of("effects(step$L$L)", event, plan.hasContext() ? ", " + context : "");
  }

  private NumberSwitch updated() {
    MethodSpec.Builder head =
        ApiTypes.method("updated", api.context(), Modifier.PRIVATE, Modifier.STATIC)
            .addParameter(TypeName.INT, "step");
    if (calls.takesEvent(LogicMethod.Kind.UPDATE)) {
      head.addParameter(api.event(), "event");
    }
    head.addParameters(api.logicParameters());
    NumberSwitch updated = new NumberSwitch(head, "step", CodeBlock.of("context"));
    for (Step step : plan.steps()) {
      step.declared()
          .update()
          .ifPresent(u -> updated.add(step.number(), calls.logicCall(u.name()), step.trigger()));
    }
    return updated;
  }

  private NumberSwitch effectsOf() {
    TypeName list = api.of(ClassName.get(List.class), api.of(EFFECT, api.effects()));
    MethodSpec.Builder head =
        ApiTypes.method("effects", list, Modifier.PRIVATE, Modifier.STATIC)
            .addParameter(TypeName.INT, "step");
    if (calls.takesEvent(LogicMethod.Kind.EFFECT)) {
      head.addParameter(api.event(), "event");
    }
    if (plan.hasContext()) {
      head.addParameter(api.context(), "context");
    }
    NumberSwitch effects = new NumberSwitch(head, "step", CodeBlock.of("$T.of()", List.class));
    for (Step step : plan.steps()) {
      List<NameReference> named = step.declared().effects();
      if (!named.isEmpty()) {
        CodeBlock all = named.stream().map(this::effect).collect(CodeBlock.joining(",$W"));
        effects.add(step.number(), CodeBlock.of("$T.of($L)", List.class, all), step.trigger());
      }
    }
    return effects;
  }

  private CodeBlock effect(NameReference effect) {
    return CodeBlock.of(
        "new $T<>($L, effects -> $L)",
        EFFECT,
        Literal.of(effect.name()),
        calls.effectCall(effect.name()));
  }
}
