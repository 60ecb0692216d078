package dev.pawl.engine;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds the shortest ways through a machine, guards aside, breadth first. */
final class Ways<S, E> {

  private static final int NO_EVENT = -1;

  private final Definition<S, E> definition;

  Ways(Definition<S, E> definition) {
    this.definition = definition;
  }

  /** How a state was first reached. */
  private record Arrival<S>(S from, int event) {}

  /**
   * A way.
   *
   * @param target where it leads
   * @param events the names of the events on it, at least one
   */
  record Way<S>(S target, List<String> events) {}

  /**
   * The way to the nearest of some states, the first of those that are equally near; null if none
   * can be reached or the start is all there is to reach.
   */
  Way<S> toNearest(S from, Set<S> goals) {
    Map<S, Arrival<S>> arrivals = new HashMap<>();
    ArrayDeque<S> reached = new ArrayDeque<>();
    arrivals.put(from, null);
    reached.add(from);
    boolean met = false;
    while (!met && !reached.isEmpty()) {
      for (int left = reached.size(); left > 0; left--) {
        met |= reachFrom(reached.remove(), arrivals, reached, goals);
      }
    }
    if (met) {
      for (S goal : goals) {
        if (!goal.equals(from) && arrivals.containsKey(goal)) {
          return new Way<>(goal, backtrack(goal, arrivals));
        }
      }
    }
    return null;
  }

  /** Takes one step from a state; whether it reaches a goal that was not reached before. */
  private boolean reachFrom(
      S state, Map<S, Arrival<S>> arrivals, ArrayDeque<S> reached, Set<S> goals) {
    boolean met = reachBy(definition.eventless(state), NO_EVENT, state, arrivals, reached, goals);
    for (int event = 0; event < definition.events(); event++) {
      met |= reachBy(definition.candidates(state, event), event, state, arrivals, reached, goals);
    }
    return met;
  }

  private boolean reachBy(
      List<Definition.Candidate<S>> candidates,
      int event,
      S state,
      Map<S, Arrival<S>> arrivals,
      ArrayDeque<S> reached,
      Set<S> goals) {
    boolean met = false;
    for (Definition.Candidate<S> candidate : candidates) {
      for (S target : candidate.targets()) {
        if (!arrivals.containsKey(target)) {
          arrivals.put(target, new Arrival<>(state, event));
          reached.add(target);
          met |= goals.contains(target);
        }
      }
    }
    return met;
  }

  private List<String> backtrack(S goal, Map<S, Arrival<S>> arrivals) {
    ArrayDeque<String> way = new ArrayDeque<>();
    Arrival<S> arrival = arrivals.get(goal);
    while (arrival != null) {
      if (arrival.event() != NO_EVENT) {
        way.addFirst(definition.eventName(arrival.event()));
      }
      arrival = arrivals.get(arrival.from());
    }
    return List.copyOf(way);
  }
}
