package dev.pawl.language.check;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.Transition;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.GuardSpace;
import dev.pawl.language.semantics.Move;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A machine under check, with the problems found. States and transitions are distinguished by
 * identity, because an invalid machine may contain equal states or equal transitions.
 */
final class CheckContext {

  private final ResolvedMachine resolved;
  private final Problems problems;
  private final Machine machine;
  private final StateTree tree;
  private final List<State> states;
  private final List<State> openStates;
  private final List<ResolvedTransition> transitions = new ArrayList<>();
  private final Map<State, Map<String, List<ResolvedTransition>>> byEvent = new IdentityHashMap<>();
  private final StateHints hints = new StateHints(this);
  private final Set<String> ambiguous = new HashSet<>();
  private final Optional<Set<String>> constants;
  private final EventUse events;
  private final GuardAnalysis guarding;
  private final Inheritance inheritance;
  private final boolean nested;
  private final boolean hasGraph;

  CheckContext(ResolvedMachine resolved, Problems problems) {
    this.problems = problems;
    this.resolved = resolved;
    this.machine = resolved.declared();
    this.nested = machine.hasNesting();
    this.tree = machine.tree();
    this.states = tree.declared();
    for (State owner : declaring()) {
      StateNode node = resolved.node(owner);
      Map<String, List<ResolvedTransition>> groups = new LinkedHashMap<>();
      for (ResolvedTransition transition : node.allTransitions()) {
        transitions.add(transition);
        groups.computeIfAbsent(transition.eventName(), e -> new ArrayList<>()).add(transition);
      }
      byEvent.put(owner, groups);
    }
    this.constants = machine.eventType().map(t -> new LinkedHashSet<>(t.constants()));
    this.openStates = states.stream().filter(this::isOpen).toList();
    this.events = new EventUse(this);
    this.guarding = new GuardAnalysis(this);
    this.inheritance = new Inheritance(this);
    this.hasGraph =
        canStart()
            && transitions.stream().allMatch(ResolvedTransition::isComplete)
            && states.stream().allMatch(this::entersSomething);
  }

  private boolean isOpen(State state) {
    return state.isLeaf() && !(state.isFinal() && tree.parent(tree.number(state)) == 0);
  }

  /** Adds a problem, unless an equal problem is already present. */
  void report(Problem problem) {
    problems.add(problem);
  }

  /**
   * Adds a problem with the default remedy of its code.
   *
   * @param arguments the arguments of the message template of the code
   */
  void report(Code code, Origin origin, Object... arguments) {
    problems.add(code, origin, arguments);
  }

  /**
   * Adds a problem with a specific remedy instead of the default remedy of its code.
   *
   * @param hint the remedy, a whole sentence
   * @param arguments the arguments of the message template of the code
   */
  void report(Code code, String hint, Origin origin, Object... arguments) {
    problems.add(code, hint, origin, arguments);
  }

  /**
   * Adds a problem with an optional remedy.
   *
   * @param hint the remedy, a whole sentence; empty if there is none
   * @param arguments the arguments of the message template of the code
   */
  void report(Code code, Optional<String> hint, Origin origin, Object... arguments) {
    problems.add(code, hint, origin, arguments);
  }

  /** Returns whether a problem with a code has been found. */
  boolean has(Code code) {
    return problems.all().stream().anyMatch(p -> p.code() == code);
  }

  /** Returns whether a problem with a code has been found at a location. */
  boolean has(Code code, Origin origin) {
    return problems.all().stream().anyMatch(p -> p.code() == code && p.origin().equals(origin));
  }

  ResolvedMachine resolved() {
    return resolved;
  }

  /**
   * Returns the nodes that a transition may enter while no history is remembered, including history
   * states.
   */
  BitSet entered(ResolvedTransition transition) {
    BitSet entered = new BitSet();
    for (Move move : resolved.moves().of(transition)) {
      entered.or(resolved.moves().withDefaults(move));
    }
    return entered;
  }

  /**
   * Returns the number of the innermost node that a transition with targets never exits. If the
   * transition chooses from several targets, a single {@link Move} may have an inner domain.
   */
  int domain(ResolvedTransition transition) {
    return resolved.moves().of(transition).stream().mapToInt(Move::domain).min().orElse(0);
  }

  /** Returns the machine as declared. */
  Machine machine() {
    return machine;
  }

  String name() {
    return machine.name();
  }

  /** Returns whether any state has substates. */
  boolean hasNesting() {
    return nested;
  }

  StateTree tree() {
    return tree;
  }

  /** Returns the number of a state in the {@link #tree() tree}. */
  int number(State state) {
    return tree.number(state);
  }

  /**
   * Returns all states, including superstates and history states, in document order or in the order
   * of the user's enum. If a name is declared twice, the list contains both states.
   */
  List<State> states() {
    return states;
  }

  /** Returns all nodes that may declare behavior: every state, then the root. */
  List<State> declaring() {
    List<State> declaring = new ArrayList<>(states);
    declaring.add(machine.root());
    return declaring;
  }

  /**
   * Returns the leaves to which transitions of the root apply: all leaves except final states at
   * the top level.
   */
  List<State> openStates() {
    return openStates;
  }

  /**
   * Returns a suggestion for an unknown state name, such as {@code Did you mean "OPEN"?}; empty if
   * there is none.
   */
  Optional<String> stateHint(String name) {
    return hints.of(name);
  }

  /**
   * Returns all transitions, including eventless transitions and the defaults of history states.
   * The transitions of the root are last.
   */
  List<ResolvedTransition> transitions() {
    return transitions;
  }

  /** Returns whether a state is the root, which represents the machine itself. */
  boolean isRoot(State state) {
    return state == machine.root();
  }

  /**
   * Returns the name of a node for messages: the name of the state or, for the root, the name of
   * the machine.
   */
  String ownerName(State owner) {
    return machine.ownerName(owner);
  }

  /**
   * Returns the transitions that a state itself declares, by the name of their event, in declared
   * order.
   */
  Map<String, List<ResolvedTransition>> byEvent(State owner) {
    return requireNonNull(byEvent.get(owner));
  }

  /** Returns whether a state itself has a transition on {@code "*"}. */
  boolean takesAny(State owner) {
    return byEvent(owner).containsKey(Transition.ANY_EVENT);
  }

  /**
   * Returns whether an event with a given name may exist. If the machine uses an enum of events,
   * only the constants of this enum exist.
   */
  boolean isEvent(String name) {
    return constants.map(c -> c.contains(name)).orElse(true);
  }

  EventUse events() {
    return events;
  }

  /**
   * Returns whether the reachability of states can be computed: an initial state exists, every
   * target exists, and every superstate has a valid default. If the reachability cannot be
   * computed, rules about reachability would only repeat other problems.
   */
  boolean hasGraph() {
    return hasGraph;
  }

  /**
   * Returns whether an instance can start. An instance can start if a top-level state is initial,
   * the machine names default states that all exist, or the root is parallel and there are states.
   */
  boolean canStart() {
    State root = machine.root();
    return root.isParallel()
        ? !states.isEmpty()
        : root.children().stream().anyMatch(State::isInitial) || namesDefaults(root);
  }

  /**
   * Returns whether a state names at least one default state and all default states that it names
   * exist below the state.
   */
  private boolean namesDefaults(State state) {
    List<NameReference> named = state.behavior().initial();
    List<StateNode> nodes = resolved.node(state).named();
    return !named.isEmpty()
        && named.size() == nodes.size()
        && nodes.stream().allMatch(n -> tree.isBelow(n.number(), tree.number(state)));
  }

  /** Returns whether entering a state always leads to a leaf. */
  private boolean entersSomething(State state) {
    Behavior behavior = state.behavior();
    if (state.isHistory()) {
      return state.transitions().stream().anyMatch(t -> !t.targets().isEmpty());
    } else if (!behavior.initial().isEmpty()) {
      return namesDefaults(state);
    }
    return state.isLeaf()
        || (state.isParallel() && !state.isFinal())
        || (!state.isFinal() && state.children().stream().anyMatch(State::isInitial));
  }

  /** Records that an event name has two meanings. The caller must have reported the problem. */
  void ambiguous(String event) {
    ambiguous.add(event);
  }

  /**
   * Returns whether an event name has two meanings. Rules cannot know which transitions handle an
   * event whose name has two meanings.
   */
  boolean isAmbiguous(String event) {
    return ambiguous.contains(event);
  }

  GuardAnalysis guarding() {
    return guarding;
  }

  /** Returns the space in which the conditions of this machine's guards can be compared. */
  GuardSpace guards() {
    return guarding.space();
  }

  /** Returns the condition under which a transition is taken if no other transition precedes it. */
  GuardSpace.Condition guard(ResolvedTransition transition) {
    return guarding.of(transition, transition.source().number());
  }

  /** Returns the condition under which at least one of several transitions is taken. */
  GuardSpace.Condition anyOf(List<ResolvedTransition> alternatives) {
    return alternatives.stream()
        .map(this::guard)
        .reduce(guards().never(), GuardSpace.Condition::or);
  }

  Inheritance inheritance() {
    return inheritance;
  }
}
