package dev.pawl.processor.check;

import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.Machine.Declared;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.problem.Nearest;
import java.util.ArrayList;
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
public final class Resolved {

  /** Whoever has more unknown names than this has another problem than mistyping. */
  private static final int MOST_HINTS = 100;

  private final Machine machine;
  private final List<Declared> transitions;
  private final Map<String, State> states = new LinkedHashMap<>();
  private final Map<State, Map<String, List<Transition>>> byEvent = new IdentityHashMap<>();
  private final Map<Transition, Boolean> neverInherited = new IdentityHashMap<>();
  private final Map<String, Optional<String>> hints = new HashMap<>();
  private final GuardSpace guards = new GuardSpace();
  private final Optional<Set<String>> constants;
  private final List<State> open;
  private final boolean targetsKnown;

  Resolved(Machine machine) {
    this.machine = machine;
    this.transitions = machine.transitions();
    machine.states().forEach(s -> states.putIfAbsent(s.name(), s));
    machine.states().forEach(s -> byEvent.put(s, grouped(s)));
    byEvent.put(machine.root(), grouped(machine.root()));
    this.constants = machine.eventType().map(t -> new LinkedHashSet<>(t.constants()));
    this.open = machine.states().stream().filter(s -> !s.isFinal()).toList();
    this.targetsKnown = transitions.stream().allMatch(d -> targetsKnown(d.transition()));
  }

  private static Map<String, List<Transition>> grouped(State state) {
    Map<String, List<Transition>> groups = new LinkedHashMap<>();
    for (Transition transition : state.transitions()) {
      groups.computeIfAbsent(transition.event().name(), e -> new ArrayList<>()).add(transition);
    }
    return groups;
  }

  /** The machine itself. */
  public Machine machine() {
    return machine;
  }

  /** The machine's name as declared. */
  public String name() {
    return machine.name();
  }

  /** Every state, in document order; a name that stands twice is there twice. */
  public List<State> states() {
    return machine.states();
  }

  /** The states that are not final: those in which the transitions of the root hold. */
  public List<State> openStates() {
    return open;
  }

  /** The state of that name, the first if there are several. */
  public Optional<State> state(String name) {
    return Optional.ofNullable(states.get(name));
  }

  /** Whether any state has that name. */
  public boolean hasState(String name) {
    return states.containsKey(name);
  }

  /** {@code Did you mean "OPEN"?} for a name that no state has. */
  public Optional<String> stateHint(String name) {
    if (hints.size() >= MOST_HINTS && !hints.containsKey(name)) {
      return Optional.empty();
    }
    return hints.computeIfAbsent(name, n -> Nearest.hint(n, states.keySet()));
  }

  /** Every transition with the state that declares it, those of the root last. */
  public List<Declared> transitions() {
    return transitions;
  }

  /** Whether a state is the root: the machine itself. */
  public boolean isRoot(State state) {
    return state == machine.root();
  }

  /** What a problem calls the one that declares a transition: the state, or the machine. */
  public String ownerName(State owner) {
    return isRoot(owner) ? machine.name() : owner.name();
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

  /** The names of the events that any transition has. */
  public Set<String> usedEvents() {
    Set<String> used = new LinkedHashSet<>();
    transitions.forEach(d -> used.add(d.transition().event().name()));
    return used;
  }

  /** Whether a transition has targets, and every one is a state. */
  public boolean targetsKnown(Transition transition) {
    return !transition.targets().isEmpty()
        && transition.targets().stream().map(Ref::name).allMatch(states::containsKey);
  }

  /**
   * Whether it makes sense to ask where a life can go: it begins somewhere, and every transition
   * leads somewhere. Otherwise answers would only repeat what is reported already.
   */
  public boolean hasGraph() {
    return targetsKnown && states.values().stream().anyMatch(State::isInitial);
  }

  /** The conditions of this machine's guards, to be compared with one another. */
  public GuardSpace guards() {
    return guards;
  }

  /** Under what condition a transition is taken if nothing stands before it. */
  public GuardSpace.Condition guard(Transition transition) {
    return transition.guard().map(g -> guards.of(g.formula())).orElse(guards.always());
  }

  /** Under what condition at least one of several transitions is taken. */
  public GuardSpace.Condition anyOf(List<Transition> alternatives) {
    GuardSpace.Condition any = guards.never();
    for (Transition alternative : alternatives) {
      any = any.or(guard(alternative));
    }
    return any;
  }

  /**
   * Whether a transition of the root is certainly never taken in a state, because the state's own
   * for the same event come first. One that no state at all inherits counts as taken: that is a
   * problem of its own, and not to be reported as others.
   */
  public boolean overridden(State state, Transition ofRoot) {
    return covers(state, ofRoot) && !neverInherited(ofRoot);
  }

  /** Whether every state that is not final overrides a transition of the root. */
  public boolean neverInherited(Transition ofRoot) {
    return neverInherited.computeIfAbsent(
        ofRoot, t -> !open.isEmpty() && open.stream().allMatch(s -> covers(s, t)));
  }

  private boolean covers(State state, Transition ofRoot) {
    List<Transition> own = own(state, ofRoot.event().name());
    return !own.isEmpty() && guard(ofRoot).and(anyOf(own).not()).isNever();
  }
}
