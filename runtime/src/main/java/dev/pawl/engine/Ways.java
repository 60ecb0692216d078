package dev.pawl.engine;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds the shortest ways through a machine, breadth first; guards aside, but for those that are
 * known to say no where a way begins.
 */
final class Ways<S, E> {

  private static final int NO_EVENT = -1;

  private final Candidates<S, E> definition;
  private final OpenMoves<S> start;
  private final Set<S> goals;

  /** By state how it was first reached: from where, and by which event; null for the start. */
  private final Map<S, Map.Entry<S, Integer>> arrivals = new HashMap<>();

  private final ArrayDeque<S> reached = new ArrayDeque<>();

  Ways(Candidates<S, E> definition, OpenMoves<S> start, Set<S> goals) {
    this.definition = definition;
    this.start = start;
    this.goals = goals;
  }

  /**
   * The way to the nearest of some states, the first of those that are equally near.
   *
   * @return the names of the events on it, by the one state that they lead to; empty if none can be
   *     reached or the start is all there is to reach
   */
  Map<S, List<String>> toNearest() {
    S from = start.from();
    arrivals.put(from, null);
    reached.add(from);
    boolean met = false;
    while (!met && !reached.isEmpty()) {
      for (int left = reached.size(); left > 0; left--) {
        met |= reachFrom(reached.remove());
      }
    }
    if (met) {
      for (S goal : goals) {
        if (!goal.equals(from) && arrivals.containsKey(goal)) {
          return Map.of(goal, backtrack(goal));
        }
      }
    }
    return Map.of();
  }

  /** Takes one step from a state; whether it reaches a goal that was not reached before. */
  private boolean reachFrom(S state) {
    boolean met = reachBy(definition.eventless(state), NO_EVENT, state);
    for (int event = 0; event < definition.events(); event++) {
      if (definition.onTheWay(state, event) != null) {
        met |= reachBy(candidates(state, event), event, state);
      }
    }
    return met;
  }

  /** Of the state where a way begins more is known than of those that it goes through. */
  private List<Candidates.Candidate<S>> candidates(S state, int event) {
    return state.equals(start.from())
        ? start.candidates(event)
        : definition.candidates(state, event);
  }

  private boolean reachBy(List<Candidates.Candidate<S>> candidates, int event, S state) {
    boolean met = false;
    for (Candidates.Candidate<S> candidate : candidates) {
      for (S target : candidate.targets()) {
        if (!arrivals.containsKey(target)) {
          arrivals.put(target, Map.entry(state, event));
          reached.add(target);
          met |= goals.contains(target);
        }
      }
    }
    return met;
  }

  private List<String> backtrack(S goal) {
    ArrayDeque<String> way = new ArrayDeque<>();
    Map.Entry<S, Integer> arrival = arrivals.get(goal);
    while (arrival != null) {
      int event = arrival.getValue();
      String name = event < 0 ? "" : definition.onTheWay(arrival.getKey(), event);
      if (name != null && !name.isEmpty()) {
        way.addFirst(name);
      }
      arrival = arrivals.get(arrival.getKey());
    }
    return List.copyOf(way);
  }
}
