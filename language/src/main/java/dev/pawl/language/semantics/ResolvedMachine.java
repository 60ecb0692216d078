package dev.pawl.language.semantics;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Forbid;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.StatedProperty;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A machine in which each name is resolved to a state or an event. Unknown names are omitted,
 * because the checks report such names. Instances are not thread-safe, because some results are
 * computed lazily. The only method that changes what other methods return is {@link #decided}.
 */
public final class ResolvedMachine {

  private final Machine declared;
  private final List<StateNode> nodes;
  private final List<StateNode> states;
  private final Map<NameReference, StateNode> meantStates;
  private final Map<NameReference, Event> meantEvents;
  private final List<ResolvedTransition> transitions;
  private final List<Event> events;
  private final Map<Event, Integer> eventNumbers = new IdentityHashMap<>();
  private final Set<Event> timerEvents;
  private final List<ResolvedView> views;
  private final List<Prohibition> forbids;
  private final Candidates candidates;
  private final Moves moves;
  private List<PropertyResult> verdicts = List.of();

  ResolvedMachine(Resolver resolver) {
    this.declared = resolver.machine;
    this.nodes = List.copyOf(resolver.nodes);
    this.meantStates = resolver.meantStates;
    this.meantEvents = resolver.meantEvents;
    this.transitions = List.copyOf(resolver.transitions);
    this.events = List.copyOf(resolver.events.values());
    events.forEach(e -> eventNumbers.put(e, eventNumbers.size()));
    this.timerEvents = resolver.timerEvents;
    this.views = List.copyOf(resolver.views);
    this.forbids = List.copyOf(resolver.forbids);
    this.states = declared.states().stream().map(this::node).toList();
    this.candidates = new Candidates(this);
    this.moves = new Moves(this);
  }

  /** Sets the verdicts about the properties of the machine. */
  public void decided(List<PropertyResult> results) {
    this.verdicts = List.copyOf(results);
  }

  /**
   * Returns the verdicts about the properties, in declared order; empty before the properties are
   * checked.
   */
  public List<PropertyResult> verdicts() {
    return verdicts;
  }

  /** Returns the properties with their {@link #verdicts} as text. */
  public List<StatedProperty> statedProperties() {
    return verdicts.stream().map(PropertyResult::stated).toList();
  }

  /** Resolves a machine. Unknown names are omitted. */
  public static ResolvedMachine of(Machine machine) {
    return new Resolver(machine).resolve();
  }

  /** Returns the machine as declared. */
  public Machine declared() {
    return declared;
  }

  public String name() {
    return declared.name();
  }

  public StateTree tree() {
    return declared.tree();
  }

  /** Returns the node of the machine itself. */
  public StateNode root() {
    return nodes.get(0);
  }

  /**
   * Returns all nodes in document order, including history states. The machine itself is the first
   * node.
   */
  public List<StateNode> nodes() {
    return nodes;
  }

  public StateNode node(int number) {
    return nodes.get(number);
  }

  public StateNode node(State state) {
    return nodes.get(tree().number(state));
  }

  /**
   * Returns the state that a name in the declaration refers to, if there is one. Names are
   * distinguished by identity.
   */
  public Optional<StateNode> state(NameReference name) {
    return Optional.ofNullable(meantStates.get(name));
  }

  /**
   * Returns the event that a name in the declaration refers to; empty if the name is the
   * placeholder for any event or for no event. Names are distinguished by identity.
   */
  public Optional<Event> event(NameReference name) {
    return Optional.ofNullable(meantEvents.get(name));
  }

  /** Returns the nodes of the states in generated code, in the order of {@link Machine#states}. */
  public List<StateNode> states() {
    return states;
  }

  /**
   * Returns the leaves, in document order. Every configuration of an instance consists of leaves
   * and their ancestors.
   */
  public List<StateNode> leaves() {
    return nodes(tree().leaves(0));
  }

  public List<StateNode> nodes(List<Integer> numbers) {
    return numbers.stream().map(nodes::get).toList();
  }

  /**
   * Returns all transitions in document order, including eventless transitions and the defaults of
   * history states. The transitions of a state for events precede its eventless transitions, and
   * the transitions of the machine itself are last.
   */
  public List<ResolvedTransition> transitions() {
    return transitions;
  }

  /** Returns the events of the machine, in declared order. */
  public List<Event> events() {
    return declared.events();
  }

  /** Returns all events, including events that are used but not declared. */
  public List<Event> namedEvents() {
    return events;
  }

  /** Returns the index of an event in {@link #namedEvents()}. */
  public int number(Event event) {
    return requireNonNull(eventNumbers.get(event));
  }

  /** Returns whether an event is triggered by a timer. */
  public boolean isTimer(Event event) {
    return timerEvents.contains(event);
  }

  /** Returns whether several threads may use an instance: machines with timers are thread-safe. */
  public boolean isThreadSafe() {
    return declared.threadSafe() || !timerEvents.isEmpty();
  }

  /** Returns the views, in declared order. */
  public List<ResolvedView> views() {
    return views;
  }

  /** Returns the prohibitions, in declared order. */
  public List<Prohibition> forbids() {
    return forbids;
  }

  public Candidates candidates() {
    return candidates;
  }

  public Moves moves() {
    return moves;
  }

  /**
   * Returns whether a leaf is a final state at the top level. An instance that enters such a leaf
   * ends. An ended instance handles no events.
   */
  public boolean endsIn(int leaf) {
    return nodes.get(leaf).declared().isFinal() && tree().parent(leaf) == 0;
  }

  /**
   * Returns the nodes in which an instance can start. If the machine names default states, returns
   * the named states. If the machine names no default states, returns the top-level states that are
   * marked as initial. If the machine is parallel, returns all its regions.
   */
  public List<StateNode> beginnings() {
    StateNode root = root();
    if (root.declared().isParallel()) {
      return nodes(tree().children(0));
    } else if (!root.declared().behavior().initial().isEmpty()) {
      return root.named();
    }
    return nodes(tree().children(0)).stream().filter(n -> n.declared().isInitial()).toList();
  }

  /**
   * Returns the leaf to which the default children of a node lead. If a parallel state comes first
   * on the path to the leaf, returns the parallel state.
   */
  public StateNode leaf(StateNode node) {
    StateNode leaf = node;
    while (leaf.declared().isComposite() && !leaf.declared().isParallel()) {
      leaf = leaf.defaults().get(0);
    }
    return leaf;
  }

  /**
   * Returns all pairs of a transition and an event that the transition handles, in document order,
   * with the pairs of the machine itself last. For each node, transitions that name an event come
   * first, then transitions on {@code "*"}, then eventless transitions.
   */
  public List<Reaction> reactions() {
    List<Reaction> reactions = new ArrayList<>();
    nodes.stream().skip(1).filter(n -> !n.declared().isHistory()).forEach(n -> add(n, reactions));
    add(root(), reactions);
    return reactions;
  }

  private void add(StateNode node, List<Reaction> reactions) {
    for (ResolvedTransition transition : node.transitions()) {
      transition.event().ifPresent(e -> reactions.add(new Reaction(transition, Optional.of(e))));
    }
    for (ResolvedTransition transition : node.transitions()) {
      if (transition.anyEvent()) {
        candidates
            .served(node)
            .forEach(e -> reactions.add(new Reaction(transition, Optional.of(e))));
      }
    }
    node.always().forEach(t -> reactions.add(new Reaction(t, Optional.empty())));
  }

  /** Returns the events that a transition handles; empty for an eventless transition. */
  public List<Event> events(ResolvedTransition transition) {
    return transition.anyEvent()
        ? candidates.served(transition.source())
        : transition.event().stream().toList();
  }

  /**
   * A transition and an event that the transition handles.
   *
   * @param event the event; empty for an eventless transition
   */
  public record Reaction(ResolvedTransition transition, Optional<Event> event) {}

  /**
   * A prohibition of transitions between states.
   *
   * @param from the source states; empty for all states
   * @param to the forbidden targets; empty for all states
   */
  public record Prohibition(
      Forbid declared, Optional<List<StateNode>> from, Optional<List<StateNode>> to) {}
}
