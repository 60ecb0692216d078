package dev.pawl.processor.plan;

import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.Part;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Lowers a machine in which the checks found no error. */
public final class Planner {

  private final Machine machine;
  private final JavaNames names;
  private final Map<String, StatePlan> states = new LinkedHashMap<>();
  private final Map<String, EventPlan> events = new LinkedHashMap<>();
  private final List<Step> steps = new ArrayList<>();
  private final Map<State, List<Step>> stepsOf = new IdentityHashMap<>();

  private Planner(Machine machine) {
    this.machine = machine;
    this.names = new JavaNames(machine);
  }

  /** The plan of a machine. */
  public static Plan plan(Machine machine) {
    return new Planner(machine).plan();
  }

  private Plan plan() {
    machine
        .states()
        .forEach(
            s ->
                states.put(
                    s.name(), names.state(states.size(), s, machine.stateType().isPresent())));
    machine
        .events()
        .forEach(
            e ->
                events.put(
                    e.name(), names.event(events.size(), e, machine.eventType().isPresent())));
    machine.states().forEach(this::addSteps);
    addSteps(machine.root());
    DecisionPlanner decisions = new DecisionPlanner(steps.size());
    List<Row> rows = states.values().stream().map(s -> row(s, decisions)).toList();
    LogicPlanner logic = new LogicPlanner(steps);
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
        parts());
  }

  private void addSteps(State owner) {
    List<Step> own = new ArrayList<>();
    for (Transition transition : owner.transitions()) {
      List<StatePlan> targets =
          transition.targets().stream().map(Ref::name).map(states::get).toList();
      EventPlan event = events.get(transition.event().name());
      own.add(new Step(steps.size() + own.size(), owner, transition, event, targets));
    }
    steps.addAll(own);
    stepsOf.put(owner, own);
  }

  private Row row(StatePlan state, DecisionPlanner decisions) {
    Map<Integer, List<Step>> byEvent = new TreeMap<>();
    collect(stepsOf.get(state.declared()), byEvent);
    if (!state.declared().isFinal()) {
      collect(stepsOf.get(machine.root()), byEvent);
    }
    List<Row.Entry> entries = new ArrayList<>();
    byEvent.forEach((event, candidates) -> entries.add(decisions.entry(state, candidates)));
    return new Row(state, entries);
  }

  /** What follows a candidate without guard is never asked. */
  private static void collect(List<Step> from, Map<Integer, List<Step>> byEvent) {
    for (Step step : from) {
      List<Step> candidates =
          byEvent.computeIfAbsent(step.event().ordinal(), e -> new ArrayList<>());
      if (candidates.isEmpty() || candidates.get(candidates.size() - 1).guarded()) {
        candidates.add(step);
      }
    }
  }

  private Set<Part> parts() {
    Set<Part> parts = EnumSet.allOf(Part.class);
    if (states.size() > Plan.LARGE) {
      parts.remove(Part.PHASE);
      parts.remove(Part.CASES);
    }
    parts.addAll(machine.include());
    parts.removeAll(machine.omit());
    return parts;
  }
}
