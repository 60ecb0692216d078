package dev.pawl.language.check.rule;

import dev.pawl.language.guard.GuardSpace;
import dev.pawl.language.guard.GuardSpace.Condition;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Guard;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Transition;
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
 * Transitions for one event of which the first whose guard holds is taken.
 *
 * @param state where they are chosen from
 * @param owner what a problem calls the state, or the machine for what every state inherits
 * @param own how many of the transitions the owner declares; the others are inherited
 */
record GuardedGroup(
    State state, String owner, String event, List<ResolvedTransition> transitions, int own) {

  /** More predicates than this make too many assignments for anybody to think through. */
  static final int MOST_PREDICATES = 16;

  /**
   * The candidates that each state and the root declare on their own. Final states are left out:
   * they may declare nothing at all, which is reported; and so may history states but for their
   * default.
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
   * The candidates that each state has to choose from, its own transitions before those of the
   * states around it and of the root; what a superstate or the root declares is listed for itself
   * only where a leaf below inherits it as it is. What is ignored or deferred is a choice that
   * always remains.
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

  /** Whether it is a leaf, or at least one below has nothing of its own for an event. */
  private static boolean isInherited(CheckContext machine, ResolvedTransition own) {
    return machine.inheritance().openLeaves(own.source().number()).stream()
        .anyMatch(leaf -> isBare(machine, leaf, own));
  }

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

  /** Whether an event that none of the transitions takes is refused. */
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

  private static boolean takesBeside(
      CheckContext machine, int other, int number, Optional<Event> event) {
    return other > 0
        && number > 0
        && machine.tree().areOrthogonal(other, number)
        && (machine.inheritance().setsAside(other, event)
            || !machine.inheritance().candidates(other, event).isEmpty());
  }

  /** The names that the guards ask, predicates and states, in order of first appearance. */
  Set<String> predicates() {
    Set<String> names = new LinkedHashSet<>();
    for (ResolvedTransition transition : transitions) {
      transition.declared().guard().ifPresent(g -> names.addAll(GuardSpace.variables(g.formula())));
    }
    return names;
  }

  /** Whether its guards are so many or its end so open that order or gaps may matter. */
  boolean needsAnalysis() {
    long guarded = transitions.stream().filter(ResolvedTransition::guarded).count();
    return guarded > 1 || endsGuarded();
  }

  /** Whether the last transition has a guard, so that there may be none to take. */
  boolean endsGuarded() {
    return !transitions.isEmpty() && transitions.get(transitions.size() - 1).guarded();
  }

  /** Whether the guards are few enough to be compared. */
  boolean isAnalysable(CheckContext machine) {
    return predicates().size() <= MOST_PREDICATES && any(machine).isKnown();
  }

  /** Under what condition one of the transitions is taken here. */
  Condition guard(CheckContext machine, ResolvedTransition transition) {
    return machine.guarding().of(transition, machine.number(state));
  }

  /** Under what condition any of the transitions is taken. */
  Condition any(CheckContext machine) {
    Condition any = machine.guards().never();
    for (ResolvedTransition transition : transitions) {
      any = any.or(guard(machine, transition));
    }
    return any;
  }

  /**
   * The place where a problem of the whole group is best seen: at the last guard that the owner
   * wrote.
   */
  Origin origin() {
    Transition last = transitions.get(own - 1).declared();
    return last.guard().map(Guard::origin).orElse(last.origin());
  }

  /** {@code retriesLeft && !circuitOpen}. */
  static String text(Map<String, Boolean> assignment) {
    List<String> parts = new ArrayList<>();
    assignment.forEach((name, value) -> parts.add(value ? name : "!" + name));
    return parts.isEmpty() ? "anything holds" : String.join(" && ", parts);
  }
}
