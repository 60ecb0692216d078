package dev.pawl.language.semantics;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Forbid;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A machine in which every name has become the state or the event that it means. What a name means
 * nothing for is left out: the checks report it. Immutable but for what is worked out once, when it
 * is asked for; so not thread-safe.
 */
public final class ResolvedMachine {

  private final Machine declared;
  private final List<StateNode> nodes;
  private final List<StateNode> states;
  private final Map<NameReference, StateNode> meantStates;
  private final Map<NameReference, Event> meantEvents;
  private final List<ResolvedTransition> transitions;
  private final List<Event> events;
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
    this.timerEvents = resolver.timerEvents;
    this.views = List.copyOf(resolver.views);
    this.forbids = List.copyOf(resolver.forbids);
    this.states = declared.states().stream().map(this::node).toList();
    this.candidates = new Candidates(this);
    this.moves = new Moves(this);
  }

  /** Keeps the verdicts about the properties of the machine. */
  public void decided(List<PropertyResult> results) {
    this.verdicts = List.copyOf(results);
  }

  /** Returns the verdicts about the properties, in declared order; empty before the check. */
  public List<PropertyResult> verdicts() {
    return verdicts;
  }

  /** Resolves a machine, as far as its names mean anything. */
  public static ResolvedMachine of(Machine machine) {
    return new Resolver(machine).resolve();
  }

  /** The machine as declared. */
  public Machine declared() {
    return declared;
  }

  /** The declared name. */
  public String name() {
    return declared.name();
  }

  /** How its states lie within each other. */
  public StateTree tree() {
    return declared.tree();
  }

  /** The machine itself, as a node. */
  public StateNode root() {
    return nodes.get(0);
  }

  /** Every node in document order, the machine itself first, history states too. */
  public List<StateNode> nodes() {
    return nodes;
  }

  /** The node of a number. */
  public StateNode node(int number) {
    return nodes.get(number);
  }

  /** The node of a declared state. */
  public StateNode node(State state) {
    return nodes.get(tree().number(state));
  }

  /** The state that a name in the declaration means, if there is one; by where it stands. */
  public Optional<StateNode> state(NameReference name) {
    return Optional.ofNullable(meantStates.get(name));
  }

  /** The event that a name in the declaration means; none where it stands for any, or for none. */
  public Optional<Event> event(NameReference name) {
    return Optional.ofNullable(meantEvents.get(name));
  }

  /** The nodes of the states that generated code knows, in the order of {@link Machine#states}. */
  public List<StateNode> states() {
    return states;
  }

  /** The nodes at which an instance can be: leaves, in document order. */
  public List<StateNode> leaves() {
    return nodes(tree().leaves(0));
  }

  /** Nodes by their numbers. */
  public List<StateNode> nodes(List<Integer> numbers) {
    return numbers.stream().map(nodes::get).toList();
  }

  /**
   * Every transition, eventless ones and the defaults of history states too: in document order,
   * those of a state for events before its eventless ones; those of the machine itself last.
   */
  public List<ResolvedTransition> transitions() {
    return transitions;
  }

  /** The events of the machine, in declared order. */
  public List<Event> events() {
    return declared.events();
  }

  /** All events, those too that are only named and that the declaration does not have. */
  public List<Event> namedEvents() {
    return events;
  }

  /** Whether a timer makes an event happen. */
  public boolean isTimer(Event event) {
    return timerEvents.contains(event);
  }

  /** The views, in declared order. */
  public List<ResolvedView> views() {
    return views;
  }

  /** The prohibitions, in declared order. */
  public List<Prohibition> forbids() {
    return forbids;
  }

  /** The transitions that each leaf takes for an event. */
  public Candidates candidates() {
    return candidates;
  }

  /** The exit sets and entry sets of transitions. */
  public Moves moves() {
    return moves;
  }

  /**
   * Whether an instance ends in a leaf: in a final state at the top. It takes no event any more.
   */
  public boolean endsIn(int leaf) {
    return nodes.get(leaf).declared().isFinal() && tree().parent(leaf) == 0;
  }

  /**
   * The nodes in one of which an instance begins: those that the machine names, else the states at
   * the top that are marked initial; all regions, where it has some.
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
   * The leaf that is entered by default where a state is entered; the first parallel state on the
   * way to it if that has regions.
   */
  public StateNode leaf(StateNode node) {
    StateNode leaf = node;
    while (leaf.declared().isComposite() && !leaf.declared().isParallel()) {
      leaf = leaf.defaults().get(0);
    }
    return leaf;
  }

  /**
   * Every transition that is taken for something, with each event that it is taken for: in document
   * order, those of the machine itself last; of a node those for any event after those that name
   * one, and eventless ones last.
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

  /** The events that a transition is taken for; none where it needs none. */
  public List<Event> events(ResolvedTransition transition) {
    return transition.anyEvent()
        ? candidates.served(transition.source())
        : transition.event().stream().toList();
  }

  /**
   * A transition, taken for an event.
   *
   * @param event empty if it needs none
   */
  public record Reaction(ResolvedTransition transition, Optional<Event> event) {}

  /**
   * Pairs of states that no transition may join.
   *
   * @param from the states that it holds for; empty for every state
   * @param to the states that may not be reached from them; empty for every state
   */
  public record Prohibition(
      Forbid declared, Optional<List<StateNode>> from, Optional<List<StateNode>> to) {}
}
