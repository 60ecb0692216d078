package dev.pawl.language.check;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Guard;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Transition;
import dev.pawl.language.semantics.GuardSpace;
import dev.pawl.language.semantics.GuardSpace.Condition;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The candidate transitions of a state for one event. The first candidate whose guard holds is
 * taken.
 *
 * @param state the active state in which a candidate is selected
 * @param owner the name of the state, or of the machine for the transitions of the root
 * @param event the name of the event
 * @param transitions the candidates in the order in which their guards are evaluated
 * @param own the number of candidates that the owner itself declares; the owner inherits the other
 *     candidates
 */
record GuardedGroup(
    State state, String owner, String event, List<ResolvedTransition> transitions, int own) {

  /**
   * The maximum number of predicates of a group that is analyzed. A message about more predicates
   * would be too long to understand.
   */
  static final int MAX_PREDICATES = 16;

  /**
   * Returns the groups of candidates that each state and the root declare, without inherited
   * candidates. Omits final states and history states, because other rules report transitions of
   * such states.
   */
  static List<GuardedGroup> declared(CheckContext machine) {
    return groups(machine, own -> own);
  }

  private static List<GuardedGroup> groups(
      CheckContext machine, UnaryOperator<List<ResolvedTransition>> choices) {
    List<GuardedGroup> groups = new ArrayList<>();
    for (State owner : machine.declaring()) {
      if (machine.isRoot(owner) || !(owner.isFinal() || owner.isHistory())) {
        machine
            .byEvent(owner)
            .forEach(
                (event, own) -> {
                  List<ResolvedTransition> all = choices.apply(own);
                  if (!all.isEmpty()) {
                    groups.add(
                        new GuardedGroup(owner, machine.ownerName(owner), event, all, own.size()));
                  }
                });
      }
    }
    return groups;
  }

  /**
   * Returns the groups of candidates from which each state can select, with inherited candidates
   * last. A group of a superstate or of the root is included only if at least one leaf inherits the
   * group unchanged. If a state ignores or defers the event, transitions of its ancestors are
   * omitted.
   */
  static List<GuardedGroup> effective(CheckContext machine) {
    return groups(machine, own -> choices(machine, own));
  }

  private static List<ResolvedTransition> choices(
      CheckContext machine, List<ResolvedTransition> own) {
    if (!isInherited(machine, own.get(0))) {
      return List.of();
    }
    List<ResolvedTransition> all = new ArrayList<>(own);
    all.addAll(inherited(machine, own.get(0)));
    return all;
  }

  /**
   * Returns whether the event of {@code own} can reach the source of {@code own} from at least one
   * leaf, because no state in between handles, ignores or defers the event.
   *
   * @param own the first candidate that its source declares for the event
   */
  private static boolean isInherited(CheckContext machine, ResolvedTransition own) {
    return machine.inheritance().openLeaves(own.source().number()).stream()
        .anyMatch(leaf -> isBare(machine, leaf, own));
  }

  /**
   * Returns whether the states from a leaf up to, but not including, the source of a transition
   * neither handle nor ignore nor defer the event of the transition.
   */
  private static boolean isBare(CheckContext machine, int leaf, ResolvedTransition above) {
    Inheritance inheritance = machine.inheritance();
    for (StateNode node : inheritance.offered(leaf, above.event())) {
      if (node == above.source()) {
        return true;
      } else if (!inheritance.candidates(node.number(), above).isEmpty()) {
        return false;
      }
    }
    return false;
  }

  private static List<ResolvedTransition> inherited(CheckContext machine, ResolvedTransition own) {
    if (own.anyEvent()) {
      return List.of();
    }
    Inheritance inheritance = machine.inheritance();
    List<ResolvedTransition> inherited = new ArrayList<>();
    inheritance.offered(own.source().number(), own.event()).stream()
        .skip(1)
        .forEach(node -> inherited.addAll(inheritance.candidates(node.number(), own)));
    return inherited;
  }

  /**
   * Returns whether the machine refuses the event of this group if no transition of the group is
   * taken.
   */
  boolean refuses(CheckContext machine) {
    int number = machine.number(state);
    Optional<Event> taken = transitions.get(0).event();
    return taken.filter(e -> !machine.resolved().isTimer(e)).isPresent()
        && machine.events().done(event).isEmpty()
        && machine.tree().upwards(number).stream()
            .noneMatch(n -> machine.inheritance().setsAside(n, taken))
        && machine.declaring().stream()
            .noneMatch(s -> takesBeside(machine, machine.number(s), number, taken));
  }

  /** Returns whether a node in another region handles, ignores or defers an event. */
  private static boolean takesBeside(
      CheckContext machine, int other, int number, Optional<Event> event) {
    return other > 0
        && number > 0
        && machine.tree().areOrthogonal(other, number)
        && (machine.inheritance().setsAside(other, event)
            || !machine.inheritance().candidates(other, event).isEmpty());
  }

  /** Returns the predicates and states that the guards test, in order of first appearance. */
  Set<String> predicates() {
    Set<String> names = new LinkedHashSet<>();
    for (ResolvedTransition transition : transitions) {
      transition.declared().guard().ifPresent(g -> names.addAll(GuardSpace.variables(g.formula())));
    }
    return names;
  }

  /** Returns whether the guards can overlap or leave a gap. */
  boolean needsAnalysis() {
    long guarded = transitions.stream().filter(ResolvedTransition::guarded).count();
    return guarded > 1 || endsGuarded();
  }

  /**
   * Returns whether the last transition has a guard. If the last transition has a guard, it is
   * possible that no transition is taken.
   */
  boolean endsGuarded() {
    return !transitions.isEmpty() && transitions.get(transitions.size() - 1).guarded();
  }

  /** Returns whether the guards have few enough predicates to be compared. */
  boolean isAnalysable(CheckContext machine) {
    return predicates().size() <= MAX_PREDICATES && any(machine).isKnown();
  }

  /** Returns the condition under which the guard of a transition holds in this state. */
  Condition guard(CheckContext machine, ResolvedTransition transition) {
    return machine.guarding().of(transition, machine.number(state));
  }

  /** Returns the condition under which at least one transition of the group is taken. */
  Condition any(CheckContext machine) {
    Condition any = machine.guards().never();
    for (ResolvedTransition transition : transitions) {
      any = any.or(guard(machine, transition));
    }
    return any;
  }

  /**
   * Returns the origin for problems of the whole group. The origin is the last transition that the
   * owner declares, or the guard of this transition.
   */
  Origin origin() {
    Transition last = transitions.get(own - 1).declared();
    return last.guard().map(Guard::origin).orElse(last.origin());
  }

  /** Returns an assignment as text, such as {@code retriesLeft && !circuitOpen}. */
  static String text(Map<String, Boolean> assignment) {
    List<String> parts = new ArrayList<>();
    assignment.forEach((name, value) -> parts.add(value ? name : "!" + name));
    return parts.isEmpty() ? "anything holds" : String.join(" && ", parts);
  }
}
