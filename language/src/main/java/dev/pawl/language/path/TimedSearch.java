package dev.pawl.language.path;

import dev.pawl.language.explore.Explorer;
import dev.pawl.language.path.Trail.Place;
import dev.pawl.language.semantics.GuardSpace.Condition;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Searches for the shortest {@link Trail}s that are possible if elapsing timers are taken into
 * account. The search fires each event either at once or just before the next timer elapses. The
 * search is an A* search: it first extends the trails with the smallest estimated number of hops in
 * total. The estimate ignores timers.
 */
final class TimedSearch {

  private static final int MAX_PLACES = 20_000;

  /** The maximum number of hops of a trail. Checking the times of longer trails takes too long. */
  private static final int MAX_HOPS = 2_000;

  /**
   * A place, with the remaining time of each running timer in milliseconds, in the order in which
   * the timers were started. The map does not contain timers with delays that user code computes.
   */
  private record TimedPlace(Place place, Map<Integer, Long> left) {}

  /**
   * A trail to a place.
   *
   * @param length the number of hops of the trail; {@linkplain #repeat repetitions} count as one
   *     hop
   * @param estimate a lower bound of the length of the complete trail from the start to a goal
   */
  private record Arrival(Trail trail, Map<Integer, Long> left, int length, int estimate) {}

  private final PathGraph graph;
  private final Explorer explorer;
  private final PathSearch search;
  private final Predicate<Element> wanted;
  private final Predicate<Hop> ends;
  private final boolean remembersLast;

  /** The minimum number of hops from each situation to a goal; empty until the first search. */
  private Map<Integer, Integer> distances = Map.of();

  private final Set<TimedPlace> seen = new HashSet<>();
  private final Queue<Arrival> open =
      new PriorityQueue<>(Comparator.comparingInt(Arrival::estimate));
  private final Queue<Trail> found = new ArrayDeque<>();

  /** True if a trail was not extended because it is too long. */
  private boolean isLimited;

  /**
   * Creates a search.
   *
   * @param start the trail with which all trails start
   * @param wanted accepts the elements that the last hop of a trail may cover; an element can be
   *     rejected later, but not accepted later
   * @param ends accepts further hops with which a trail may end
   */
  TimedSearch(
      PathGraph graph,
      PathSearch search,
      Trail start,
      Predicate<Element> wanted,
      Predicate<Hop> ends) {
    this.graph = graph;
    this.explorer = graph.explorer();
    this.search = search;
    this.wanted = wanted;
    this.ends = ends;
    this.remembersLast = start.remembersLast();
    open.add(new Arrival(start, Map.of(), 0, 0));
  }

  /** Returns whether all places have been visited. */
  boolean isExhausted() {
    return open.isEmpty() && !isLimited;
  }

  /**
   * Returns the shortest trail to a goal that no earlier call has returned; empty if none was
   * found.
   */
  Optional<Trail> next() {
    if (seen.isEmpty()) {
      distances = graph.distances(s -> graph.hops(s).stream().anyMatch(this::isGoal));
    }
    while (found.isEmpty() && !open.isEmpty() && seen.size() < MAX_PLACES) {
      visit(open.poll());
    }
    return Optional.ofNullable(found.poll());
  }

  private void visit(Arrival arrival) {
    if (arrival.trail().hops().size() >= MAX_HOPS) {
      isLimited = true;
      return;
    }
    Place place = arrival.trail().place();
    for (Hop hop : graph.hops(place.situation())) {
      Condition all = Trail.through(place, hop);
      List<Map<Integer, Long>> waits = waits(arrival.left(), hop);
      if (waits.isEmpty() || !Trail.isPossible(all)) {
        continue;
      }
      Optional<Element> goal = search.elements(place, hop, all).filter(wanted).findFirst();
      if (goal.isPresent() || ends.test(hop)) {
        PathSearch.Segment last = new PathSearch.Segment(List.of(hop), goal.orElse(null));
        Trail trail = search.extended(arrival.trail(), last, e -> false);
        if (search.timing(trail).isPresent()) {
          found.add(trail);
        }
      }
      Integer distance = distances.get(hop.to());
      if (distance == null) {
        continue; // no trail leads from there to a goal
      }
      Trail longer = arrival.trail().copy();
      longer.add(hop, null, e -> false);
      for (Map<Integer, Long> left : waits) {
        add(longer, after(left, hop), arrival.length() + 1, distance);
      }
    }
    repeat(arrival);
  }

  private void add(Trail trail, Map<Integer, Long> left, int length, int distance) {
    if (seen.add(new TimedPlace(trail.place(), left))) {
      open.add(new Arrival(trail, left, length, length + distance + 1));
    }
  }

  /**
   * Lets repeating timers that change no situation elapse until another timer is due. These hops
   * count as one hop. Otherwise the search would not find a timer of an hour that runs together
   * with a timer that repeats every second.
   */
  private void repeat(Arrival arrival) {
    int situation = arrival.trail().place().situation();
    Integer distance = distances.get(situation);
    Map<Integer, Long> left = arrival.left();
    Map<Integer, Hop> repetitions = repetitions(situation);
    if (distance == null
        || repetitions.isEmpty()
        || repetitions.keySet().containsAll(left.keySet())) {
      return;
    }
    Trail trail = arrival.trail().copy();
    Map.Entry<Integer, Long> next = next(left);
    for (Hop hop = repetitions.get(next.getKey());
        hop != null;
        hop = repetitions.get(next.getKey())) {
      if (trail.hops().size() >= MAX_HOPS) {
        isLimited = true;
        return;
      } else if (!Trail.isPossible(Trail.through(trail.place(), hop))) {
        return;
      }
      trail.add(hop, null, e -> false);
      left = after(later(left, next.getValue()), hop);
      next = next(left);
    }
    add(trail, left, arrival.length() + 1, distance);
  }

  /** Returns the hops of repeating timers from a situation to itself, by the timers' numbers. */
  private Map<Integer, Hop> repetitions(int situation) {
    Map<Integer, Hop> repetitions = new HashMap<>();
    for (Hop hop : graph.hops(situation)) {
      if (hop.to() == situation) {
        repeating(hop.step().input()).forEach(timer -> repetitions.putIfAbsent(timer, hop));
      }
    }
    return repetitions;
  }

  /**
   * Returns the timer that is due first. If several timers are due at the same time, returns the
   * timer that was started first.
   */
  private static Map.Entry<Integer, Long> next(Map<Integer, Long> left) {
    return Collections.min(left.entrySet(), Map.Entry.comparingByValue());
  }

  /** Returns whether a hop may be the last hop of a trail. */
  private boolean isGoal(Hop hop) {
    return ends.test(hop)
        || graph.taken(hop).stream().anyMatch(wanted)
        || graph.refutations(hop).keySet().stream().anyMatch(wanted)
        || hop.step().taken().stream().anyMatch(t -> isSecond(t.transition().number()));
  }

  /** Returns whether a transition is the second one of a wanted pair. */
  private boolean isSecond(int transition) {
    return remembersLast
        && graph.machine().transitions().stream()
            .anyMatch(first -> wanted.test(Element.pair(first.number(), transition)));
  }

  /**
   * Returns the possible remaining times of the timers when a hop begins; empty if timers make the
   * hop impossible.
   */
  private List<Map<Integer, Long>> waits(Map<Integer, Long> left, Hop hop) {
    int input = hop.step().input();
    if (input < 0) {
      return List.of(left);
    }
    long first = left.isEmpty() ? 0 : next(left).getValue();
    for (Map.Entry<Integer, Long> timer : left.entrySet()) {
      if (explorer.timers().event(timer.getKey()) == input) {
        return timer.getValue() > first ? List.of() : List.of(later(left, first));
      }
    }
    List<Map<Integer, Long>> waits = new ArrayList<>(List.of(left));
    if (first > 1) {
      waits.add(later(left, first - 1));
    }
    return waits;
  }

  private static Map<Integer, Long> later(Map<Integer, Long> left, long millis) {
    Map<Integer, Long> later = new LinkedHashMap<>();
    left.forEach((timer, time) -> later.put(timer, time - millis));
    return later;
  }

  private Map<Integer, Long> after(Map<Integer, Long> left, Hop hop) {
    Map<Integer, Long> after = new LinkedHashMap<>(left);
    int input = hop.step().input();
    after.keySet().removeIf(t -> explorer.timers().event(t) == input);
    hop.step().exited().stream().forEach(n -> explorer.timers().of(n).forEach(after::remove));
    if (hop.from() == PathGraph.START) {
      explorer.timers().of(0).forEach(t -> start(t, after));
    }
    hop.step().entered().stream()
        .forEach(n -> explorer.timers().of(n).forEach(t -> start(t, after)));
    repeating(input).forEach(t -> start(t, after));
    return after;
  }

  /** Returns the repeating timers with an event. The event may be -1 for none. */
  private IntStream repeating(int input) {
    return IntStream.range(0, input < 0 ? 0 : explorer.timers().count())
        .filter(t -> explorer.timers().event(t) == input)
        .filter(t -> explorer.timers().declared(t).repeats());
  }

  private void start(int timer, Map<Integer, Long> left) {
    explorer
        .timers()
        .declared(timer)
        .delay()
        .constant()
        .map(Duration::toMillis)
        .ifPresent(
            d -> {
              left.remove(timer); // the last started timer is last
              left.put(timer, d);
            });
  }
}
