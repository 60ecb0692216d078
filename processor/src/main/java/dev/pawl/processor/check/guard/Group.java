package dev.pawl.processor.check.guard;

import dev.pawl.processor.check.Events;
import dev.pawl.processor.check.GuardSpace;
import dev.pawl.processor.check.GuardSpace.Condition;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.model.Guard;
import dev.pawl.processor.model.Origin;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.Transition;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Transitions for one event of which the first whose guard holds is taken.
 *
 * @param state where they are chosen from
 * @param owner what a problem calls the state, or the machine for what every state inherits
 * @param own how many of the transitions the owner declares; the others are inherited
 */
record Group(State state, String owner, String event, List<Transition> transitions, int own) {

  /** More predicates than this make too many assignments for anybody to think through. */
  static final int MOST_PREDICATES = 16;

  /**
   * What each state and the root declare on their own. Final states are left out: they may declare
   * nothing at all, which is reported; and so may history states but for their default.
   */
  static List<Group> declared(Subject machine) {
    List<Group> groups = new ArrayList<>();
    for (State owner : machine.declaring()) {
      if (declares(machine, owner)) {
        machine
            .byEvent(owner)
            .forEach((event, own) -> groups.add(group(machine, owner, event, own, own.size())));
      }
    }
    return groups;
  }

  private static boolean declares(Subject machine, State owner) {
    return machine.isRoot(owner) || !(owner.isFinal() || owner.isHistory());
  }

  private static Group group(
      Subject machine, State owner, String event, List<Transition> transitions, int own) {
    return new Group(owner, machine.ownerName(owner), event, transitions, own);
  }

  /**
   * What each state has to choose from, its own transitions before those of the states around it
   * and of the root; what a superstate or the root declares is listed for itself only where a leaf
   * below inherits it as it is. What is ignored or deferred is a choice that always remains.
   */
  static List<Group> effective(Subject machine) {
    List<Group> groups = new ArrayList<>();
    for (State owner : machine.declaring()) {
      if (declares(machine, owner)) {
        machine
            .byEvent(owner)
            .forEach(
                (event, own) -> {
                  if (isInherited(machine, owner, event)) {
                    List<Transition> all = new ArrayList<>(own);
                    all.addAll(inherited(machine, owner, event));
                    groups.add(group(machine, owner, event, all, own.size()));
                  }
                });
      }
    }
    return groups;
  }

  /** Whether it is a leaf, or at least one below has nothing of its own for an event. */
  private static boolean isInherited(Subject machine, State owner, String event) {
    int number = machine.number(owner);
    return machine.inheritance().openLeaves(number).stream()
        .anyMatch(leaf -> isBare(machine, leaf, number, event));
  }

  private static boolean isBare(Subject machine, int leaf, int owner, String event) {
    for (int node = leaf; node != owner; node = machine.tree().parent(node)) {
      if (machine.inheritance().setsAside(machine.tree().node(node), event)
          || !machine.inheritance().candidates(node, event).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  private static List<Transition> inherited(Subject machine, State owner, String event) {
    List<Transition> inherited = new ArrayList<>();
    if (event.equals(Transition.ANY_EVENT)) {
      return inherited;
    }
    State state = owner;
    while (!machine.isRoot(state) && !machine.inheritance().setsAside(state, event)) {
      int parent = machine.tree().parent(machine.number(state));
      state = machine.tree().node(parent);
      inherited.addAll(machine.inheritance().candidates(parent, event));
    }
    return inherited;
  }

  /** Whether an event that none of the transitions takes is refused. */
  boolean refuses(Subject machine) {
    int number = machine.number(state);
    return !Events.isPlaceholder(event)
        && !machine.events().isTimer(event)
        && machine.events().done(event).isEmpty()
        && machine.tree().upwards(number).stream()
            .noneMatch(n -> machine.inheritance().setsAside(machine.tree().node(n), event))
        && machine.declaring().stream()
            .noneMatch(s -> takesBeside(machine, machine.number(s), number));
  }

  private boolean takesBeside(Subject machine, int other, int number) {
    return other > 0
        && number > 0
        && machine.tree().areOrthogonal(other, number)
        && (machine.inheritance().setsAside(machine.tree().node(other), event)
            || !machine.inheritance().candidates(other, event).isEmpty());
  }

  /** What the guards ask, predicates and states, in order of first appearance. */
  Set<String> predicates() {
    Set<String> names = new LinkedHashSet<>();
    for (Transition transition : transitions) {
      transition.guard().ifPresent(g -> names.addAll(GuardSpace.variables(g.formula())));
    }
    return names;
  }

  /** Whether its guards are so many or its end so open that order or gaps may matter. */
  boolean needsAnalysis() {
    long guarded = transitions.stream().filter(t -> t.guard().isPresent()).count();
    return guarded > 1 || endsGuarded();
  }

  /** Whether the last transition has a guard, so that there may be none to take. */
  boolean endsGuarded() {
    return !transitions.isEmpty() && transitions.get(transitions.size() - 1).guard().isPresent();
  }

  /** Whether the guards are few enough to be compared. */
  boolean isAnalysable(Subject machine) {
    return predicates().size() <= MOST_PREDICATES && any(machine).isKnown();
  }

  /** Under what condition one of the transitions is taken here. */
  Condition guard(Subject machine, Transition transition) {
    return machine.guarding().of(transition, machine.number(state));
  }

  /** Under what condition any of the transitions is taken. */
  Condition any(Subject machine) {
    Condition any = machine.guards().never();
    for (Transition transition : transitions) {
      any = any.or(guard(machine, transition));
    }
    return any;
  }

  /** Where a problem of the whole group is best seen: at the last guard that the owner wrote. */
  Origin origin() {
    Transition last = transitions.get(own - 1);
    return last.guard().map(Guard::origin).orElse(last.origin());
  }

  /** {@code retriesLeft && !circuitOpen}. */
  static String text(Map<String, Boolean> assignment) {
    List<String> parts = new ArrayList<>();
    assignment.forEach((name, value) -> parts.add(value ? name : "!" + name));
    return parts.isEmpty() ? "anything holds" : String.join(" && ", parts);
  }
}
