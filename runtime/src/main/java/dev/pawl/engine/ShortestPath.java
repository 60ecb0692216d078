package dev.pawl.engine;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A breadth-first search for the shortest path to a state. Guards are ignored, with one exception:
 * the path does not begin with a transition whose guard certainly refuses in the start state. The
 * path uses no transition whose target depends on history.
 */
final class ShortestPath<S, E> {

  private static final int NO_EVENT = -1;

  private final Definition<S, E> definition;
  private final AvailableTransitions<S> start;
  private final S goal;

  /**
   * For each reached state, the previous state on the path and the event that leads from there to
   * the reached state; null for the start state.
   */
  private final Map<S, Map.Entry<S, Integer>> arrivals = new HashMap<>();

  private final ArrayDeque<S> reached = new ArrayDeque<>();

  ShortestPath(Definition<S, E> definition, AvailableTransitions<S> start, S goal) {
    this.definition = definition;
    this.start = start;
    this.goal = goal;
  }

  /**
   * Returns the names of the events on the path; an empty list if no path exists or the start is
   * the goal.
   *
   * @param guarded whether each name is followed by the guard of its transition
   */
  List<String> events(boolean guarded) {
    arrivals.put(start.from(), null);
    reached.add(start.from());
    while (!arrivals.containsKey(goal) && !reached.isEmpty()) {
      S state = reached.remove();
      reachBy(NO_EVENT, state);
      for (int event = 0; event < definition.events(); event++) {
        if (definition.pathEntry(state, event) != null) {
          reachBy(event, state);
        }
      }
    }
    ArrayDeque<String> path = new ArrayDeque<>();
    S to = goal;
    Map.Entry<S, Integer> arrival = arrivals.get(to);
    while (arrival != null) {
      S from = arrival.getKey();
      int event = arrival.getValue();
      String name = event < 0 ? "" : definition.pathEntry(from, event);
      if (name != null && !name.isEmpty()) {
        path.addFirst(guarded ? name + guarded(guard(from, event, to)) : name);
      }
      to = from;
      arrival = arrivals.get(to);
    }
    return List.copyOf(path);
  }

  /**
   * Returns the transitions of an event. In the start state, transitions whose guards certainly
   * refuse are excluded.
   */
  private List<Definition.Candidate<S>> candidates(S state, int event) {
    if (event < 0) {
      return definition.eventless(state);
    }
    return state.equals(start.from())
        ? start.candidates(event)
        : definition.candidates(state, event);
  }

  private void reachBy(int event, S state) {
    for (Definition.Candidate<S> candidate : candidates(state, event)) {
      for (S target : candidate.targets()) {
        if (candidate.byHistory() == null && !arrivals.containsKey(target)) {
          arrivals.put(target, Map.entry(state, event));
          reached.add(target);
        }
      }
    }
  }

  /**
   * Returns the guard of the first transition that leads from one state to the other on an event;
   * null if a transition without guard leads there.
   */
  private @Nullable String guard(S from, int event, S to) {
    String first = null;
    for (Definition.Candidate<S> candidate : candidates(from, event)) {
      if (candidate.byHistory() == null && candidate.targets().contains(to)) {
        String guard = candidate.guard();
        if (guard == null) {
          return null;
        }
        first = first == null ? guard : first;
      }
    }
    return first;
  }

  /**
   * Returns the text that shows a guard after the name of an event; an empty string if the guard is
   * null.
   */
  static String guarded(@Nullable String guard) {
    return guard == null ? "" : " [" + guard + "]";
  }
}
