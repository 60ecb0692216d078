package dev.pawl.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.Formula;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.DecisionGenerator;
import dev.pawl.processor.generate.code.GuardCode;
import dev.pawl.processor.generate.code.GuardConditions;
import dev.pawl.processor.generate.code.LogicCalls;
import dev.pawl.processor.generate.code.NumberSwitch;
import dev.pawl.processor.plan.Decision;
import dev.pawl.processor.plan.LogicMethod;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import dev.pawl.processor.plan.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import javax.lang.model.element.Modifier;

/** Generates one method for each decision between candidate transitions of a chart. */
final class ChartDecisionGenerator {

  private final Plan plan;
  private final ApiTypes api;
  private final LogicCalls calls;

  /** Maps each test in a guard, such as {@code in(OPEN)}, to the state that it tests. */
  private final Map<String, StatePlan> active = new HashMap<>();

  ChartDecisionGenerator(ApiTypes api) {
    this.plan = api.plan();
    this.api = api;
    this.calls = new LogicCalls(api);
    plan.steps()
        .forEach(s -> s.testedStates().forEach((name, a) -> active.put(Formula.in(name), a)));
  }

  void addTo(TypeSpec.Builder type) {
    if (plan.decisions().isEmpty()) {
      return;
    }
    NumberSwitch decide =
        new NumberSwitch(
            ChartCodeGenerator.addCallParameters(
                    api,
                    ChartCodeGenerator.override("decide", TypeName.INT)
                        .addParameter(TypeName.INT, "decision"))
                .addParameter(configuration()),
            "decision",
            CodeBlock.of("throw new $T(decision)", AssertionError.class));
    for (Decision decision : plan.decisions()) {
      decide.add(
          decision.number(),
          CodeBlock.of("$N($L)", decision.method(), ApiTypes.arguments(parameters(decision))),
          DecisionGenerator.title(decision));
    }
    decide.addTo(type);
    plan.decisions().forEach(d -> type.addMethod(decision(d)));
  }

  private ParameterSpec configuration() {
    return ParameterSpec.builder(
            api.of(ApiTypes.chart("Configuration"), api.state(), api.contextOrVoid()), "active")
        .build();
  }

  private List<LogicMethod> predicateMethods(Decision decision) {
    return DecisionGenerator.predicates(decision).stream()
        .flatMap(p -> calls.find(p).stream())
        .toList();
  }

  private List<ParameterSpec> parameters(Decision decision) {
    List<ParameterSpec> parameters = new ArrayList<>();
    List<LogicMethod> asked = predicateMethods(decision);
    if (asked.stream().anyMatch(LogicMethod::takesState)) {
      parameters.add(ParameterSpec.builder(api.state(), "source").build());
    }
    if (asked.stream().anyMatch(LogicMethod::takesEvent)) {
      parameters.add(ParameterSpec.builder(api.event(), "event").build());
    }
    if (plan.hasContext() && !asked.isEmpty()) {
      parameters.add(ParameterSpec.builder(api.contextOrVoid(), "context").build());
    }
    if (DecisionGenerator.predicates(decision).stream().anyMatch(active::containsKey)) {
      parameters.add(configuration());
    }
    return parameters;
  }

  private MethodSpec decision(Decision decision) {
    List<String> mentions = DecisionGenerator.predicates(decision);
    boolean eachOnce = mentions.size() == new TreeSet<>(mentions).size();
    CodeBlock refuse =
        CodeBlock.of("return $T.$L;\n", ApiTypes.chart("Chart"), decision.otherwise().name());
    CodeBlock body =
        eachOnce
            ? guardsInOrder(decision, refuse)
            : new GuardConditions(decision.candidates(), mentions, this::predicateCall, refuse)
                .code();
    return ApiTypes.method(decision.method(), TypeName.INT, Modifier.PRIVATE)
        .addParameters(parameters(decision))
        .addCode(body)
        .build();
  }

  private CodeBlock guardsInOrder(Decision decision, CodeBlock refuse) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (Step step : decision.candidates()) {
      if (!step.guarded()) {
        return code.add(DecisionGenerator.take(step)).build();
      }
      CodeBlock guard =
          GuardCode.of(step.declared().guard().orElseThrow().formula(), this::predicateCall);
      code.beginControlFlow("if ($L)", guard).add(DecisionGenerator.take(step)).endControlFlow();
    }
    return code.add(refuse).build();
  }

  private CodeBlock predicateCall(String atom) {
    StatePlan state = active.get(atom);
    if (state != null) {
      return CodeBlock.of("active.holds($L)", api.constant(state));
    }
    return calls.logicCall(atom);
  }
}
