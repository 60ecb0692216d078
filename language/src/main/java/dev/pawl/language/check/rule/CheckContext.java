package dev.pawl.language.check.rule;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.guard.GuardSpace;
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
 * A machine under check, and what is wrong with it. States and transitions are distinguished by
 * identity: a broken machine may hold equal ones.
 */
public final class CheckContext {

  private final ResolvedMachine resolved;
  private final Problems problems;
  private final Machine machine;
  private final StateTree tree;
  private final List<State> all;
  private final List<State> open;
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

  public CheckContext(ResolvedMachine resolved, Problems problems) {
    this.problems = problems;
    this.resolved = resolved;
    this.machine = resolved.declared();
    this.nested = machine.nested();
    this.tree = machine.tree();
    this.all = tree.declared();
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
    this.open = all.stream().filter(this::isOpen).toList();
    this.events = new EventUse(this);
    this.guarding = new GuardAnalysis(this);
    this.inheritance = new Inheritance(this);
    this.hasGraph =
        begins()
            && transitions.stream().allMatch(ResolvedTransition::isComplete)
            && all.stream().allMatch(this::entersSomething);
  }

  private boolean isOpen(State state) {
    return state.isLeaf() && !(state.isFinal() && tree.parent(tree.number(state)) == 0);
  }

  /** Adds a problem, unless it was found before. */
  public void report(Problem problem) {
    problems.add(problem);
  }

  /** Adds a problem whose text is the code's template filled in. */
  public void report(Code code, Origin origin, Object... arguments) {
    problems.add(code, origin, arguments);
  }

  /** Adds such a problem with what to do about it, a whole sentence. */
  public void report(Code code, String hint, Origin origin, Object... arguments) {
    problems.add(code, hint, origin, arguments);
  }

  /** Adds such a problem with what to do about it, if there is something to say. */
  public void report(Code code, Optional<String> hint, Origin origin, Object... arguments) {
    problems.add(code, hint, origin, arguments);
  }

  /** Whether a problem of a kind was found before. */
  public boolean has(Code code) {
    return problems.all().stream().anyMatch(p -> p.code() == code);
  }

  /** The machine with its names resolved. */
  public ResolvedMachine resolved() {
    return resolved;
  }

  /** All that a transition may enter where nothing is remembered, history states too. */
  public BitSet entered(ResolvedTransition transition) {
    BitSet entered = new BitSet();
    for (Move move : resolved.moves().of(transition)) {
      entered.or(resolved.moves().withDefaults(move));
    }
    return entered;
  }

  /** The innermost node that a transition with targets leaves in no case. */
  public int domain(ResolvedTransition transition) {
    return resolved.moves().of(transition).stream().mapToInt(Move::domain).min().orElse(0);
  }

  /** The machine itself. */
  public Machine machine() {
    return machine;
  }

  /** The machine's name as declared. */
  public String name() {
    return machine.name();
  }

  /** Whether there are states within states. */
  public boolean nested() {
    return nested;
  }

  /** The states as a tree. */
  public StateTree tree() {
    return tree;
  }

  /** The number of a state in the tree. */
  public int number(State state) {
    return tree.number(state);
  }

  /**
   * Every state, superstates and history states among them, in document order or that of the user's
   * enum; a name that stands twice is there twice.
   */
  public List<State> states() {
    return all;
  }

  /** Every state, and the root last: all that may declare something. */
  public List<State> declaring() {
    List<State> declaring = new ArrayList<>(all);
    declaring.add(machine.root());
    return declaring;
  }

  /**
   * The leaves in which an instance has not ended: those in which the transitions of the root hold.
   */
  public List<State> openStates() {
    return open;
  }

  /** {@code Did you mean "OPEN"?} for a name that no state has. */
  public Optional<String> stateHint(String name) {
    return hints.of(name);
  }

  /**
   * Every transition with the state that declares it, eventless ones and the defaults of history
   * states too; those of the root last.
   */
  public List<ResolvedTransition> transitions() {
    return transitions;
  }

  /** Whether a state is the root: the machine itself. */
  public boolean isRoot(State state) {
    return state == machine.root();
  }

  /** The name, in problems, of who declares something: the state, or the machine. */
  public String ownerName(State owner) {
    return machine.ownerName(owner);
  }

  /** The transitions that a state itself declares, by event, each in declared order. */
  public Map<String, List<ResolvedTransition>> byEvent(State owner) {
    return requireNonNull(byEvent.get(owner));
  }

  /** Whether a state has a transition for any event. */
  public boolean takesAny(State owner) {
    return byEvent(owner).containsKey(Transition.ANY_EVENT);
  }

  /** Whether there may be an event of that name; there may not where an enum lists them. */
  public boolean isEvent(String name) {
    return constants.map(c -> c.contains(name)).orElse(true);
  }

  /** Answers about the events. */
  public EventUse events() {
    return events;
  }

  /**
   * Whether it makes sense to ask where an instance can go: it begins somewhere, every transition
   * leads to states, and of every state it is said what is entered with it. Otherwise answers would
   * only repeat what is reported already.
   */
  public boolean hasGraph() {
    return hasGraph;
  }

  /**
   * Whether an instance can begin: in a state at the top that is initial, or in the root's regions.
   */
  public boolean begins() {
    State root = machine.root();
    return root.isParallel()
        ? !all.isEmpty()
        : root.children().stream().anyMatch(State::isInitial) || namesDefaults(root);
  }

  /** Whether a state names descendants to enter by default, all of which there are. */
  private boolean namesDefaults(State state) {
    List<NameReference> named = state.behavior().initial();
    List<StateNode> nodes = resolved.node(state).named();
    return !named.isEmpty()
        && named.size() == nodes.size()
        && nodes.stream().allMatch(n -> tree.isBelow(n.number(), tree.number(state)));
  }

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

  /** Notes that the name of an event means two things, which has been reported. */
  public void ambiguous(String event) {
    ambiguous.add(event);
  }

  /** Whether the name of an event means two things, so that what takes it is not known. */
  public boolean isAmbiguous(String event) {
    return ambiguous.contains(event);
  }

  /** Answers about the guards. */
  public GuardAnalysis guarding() {
    return guarding;
  }

  /** The conditions of this machine's guards, to be compared with one another. */
  public GuardSpace guards() {
    return guarding.space();
  }

  /** Under what condition a transition is taken if nothing stands before it. */
  public GuardSpace.Condition guard(ResolvedTransition transition) {
    return guarding.of(transition, transition.source().number());
  }

  /** Under what condition at least one of several transitions is taken. */
  public GuardSpace.Condition anyOf(List<ResolvedTransition> alternatives) {
    return alternatives.stream()
        .map(this::guard)
        .reduce(guards().never(), GuardSpace.Condition::or);
  }

  /** The states that take what others above them declare. */
  public Inheritance inheritance() {
    return inheritance;
  }
}
