package dev.pawl.processor.check.guard;

import dev.pawl.processor.check.Resolved;
import dev.pawl.processor.model.Guard;
import dev.pawl.processor.model.Origin;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.Transition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Transitions for one event of which the first whose guard holds is taken.
 *
 * @param owner what a problem calls the state, or the machine for what every state inherits
 * @param own how many of the transitions the owner declares; the others are inherited
 */
record Group(String owner, String event, List<Transition> transitions, int own) {

  /** More predicates than this make too many assignments for anybody to think through. */
  static final int MOST_PREDICATES = 16;

  /**
   * What each state and the root declare on their own. Final states are left out: they may declare
   * nothing at all, which is reported.
   */
  static List<Group> declared(Resolved machine) {
    List<Group> groups = new ArrayList<>();
    machine.openStates().forEach(s -> addOwn(machine, s, groups));
    addOwn(machine, machine.machine().root(), groups);
    return groups;
  }

  private static void addOwn(Resolved machine, State owner, List<Group> groups) {
    machine
        .byEvent(owner)
        .forEach(
            (event, own) ->
                groups.add(new Group(machine.ownerName(owner), event, own, own.size())));
  }

  /**
   * What each state has to choose from, its own transitions before those of the root; what states
   * only inherit is listed once, as the machine's.
   */
  static List<Group> effective(Resolved machine) {
    State root = machine.machine().root();
    Map<String, List<Transition>> inherited = machine.byEvent(root);
    Map<String, Integer> overriding = new HashMap<>();
    List<Group> groups = new ArrayList<>();
    for (State state : machine.openStates()) {
      machine
          .byEvent(state)
          .forEach(
              (event, own) -> {
                List<Transition> all = joined(own, inherited.getOrDefault(event, List.of()));
                groups.add(new Group(state.name(), event, all, own.size()));
                overriding.merge(event, 1, Integer::sum);
              });
    }
    inherited.forEach(
        (event, all) -> {
          if (overriding.getOrDefault(event, 0) < machine.openStates().size()) {
            groups.add(new Group(machine.name(), event, all, all.size()));
          }
        });
    return groups;
  }

  private static List<Transition> joined(List<Transition> own, List<Transition> inherited) {
    if (inherited.isEmpty()) {
      return own;
    }
    List<Transition> all = new ArrayList<>(own);
    all.addAll(inherited);
    return all;
  }

  /** The names of all predicates, in order of first appearance. */
  Set<String> predicates() {
    Set<String> names = new LinkedHashSet<>();
    for (Transition transition : transitions) {
      transition.guard().ifPresent(g -> names.addAll(g.formula().predicates()));
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
  boolean isAnalysable(Resolved machine) {
    return predicates().size() <= MOST_PREDICATES && machine.anyOf(transitions).isKnown();
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
