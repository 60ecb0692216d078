package dev.pawl.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.TypeLookup;
import dev.pawl.processor.generate.code.ApiTypes;
import dev.pawl.processor.generate.code.JavaTypes;
import dev.pawl.processor.generate.code.Literal;
import dev.pawl.processor.generate.code.LogicCalls;
import dev.pawl.processor.generate.code.NumberSwitch;
import dev.pawl.processor.plan.DataSources;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.LogicMethod;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.StatePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Generates the methods that create states with data. */
final class ChartDataGenerator {

  /**
   * The maximum number of states for which generated code uses a chain of {@code instanceof} to
   * find the state whose data contains a component. For more states, generated code uses a switch.
   */
  private static final int MAX_INSTANCEOF_CHAIN = 50;

  private final Plan plan;
  private final ApiTypes api;
  private final DataSources data;
  private final LogicCalls calls;

  ChartDataGenerator(ApiTypes api) {
    this.plan = api.plan();
    this.api = api;
    this.data = plan.chart().orElseThrow().data();
    this.calls = LogicCalls.ofChart(api);
  }

  void addTo(TypeSpec.Builder type) {
    MethodSpec.Builder state =
        ChartCodeGenerator.override("state", api.state())
            .addParameter(api.stateKey(), "key")
            .addParameters(callParameters());
    NumberSwitch byOrdinal =
        new NumberSwitch(
            state, "key.ordinal()", CodeBlock.of("throw new $T(key)", AssertionError.class));
    plan.leaves().forEach(s -> byOrdinal.add(s.ordinal(), newState(s)));
    byOrdinal.addTo(type);
    for (StatePlan leaf : plan.leaves()) {
      for (Event.Param component : leaf.declared().behavior().data()) {
        addComponent(type, leaf, component);
      }
    }
  }

  private List<ParameterSpec> callParameters() {
    return List.of(
        ParameterSpec.builder(api.state(), "source").build(),
        ParameterSpec.builder(api.event(), "event").build(),
        ParameterSpec.builder(api.contextOrVoid(), "context").build());
  }

  private CodeBlock newState(StatePlan state) {
    if (!state.declared().isLeaf()) {
      return CodeBlock.of("throw new $T(key)", AssertionError.class);
    } else if (!state.hasData()) {
      return CodeBlock.of("$T.$N()", api.state(), state.method());
    }
    List<CodeBlock> components = new ArrayList<>();
    for (Event.Param component : state.declared().behavior().data()) {
      components.add(
          data.carriers(state, component).isEmpty()
              ? fallback(state, component)
              : CodeBlock.of(
                  "$N($L)",
                  DataSources.method(state, component),
                  ApiTypes.arguments(parameters(state, component))));
    }
    return components.size() == 1
        ? CodeBlock.of("new $T($L)", api.record(state), components.get(0))
        : CodeBlock.of(
            "new $T(\n$>$>$L)$<$<", api.record(state), CodeBlock.join(components, ",\n"));
  }

  /**
   * Adds the method that returns the value for a component of a state's data. At run time, the
   * generated method looks for a component with the same name and type in the event, then in the
   * source state, then in the context. If it finds no component, the generated method calls a
   * method of the user.
   */
  private void addComponent(TypeSpec.Builder type, StatePlan state, Event.Param component) {
    DataSources.Carriers carriers = data.carriers(state, component);
    if (carriers.isEmpty()) {
      return;
    }
    String name = DataSources.method(state, component);
    List<ParameterSpec> parameters = parameters(state, component);
    MethodSpec.Builder method =
        ApiTypes.method(name, JavaTypes.of(component.type()), Modifier.PRIVATE)
            .addParameters(parameters);
    if (carriers.events().size() + carriers.sources().size() == 1) {
      type.addMethod(method.addStatement(returnFromCarrier(state, component, carriers)).build());
      return;
    }
    for (EventPlan event : carriers.events()) {
      addReturnFrom(method, "event", api.record(event), component);
    }
    if (carriers.sources().size() <= MAX_INSTANCEOF_CHAIN) {
      carriers.sources().forEach(s -> addReturnFrom(method, "source", api.record(s), component));
      type.addMethod(method.addStatement("return $L", fallback(state, component)).build());
      return;
    }
    String from = name + "From";
    type.addMethod(
        method
            .addStatement(
                "return $N(source == null ? -1 : source.stateType().ordinal(), $L)",
                from,
                ApiTypes.arguments(parameters))
            .build());
    bySource(from, parameters, carriers.sources(), state, component).addTo(type);
  }

  /**
   * Returns a return statement for the value of a component. Exactly one event or one source state
   * must have a component with the same name and type.
   */
  private CodeBlock returnFromCarrier(
      StatePlan state, Event.Param component, DataSources.Carriers carriers) {
    boolean event = !carriers.events().isEmpty();
    return CodeBlock.of(
        "return $L instanceof $T carrier$W? carrier.$N()$W: $L",
        event ? "event" : "source",
        event
            ? api.record(carriers.events().iterator().next())
            : api.record(carriers.sources().iterator().next()),
        component.name(),
        fallback(state, component));
  }

  private static void addReturnFrom(
      MethodSpec.Builder method, String variable, TypeName record, Event.Param component) {
    method
        .beginControlFlow("if ($N instanceof $T carrier)", variable, record)
        .addStatement("return carrier.$N()", component.name())
        .endControlFlow();
  }

  private NumberSwitch bySource(
      String name,
      List<ParameterSpec> parameters,
      Set<StatePlan> sources,
      StatePlan state,
      Event.Param component) {
    NumberSwitch from =
        new NumberSwitch(
            ApiTypes.method(name, JavaTypes.of(component.type()), Modifier.PRIVATE)
                .addParameter(TypeName.INT, "ordinal")
                .addParameters(parameters),
            "ordinal",
            fallback(state, component));
    sources.forEach(
        s ->
            from.add(
                s.ordinal(),
                CodeBlock.of("(($T) source).$N()", api.record(s), component.name()),
                s.constant()));
    return from;
  }

  /**
   * Returns the expression for the value of a component if neither the event nor the source state
   * has a component with the same name and type.
   */
  private CodeBlock fallback(StatePlan state, Event.Param component) {
    Optional<TypeLookup.Member> member = member(component);
    if (member.isPresent()) {
      return CodeBlock.of("context.$L", member.get().access());
    }
    return supplier(state, component)
        .map(calls::logicCall)
        .orElseGet(() -> CodeBlock.of("missing($L)", Literal.of(component.name())));
  }

  private Optional<LogicMethod> supplier(StatePlan state, Event.Param component) {
    return calls.find(DataSources.method(state, component));
  }

  private Optional<TypeLookup.Member> member(Event.Param component) {
    return DataSources.member(plan.machine().contextMembers(), component);
  }

  private List<ParameterSpec> parameters(StatePlan state, Event.Param component) {
    DataSources.Carriers carriers = data.carriers(state, component);
    Optional<LogicMethod> supplier = supplier(state, component);
    List<ParameterSpec> all = callParameters();
    List<ParameterSpec> parameters = new ArrayList<>();
    if (!carriers.sources().isEmpty() || supplier.filter(LogicMethod::takesState).isPresent()) {
      parameters.add(all.get(0));
    }
    if (!carriers.events().isEmpty() || supplier.filter(LogicMethod::takesEvent).isPresent()) {
      parameters.add(all.get(1));
    }
    if ((supplier.isPresent() && plan.hasContext()) || member(component).isPresent()) {
      parameters.add(all.get(2));
    }
    return parameters;
  }
}
