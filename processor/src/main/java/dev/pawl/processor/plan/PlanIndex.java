package dev.pawl.processor.plan;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.State;
import dev.pawl.language.semantics.Move;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Maps the states and events of a machine to their plans. */
final class PlanIndex {

  private final ResolvedMachine machine;
  private final boolean isChart;
  private final Map<StateNode, StatePlan> states = new IdentityHashMap<>();
  private final Map<Event, EventPlan> events = new IdentityHashMap<>();
  private final List<StatePlan> allStates = new ArrayList<>();
  private final List<EventPlan> allEvents = new ArrayList<>();

  public PlanIndex(ResolvedMachine machine, JavaNames names, boolean isChart) {
    this.machine = machine;
    this.isChart = isChart;
    boolean stateGiven = machine.declared().stateType().isPresent();
    for (StateNode node : machine.states()) {
      StatePlan plan = names.state(states.size(), node.declared(), stateGiven);
      states.put(node, plan);
      allStates.add(plan);
    }
    boolean eventGiven = machine.declared().eventType().isPresent();
    for (Event event : machine.events()) {
      EventPlan plan = names.event(events.size(), event, eventGiven);
      events.put(event, plan);
      allEvents.add(plan);
    }
  }

  public List<StatePlan> states() {
    return allStates;
  }

  public List<EventPlan> events() {
    return allEvents;
  }

  /**
   * Returns the plan of a state; empty for the root, and for a history state that is not a constant
   * of the user's enum.
   */
  public Optional<StatePlan> state(StateNode node) {
    return Optional.ofNullable(states.get(node));
  }

  /** Returns the plans of states. States without a plan are omitted. */
  public List<StatePlan> states(Collection<StateNode> nodes) {
    return nodes.stream().map(states::get).filter(Objects::nonNull).toList();
  }

  /** Returns the plans of the leaves at or below a state. */
  public List<StatePlan> leaves(State state) {
    return states(machine.nodes(machine.tree().leaves(machine.tree().number(state))));
  }

  /** Returns whether an event has a plan, because it is one of {@link ResolvedMachine#events}. */
  public boolean isPlanned(Event event) {
    return events.containsKey(event);
  }

  public EventPlan event(Event event) {
    return requireNonNull(events.get(event));
  }

  public List<EventPlan> events(Collection<Event> some) {
    return some.stream().map(events::get).toList();
  }

  public ChartPlan.Node node(StateNode node) {
    boolean history = !node.isRoot() && node.declared().isHistory();
    Move enters =
        history
            ? machine.moves().byDefault(node)
            : node.isRoot() ? machine.moves().start() : machine.moves().start(node);
    return new ChartPlan.Node(
        node.declared(),
        state(node),
        numbers(node.declared().isLeaf() && !node.isRoot() ? List.of() : node.defaults()),
        events(node.raisedOnEntry()),
        events(node.raisedOnExit()),
        node.done().map(this::event),
        enters);
  }

  public static List<Integer> numbers(List<StateNode> nodes) {
    return nodes.stream().map(StateNode::number).toList();
  }

  /** Creates the step that takes a transition on an event. */
  public Step step(
      int number, ResolvedTransition transition, Optional<Event> event, List<StatePlan> targets) {
    Map<String, StatePlan> asked = new HashMap<>();
    transition.asked().forEach((name, node) -> state(node).ifPresent(s -> asked.put(name, s)));
    return new Step(
        number,
        transition,
        event.map(this::event).orElse(null),
        targets,
        events(transition.raised()),
        isChart ? machine.moves().of(transition) : List.of(),
        asked);
  }
}
