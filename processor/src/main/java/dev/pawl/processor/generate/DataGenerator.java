package dev.pawl.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Types;
import dev.pawl.processor.plan.DataPlanner;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.LogicMethod;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Generates how a life makes states that carry data, and tells which state is which. */
final class DataGenerator {

  private final Plan plan;
  private final Api api;
  private final Map<String, LogicMethod> logic = new HashMap<>();

  DataGenerator(Plan plan) {
    this.plan = plan;
    this.api = new Api(plan);
    plan.logic().forEach(m -> logic.put(m.name(), m));
  }

  void addTo(TypeSpec.Builder type) {
    type.addMethod(
        ChartLifeGenerator.override("carriesData", TypeName.BOOLEAN)
            .addStatement("return true")
            .build());
    type.addMethod(
        ChartLifeGenerator.override("key", api.stateKey())
            .addParameter(api.state(), "state")
            .addStatement("return state.stateType()")
            .build());
    MethodSpec.Builder state =
        ChartLifeGenerator.override("state", api.state())
            .addParameter(api.stateKey(), "key")
            .addParameter(api.state(), "source")
            .addParameter(api.event(), "event")
            .addParameter(api.contextOrVoid(), "context")
            .addCode("return switch (key) {\n$>");
    for (StatePlan leaf : plan.states()) {
      if (!leaf.declared().isLeaf()) {
        state.addCode("case $L -> throw new $T(key);\n", leaf.constant(), AssertionError.class);
      } else if (leaf.hasData()) {
        state.addCode("case $L ->\n$>$>$L;\n$<$<", leaf.constant(), make(leaf));
      } else {
        state.addCode("case $L -> $T.$N();\n", leaf.constant(), api.state(), leaf.method());
      }
    }
    type.addMethod(state.addCode("$<};\n").build());
  }

  private CodeBlock make(StatePlan state) {
    CodeBlock components =
        state.declared().behavior().data().stream()
            .map(c -> component(state, c))
            .collect(CodeBlock.joining(",\n"));
    return CodeBlock.of("new $T(\n$>$>$L$<$<)", api.record(state), components);
  }

  /**
   * From the event, else from the state that was left, else from the context, else from the user.
   */
  private CodeBlock component(StatePlan state, Event.Param component) {
    CodeBlock.Builder code = CodeBlock.builder();
    int number = 0;
    for (EventPlan event : plan.events()) {
      if (DataPlanner.carries(event.declared().payload(), component)) {
        String name = "e" + number++;
        code.add(
            "event instanceof $T $L ? $L.$N() : ", api.record(event), name, name, component.name());
      }
    }
    for (StatePlan source : plan.leaves()) {
      if (DataPlanner.carries(source.declared().behavior().data(), component)) {
        String name = "s" + number++;
        code.add(
            "source instanceof $T $L ? $L.$N() : ",
            api.record(source),
            name,
            name,
            component.name());
      }
    }
    Optional<Types.Member> member = DataPlanner.member(plan.machine().contextMembers(), component);
    if (member.isPresent()) {
      return code.add("context.$L", member.get().access()).build();
    }
    Optional<LogicMethod> supplier =
        Optional.ofNullable(logic.get(DataPlanner.method(state, component)));
    return code.add(
            supplier
                .map(s -> CodeBlock.of("logic.$N($L)", s.name(), api.logicArguments(s)))
                .orElseGet(
                    () ->
                        CodeBlock.of(
                            "$T.<$T>missing($L)",
                            Api.chart("ChartLife"),
                            Api.type(component.type()).box(),
                            Literal.of(component.name()))))
        .build();
  }
}
