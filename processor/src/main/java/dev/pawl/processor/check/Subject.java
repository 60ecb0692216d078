package dev.pawl.processor.check;

import dev.pawl.processor.model.Behavior;
import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.StateTree;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.problem.Nearest;
import dev.pawl.processor.semantics.Move;
import dev.pawl.processor.semantics.ResolvedMachine;
import dev.pawl.processor.semantics.ResolvedTransition;
import dev.pawl.processor.semantics.StateNode;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A machine with its names looked up once, so that no rule searches for a name in a list. States
 * and transitions are told apart by identity: a broken machine may hold equal ones.
 */
public final class Subject {

  /** Whoever has more unknown names than this has another problem than mistyping. */
  private static final int MOST_HINTS = 100;

  private final ResolvedMachine resolved;
  private final Machine machine;
  private final StateTree tree;
  private final List<State> all;
  private final List<State> open;
  private final List<ResolvedTransition> transitions = new ArrayList<>();
  private final Map<String, Event> eventsByName = new HashMap<>();
  private final Map<State, Map<String, List<Transition>>> byEvent = new IdentityHashMap<>();
  private final Map<Transition, ResolvedTransition> byDeclared = new IdentityHashMap<>();
  private final Map<String, Optional<String>> hints = new HashMap<>();
  private final Optional<Set<String>> constants;
  private final Events events;
  private final Guarding guarding;
  private final Inheritance inheritance;
  private final boolean nested;
  private final boolean hasGraph;

  Subject(ResolvedMachine resolved) {
    this.resolved = resolved;
    this.machine = resolved.declared();
    this.nested = machine.nested();
    this.tree = machine.tree();
    this.all = tree.declared();
    resolved.transitions().forEach(t -> byDeclared.put(t.declared(), t));
    resolved.namedEvents().forEach(e -> eventsByName.put(e.name(), e));
    for (State owner : declaring()) {
      StateNode node = resolved.node(owner);
      byEvent.put(owner, grouped(owner));
      transitions.addAll(node.transitions());
      transitions.addAll(node.always());
    }
    this.constants = machine.eventType().map(t -> new LinkedHashSet<>(t.constants()));
    this.open = all.stream().filter(this::isOpen).toList();
    this.events = new Events(this);
    this.guarding = new Guarding(this);
    this.inheritance = new Inheritance(this);
    this.hasGraph =
        begins()
            && transitions.stream().allMatch(ResolvedTransition::isComplete)
            && all.stream().allMatch(this::entersSomething);
  }

  private static Map<String, List<Transition>> grouped(State state) {
    Map<String, List<Transition>> groups = new LinkedHashMap<>();
    for (Transition transition : state.transitions()) {
      groups.computeIfAbsent(transition.event().name(), e -> new ArrayList<>()).add(transition);
    }
    List<Transition> always = state.behavior().always();
    if (!always.isEmpty()) {
      groups.computeIfAbsent(Transition.NO_EVENT, e -> new ArrayList<>()).addAll(always);
    }
    return groups;
  }

  private boolean isOpen(State state) {
    return state.isLeaf() && !(state.isFinal() && tree.parent(tree.number(state)) == 0);
  }

  /** The machine with its names resolved. */
  public ResolvedMachine resolved() {
    return resolved;
  }

  /** A transition with its names resolved. */
  public ResolvedTransition resolved(Transition transition) {
    return byDeclared.get(transition);
  }

  /** The event of a name that the machine has, or that anything in it names. */
  Optional<Event> event(String name) {
    return Optional.ofNullable(eventsByName.get(name));
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
  public int domain(Transition transition) {
    return resolved.moves().of(resolved(transition)).stream()
        .mapToInt(Move::domain)
        .min()
        .orElse(0);
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

  /** Where a state stands in the tree. */
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

  /** The state of that name, the first if there are several. */
  public Optional<State> state(String name) {
    return resolved.named(name).map(StateNode::declared);
  }

  /** Where the states stand that are named; names that no state has are left out. */
  public List<Integer> numbers(List<Ref> names) {
    return names.stream().flatMap(n -> find(n.name()).stream()).toList();
  }

  /** Where the state of a name stands, the first if there are several. */
  public Optional<Integer> find(String name) {
    return resolved.named(name).map(StateNode::number);
  }

  private Set<String> names() {
    Set<String> names = new LinkedHashSet<>();
    all.forEach(s -> names.add(s.name()));
    return names;
  }

  /** Whether any state has that name. */
  public boolean hasState(String name) {
    return resolved.named(name).isPresent();
  }

  /** {@code Did you mean "OPEN"?} for a name that no state has. */
  public Optional<String> stateHint(String name) {
    if (hints.size() >= MOST_HINTS && !hints.containsKey(name)) {
      return Optional.empty();
    }
    return hints.computeIfAbsent(name, n -> Nearest.hint(n, names()));
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

  /** What a problem calls the one that declares something: the state, or the machine. */
  public String ownerName(State owner) {
    return machine.ownerName(owner);
  }

  /** The state, or the root, that declares a transition. */
  public State owner(Transition transition) {
    return resolved(transition).source().declared();
  }

  /** The transitions that a state itself declares, by event, each in declared order. */
  public Map<String, List<Transition>> byEvent(State owner) {
    return byEvent.get(owner);
  }

  /** The transitions that a state itself declares for an event, in declared order. */
  public List<Transition> own(State owner, String event) {
    return byEvent.get(owner).getOrDefault(event, List.of());
  }

  /** Whether there may be an event of that name; there may not where an enum lists them. */
  public boolean isEvent(String name) {
    return constants.map(c -> c.contains(name)).orElse(true);
  }

  /** What can be asked of the events. */
  public Events events() {
    return events;
  }

  /** Whether every target of a transition is a state. */
  public boolean targetsKnown(Transition transition) {
    return resolved(transition).isComplete();
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
    List<Ref> named = state.behavior().initial();
    int number = tree.number(state);
    return !named.isEmpty()
        && named.stream()
            .allMatch(r -> find(r.name()).filter(n -> tree.isBelow(n, number)).isPresent());
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

  /** What can be asked of the guards. */
  public Guarding guarding() {
    return guarding;
  }

  /** The conditions of this machine's guards, to be compared with one another. */
  public GuardSpace guards() {
    return guarding.space();
  }

  /** Under what condition a transition is taken if nothing stands before it. */
  public GuardSpace.Condition guard(Transition transition) {
    return guarding.of(transition, number(owner(transition)));
  }

  /** Under what condition at least one of several transitions is taken. */
  public GuardSpace.Condition anyOf(List<Transition> alternatives) {
    GuardSpace.Condition any = guards().never();
    for (Transition alternative : alternatives) {
      any = any.or(guard(alternative));
    }
    return any;
  }

  /** Which states take what others above them declare. */
  public Inheritance inheritance() {
    return inheritance;
  }
}
