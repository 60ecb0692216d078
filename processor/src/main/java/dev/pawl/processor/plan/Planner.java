package dev.pawl.processor.plan;

import dev.pawl.processor.model.Behavior;
import dev.pawl.processor.model.Delay;
import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.Part;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.StateTree;
import dev.pawl.processor.model.TypeRef;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Lowers a machine in which the checks found no error. */
public final class Planner {

  private final Machine machine;
  private final JavaNames names;
  private final Map<String, StatePlan> states = new LinkedHashMap<>();
  private final Map<String, EventPlan> events = new LinkedHashMap<>();

  private Planner(Machine machine) {
    this.machine = machine;
    this.names = new JavaNames(machine);
  }

  /** The plan of a machine. */
  public static Plan plan(Machine machine) {
    return new Planner(machine).plan();
  }

  private Plan plan() {
    boolean stateGiven = machine.stateType().isPresent();
    for (State state : machine.states()) {
      states.put(state.name(), names.state(states.size(), state, stateGiven));
    }
    boolean eventGiven = machine.eventType().isPresent();
    for (Event event : machine.events()) {
      events.put(event.name(), names.event(events.size(), event, eventGiven));
    }
    boolean isChart = ChartShape.isChart(machine);
    StateTree tree = machine.tree();
    RowPlanner planner = new RowPlanner(machine, tree, states, events, isChart);
    List<Step> steps = planner.steps();
    DecisionPlanner decisions = new DecisionPlanner(steps.size(), dataMethods());
    List<ChartPlan.TimerPlan> timers = timers(tree);
    DataSources data = new DataSources(steps, tree, states, machine.contextMembers());
    Optional<ChartPlan> chart =
        isChart ? Optional.of(planner.chart(decisions, timers, data)) : Optional.empty();
    List<Row> rows = planner.rows(decisions);
    LogicPlanner logic = new LogicPlanner(steps, machine, states, timers, data);
    return new Plan(
        machine,
        names.prefix(),
        machine.stateType().orElse(TypeRef.of(machine.packageName(), names.prefix() + "State")),
        machine
            .eventType()
            .map(Machine.EventType::type)
            .orElse(TypeRef.of(machine.packageName(), names.prefix() + "Event")),
        List.copyOf(states.values()),
        List.copyOf(events.values()),
        steps,
        rows,
        decisions.decisions(),
        logic.logic(),
        logic.effects(),
        planner.initialStates(),
        chart,
        parts(chart));
  }

  private boolean carriesData() {
    return states.values().stream().anyMatch(StatePlan::hasData);
  }

  private Set<String> dataMethods() {
    Set<String> methods = new HashSet<>();
    for (StatePlan state : states.values()) {
      state.declared().behavior().data().forEach(c -> methods.add(DataSources.method(state, c)));
    }
    return methods;
  }

  private List<ChartPlan.TimerPlan> timers(StateTree tree) {
    List<ChartPlan.TimerPlan> timers = new ArrayList<>();
    for (State state : tree.nodes()) {
      for (Behavior.Timer timer : state.behavior().timers()) {
        Delay delay = timer.delay();
        timers.add(
            new ChartPlan.TimerPlan(
                tree.number(state),
                events.get(timer.event().name()),
                delay.constant().isPresent() ? "" : delay.text(),
                delay.constant().map(Duration::toMillis).orElse(-1L),
                delay.text()));
      }
    }
    return timers;
  }

  /** A phase is a leaf, so what is in several, or remembers more, has none. */
  private Set<Part> parts(Optional<ChartPlan> chart) {
    Set<Part> parts = EnumSet.allOf(Part.class);
    if (states.size() > Plan.LARGE) {
      parts.remove(Part.PHASE);
      parts.remove(Part.CASES);
    } else if (!carriesData()) {
      // a switch over an enum is exhaustive by itself
      parts.remove(Part.CASES);
    }
    parts.addAll(machine.include());
    parts.removeAll(machine.omit());
    if (chart.map(ChartPlan::several).orElse(false)) {
      parts.remove(Part.PHASE);
    }
    return parts;
  }
}
