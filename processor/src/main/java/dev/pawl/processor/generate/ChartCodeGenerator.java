package dev.pawl.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.generate.code.LogicCalls;
import dev.pawl.processor.generate.code.NumberSwitch;
import dev.pawl.processor.plan.ChartPlan;
import dev.pawl.processor.plan.LogicMethod;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Step;
import java.time.Duration;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Generates the nested class {@code Code}, which contains the structure of the chart and calls the
 * user's code.
 */
final class ChartCodeGenerator {

  private final Plan plan;
  private final ApiTypes api;
  private final LogicCalls calls;

  ChartCodeGenerator(ApiTypes api) {
    this.plan = api.plan();
    this.api = api;
    this.calls = LogicCalls.ofChart(api);
  }

  TypeSpec.Builder generate() {
    TypeSpec.Builder type =
        TypeSpec.classBuilder(api.code())
            .addModifiers(Modifier.STATIC, Modifier.FINAL)
            .superclass(
                ParameterizedTypeName.get(
                    ApiTypes.chart("ChartCode"),
                    api.state(),
                    api.stateKey(),
                    api.event(),
                    api.contextOrVoid(),
                    api.effectsOrVoid()))
            .addJavadoc("The structure of the chart, and the methods that call user code.\n");
    new ChartStructure(api).addTo(type);
    if (plan.hasLogic()) {
      type.addField(api.logic(), "logic", Modifier.PRIVATE, Modifier.FINAL);
    }
    type.addMethod(constructor());
    new ChartDecisionGenerator(api).addTo(type);
    addChoices(type);
    addUpdates(type);
    addDelays(type);
    addEffects(type);
    if (plan.hasData()) {
      new ChartDataGenerator(api).addTo(type);
    }
    return type;
  }

  private MethodSpec constructor() {
    MethodSpec.Builder constructor = MethodSpec.constructorBuilder();
    if (plan.hasLogic()) {
      constructor.addParameter(api.logic(), "logic").addStatement("this.logic = logic");
    }
    return constructor.build();
  }

  static MethodSpec.Builder override(String name, TypeName returns) {
    return ApiTypes.method(name, returns, Modifier.PROTECTED).addAnnotation(Override.class);
  }

  /** Adds the parameters {@code source, event, context} to a method. */
  private MethodSpec.Builder addCallParameters(MethodSpec.Builder method) {
    return addCallParameters(api, method);
  }

  static MethodSpec.Builder addCallParameters(ApiTypes api, MethodSpec.Builder method) {
    return method
        .addParameter(api.state(), "source")
        .addParameter(api.event(), "event")
        .addParameter(api.contextOrVoid(), "context");
  }

  private void addChoices(TypeSpec.Builder type) {
    if (!plan.hasChoices()) {
      return;
    }
    NumberSwitch choose =
        new NumberSwitch(
            addCallParameters(
                override("choose", api.stateKey()).addParameter(TypeName.INT, "transition")),
            "transition",
            CodeBlock.of("throw new $T(transition)", AssertionError.class));
    for (Step step : plan.steps()) {
      step.declared()
          .choose()
          .ifPresent(c -> choose.add(step.number(), calls.chosenState(step), comment(step)));
    }
    choose.addTo(type);
  }

  private static String comment(Step step) {
    return step.owner().words().constant() + " on " + step.trigger();
  }

  private void addUpdates(TypeSpec.Builder type) {
    if (!plan.hasUpdates()) {
      return;
    }
    NumberSwitch update =
        new NumberSwitch(
            addCallParameters(
                override("update", api.contextOrVoid()).addParameter(TypeName.INT, "transition")),
            "transition",
            CodeBlock.of("context"));
    for (Step step : plan.steps()) {
      step.declared()
          .update()
          .ifPresent(u -> update.add(step.number(), calls.logicCall(u.name()), comment(step)));
    }
    update.addTo(type);
  }

  private void addDelays(TypeSpec.Builder type) {
    List<ChartPlan.TimerPlan> timers = plan.chart().orElseThrow().timers();
    if (timers.stream().allMatch(t -> t.method().isEmpty())) {
      return;
    }
    NumberSwitch delay =
        new NumberSwitch(
            override("delay", ClassName.get(Duration.class))
                .addParameter(TypeName.INT, "timer")
                .addParameter(api.contextOrVoid(), "context"),
            "timer",
            CodeBlock.of("throw new $T(timer)", AssertionError.class));
    for (int i = 0; i < timers.size(); i++) {
      if (!timers.get(i).method().isEmpty()) {
        delay.add(i, calls.logicCall(timers.get(i).method()), timers.get(i).event().constant());
      }
    }
    delay.addTo(type);
  }

  private void addEffects(TypeSpec.Builder type) {
    if (!plan.hasEffects()) {
      return;
    }
    List<CodeBlock> names = plan.effects().stream().map(e -> Literal.of(e.name())).toList();
    type.addField(
        com.palantir.javapoet.FieldSpec.builder(
                api.of(ClassName.get(List.class), ClassName.get(String.class)),
                "EFFECTS",
                Modifier.STATIC,
                Modifier.FINAL)
            .initializer("$T.of($L)", List.class, CodeBlock.join(names, ",$W"))
            .build());
    MethodSpec.Builder head =
        override("perform", TypeName.VOID)
            .addParameter(TypeName.INT, "effect")
            .addParameter(api.effects(), "effects");
    NumberSwitch perform =
        new NumberSwitch(
            addCallParameters(head),
            "effect",
            CodeBlock.of("throw new $T(effect)", AssertionError.class));
    for (int i = 0; i < plan.effects().size(); i++) {
      LogicMethod effect = plan.effects().get(i);
      perform.add(i, calls.effectCall(effect.name()));
    }
    perform.addTo(type);
  }
}
