package dev.pawl.language.path;

import dev.pawl.language.path.Trail.Place;
import dev.pawl.language.semantics.GuardSpace.Condition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The search for trails that cover all elements of a machine. First the search determines which
 * elements a run can cover. Then the search repeatedly extends a trail to the nearest uncovered
 * element, until the trail is long enough.
 */
public final class PathSearch {

  private static final int MAX_PLACES = 200_000;

  /** The hop that led to a place, and the place before the hop. */
  private record Arrival(Place before, Hop hop) {}

  /**
   * A continuation of a path.
   *
   * @param goal the wanted element that the last hop covers; null if the last hop covers no wanted
   *     element but can end the path
   */
  public record Segment(List<Hop> hops, @Nullable Element goal) {}

  private final PathGraph graph;
  private final CoverageCriterion criterion;
  private final int longest;
  private final Set<Element> feasible = new LinkedHashSet<>();
  private final Map<Set<String>, Integer> configurations = new LinkedHashMap<>();

  /** The elements that no run covers because timers elapse too early or too late. */
  private final Set<Element> tooLate = new LinkedHashSet<>();

  private final Set<Element> untimed = new LinkedHashSet<>();
  private final Set<String> endless = new LinkedHashSet<>();
  private final List<Trail> trails = new ArrayList<>();
  private final BitSet active = new BitSet();
  private boolean truncated;
  private final ShortestPaths fromStart = new ShortestPaths(h -> true);
  private final ShortestPaths fromStartWithoutTimers = new ShortestPaths(h -> !isTimer(h));

  /**
   * Creates a search.
   *
   * @param longest the number of events after which the search does not extend a trail
   */
  public PathSearch(PathGraph graph, CoverageCriterion criterion, int longest) {
    this.graph = graph;
    this.criterion = criterion;
    this.longest = longest;
    this.truncated = graph.isTruncated();
    explore();
    cover();
  }

  /** Returns the elements that some run covers. */
  public Set<Element> feasible() {
    return feasible;
  }

  /**
   * Returns the elements for which the search could not decide whether timers allow a run to cover
   * the elements.
   */
  public Set<Element> untimed() {
    return untimed;
  }

  /**
   * Returns texts for the declared transitions that no run takes. If the criterion includes guards,
   * also returns texts for the guards that are false in no run.
   */
  public List<String> infeasible() {
    Set<Element> possible = new LinkedHashSet<>(feasible);
    possible.addAll(untimed);
    Set<Element> declared = graph.declared();
    declared.addAll(tooLate);
    Set<Integer> taken =
        possible.stream()
            .filter(e -> e.kind() == Element.Kind.TAKEN)
            .map(Element::transition)
            .collect(Collectors.toSet());
    return declared.stream()
        .filter(e -> !possible.contains(e) && isWanted(e))
        // a transition on "*" does not handle events that other transitions handle
        .filter(e -> !(graph.isForAnyEvent(e) && taken.contains(e.transition())))
        .map(graph::text)
        .distinct()
        .toList();
  }

  /**
   * Returns texts for the macrosteps that may never end, each with the active leaves and the event
   * that begins the macrostep.
   */
  public List<String> endless() {
    return List.copyOf(endless);
  }

  /** Returns paths that together cover all feasible elements. */
  public List<ModelPath> paths() {
    return trails.stream().map(this::path).toList();
  }

  private ModelPath path(Trail trail) {
    return new ModelPath(graph, trail, timing(trail).orElseThrow());
  }

  /**
   * Returns whether parts of the machine were not explored because the machine has too many
   * situations.
   */
  public boolean isTruncated() {
    return truncated;
  }

  /** Returns a stable situation for each set of active leaves. */
  public Map<Set<String>, Integer> configurations() {
    return configurations;
  }

  /** Returns whether a leaf can be active if timers may elapse in any order. */
  public boolean isReachable(int leaf) {
    return active.get(leaf);
  }

  private Trail start() {
    return new Trail(graph, criterion == CoverageCriterion.PAIRS);
  }

  private boolean isWanted(Element element) {
    return switch (element.kind()) {
      case TAKEN -> true;
      case REFUTED -> criterion.compareTo(CoverageCriterion.GUARDS) >= 0;
      case PAIR -> criterion == CoverageCriterion.PAIRS;
    };
  }

  private void explore() {
    // the situations from which hops lead to the end of the macrostep
    Set<Integer> ending = graph.distances(s -> s != PathGraph.START && graph.isStable(s)).keySet();
    Trail rules = start();
    // the first hop of the macrostep in which a place was reached
    Map<Place, Hop> beginnings = new HashMap<>();
    Set<Place> seen = new LinkedHashSet<>(Set.of(Place.START));
    Deque<Place> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      Place place = open.poll();
      if (graph.isStable(place.situation())) {
        configurations.putIfAbsent(
            new LinkedHashSet<>(graph.leaves(place.situation())), place.situation());
      }
      if (place.situation() != PathGraph.START) {
        graph.machine().leaves().stream()
            .map(StateNode::number)
            .filter(graph.situation(place.situation())::isActive)
            .forEach(active::set);
      }
      for (Hop hop : graph.hops(place.situation())) {
        Condition all = Trail.through(place, hop);
        if (!Trail.isPossible(all)) {
          continue;
        }
        boolean isFirst = place.situation() == PathGraph.START || graph.isStable(place.situation());
        Hop beginning = isFirst ? hop : Objects.requireNonNull(beginnings.get(place));
        if (graph.isEndless(hop.to())) {
          endless.add(graph.beginning(beginning));
        }
        if (!ending.contains(hop.to())) {
          continue;
        }
        elements(place, hop, all).filter(this::isWanted).forEach(feasible::add);
        Place next = rules.after(place, hop, all);
        if (seen.size() >= MAX_PLACES) {
          truncated = true;
        } else if (seen.add(next)) {
          beginnings.put(next, beginning);
          open.add(next);
        }
      }
    }
  }

  /**
   * Returns the elements that a hop can cover.
   *
   * @param all the condition on the predicate results in the gap to which the hop belongs; null if
   *     there is no condition
   */
  public Stream<Element> elements(Place place, Hop hop, @Nullable Condition all) {
    List<Element> found = new ArrayList<>(graph.taken(hop));
    Hop last = place.last();
    if (last != null) {
      found.addAll(Trail.pairs(last, hop));
    }
    graph
        .refutations(hop)
        .forEach(
            (element, condition) -> {
              if (Trail.isPossible(all == null ? condition : all.and(condition))) {
                found.add(element);
              }
            });
    return found.stream();
  }

  private void cover() {
    Set<Element> missing = new LinkedHashSet<>(feasible);
    // machines have so many pairs that a search for each of them would take too long
    Predicate<Element> isPair = e -> e.kind() == Element.Kind.PAIR;
    TimedSearch pairs =
        new TimedSearch(graph, this, start(), isPair.and(missing::contains), h -> false);
    while (!missing.isEmpty()) {
      Trail trail = longTrail(start(), missing);
      if (trail.hops().isEmpty()) {
        Element first = missing.iterator().next();
        Optional<Trail> timed =
            pairs
                .next()
                .map(t -> longTrail(t, missing))
                .or(() -> alone(first, isPair.test(first) && pairs.isExhausted()));
        if (timed.isEmpty()) {
          missing.remove(first);
          feasible.remove(first);
          continue;
        }
        trail = timed.get();
      }
      if (missing.removeAll(trail.covered())) {
        trails.add(trail);
      }
    }
  }

  /**
   * Returns a trail to an element that the search for all pairs does not find.
   *
   * @param isImpossible whether no trail from the start leads to the element
   */
  private Optional<Trail> alone(Element element, boolean isImpossible) {
    TimedSearch timed = new TimedSearch(graph, this, start(), element::equals, h -> false);
    Optional<Trail> trail = isImpossible ? Optional.empty() : timed.next();
    trail = trail.or(() -> continued(element));
    if (trail.isEmpty()) {
      (isImpossible || timed.isExhausted() ? tooLate : untimed).add(element);
    }
    return trail;
  }

  /**
   * Returns an earlier trail with a continuation that covers an element; empty if the shortest
   * continuation of each trail is impossible in time. An earlier trail may contain many timers, so
   * that a search from the start does not find the element.
   */
  private Optional<Trail> continued(Element element) {
    return trails.stream()
        .flatMap(
            trail ->
                nearest(trail.place(), element::equals, h -> false)
                    .map(segment -> extended(trail, segment, e -> false))
                    .stream())
        .filter(trail -> timing(trail).isPresent())
        .findFirst();
  }

  /**
   * Extends a trail repeatedly to the nearest missing element, as long as timers allow it and the
   * trail is not too long.
   */
  private Trail longTrail(Trail from, Set<Element> missing) {
    Trail trail = from;
    while (true) {
      Set<Element> covered = trail.covered();
      Predicate<Element> wanted = e -> missing.contains(e) && !covered.contains(e);
      Optional<Segment> segment = nearest(trail.place(), wanted, h -> false);
      if (segment.isEmpty()) {
        return trail;
      }
      Trail longer = extended(trail, segment.get(), missing::contains);
      boolean isTooLong = !trail.hops().isEmpty() && longer.macrosteps() > longest;
      if (isTooLong || timing(longer).isEmpty()) {
        return trail;
      }
      trail = longer;
    }
  }

  /** Returns a short path to a stable situation; empty if none was found. */
  public Optional<ModelPath> to(int situation) {
    // most paths that timers make impossible have an equivalent without timers, which is found much
    // faster than by a TimedSearch
    Stream<Segment> shortest =
        Stream.of(fromStart, fromStartWithoutTimers).flatMap(paths -> paths.to(situation).stream());
    return firstInTime(shortest, e -> false, h -> h.to() == situation);
  }

  /** Returns a short path that covers an element; empty if none was found. */
  public Optional<ModelPath> to(Element element) {
    return to(element::equals, h -> false);
  }

  /** Returns a short path on which a leaf becomes active; empty if none was found. */
  public Optional<ModelPath> toLeaf(int leaf) {
    return to(e -> false, h -> graph.situation(h.to()).isActive(leaf));
  }

  private Optional<ModelPath> to(Predicate<Element> wanted, Predicate<Hop> ends) {
    return firstInTime(nearest(Place.START, wanted, ends).stream(), wanted, ends);
  }

  /**
   * Returns the first path that timers allow; if they allow none, searches one with their times.
   */
  private Optional<ModelPath> firstInTime(
      Stream<Segment> segments, Predicate<Element> wanted, Predicate<Hop> ends) {
    return segments
        .map(segment -> extended(start(), segment, e -> false))
        .filter(trail -> timing(trail).isPresent())
        .findFirst()
        .or(() -> new TimedSearch(graph, this, start(), wanted, ends).next())
        .map(this::path);
  }

  Trail extended(Trail trail, Segment segment, Predicate<Element> wanted) {
    Trail longer = trail.copy();
    for (int i = 0; i < segment.hops().size(); i++) {
      boolean isGoal = i == segment.hops().size() - 1;
      longer.add(segment.hops().get(i), isGoal ? segment.goal() : null, wanted);
    }
    if (!longer.isStable()) {
      nearest(longer.place(), e -> false, h -> graph.isStable(h.to()))
          .ifPresent(rest -> rest.hops().forEach(h -> longer.add(h, null, wanted)));
    }
    return longer;
  }

  /** Returns the times of the macrosteps of a trail; empty if timers make the trail impossible. */
  public Optional<PathTiming> timing(Trail trail) {
    return trail.isStable()
        ? PathTiming.of(graph.explorer(), ModelPath.macrosteps(trail.hops()))
        : Optional.empty();
  }

  /**
   * Returns the shortest path from a place to a hop that covers a wanted element or meets the end
   * condition.
   */
  private Optional<Segment> nearest(Place from, Predicate<Element> wanted, Predicate<Hop> ends) {
    List<Segment> found = new ArrayList<>();
    Map<Place, Arrival> arrivals = new HashMap<>();
    visit(
        from,
        hop -> true,
        arrivals,
        (place, hop, all) -> {
          Optional<Element> goal = elements(place, hop, all).filter(wanted).findFirst();
          if (goal.isPresent() || ends.test(hop)) {
            found.add(new Segment(hops(from, place, hop, arrivals), goal.orElse(null)));
          }
          return found.isEmpty();
        });
    return found.stream().findFirst();
  }

  private interface HopVisitor {
    /**
     * Visits a hop that is possible at a place.
     *
     * @param all the condition on the predicate results; null if there is no condition
     * @return whether the search continues
     */
    boolean visit(Place place, Hop hop, @Nullable Condition all);
  }

  /**
   * Visits the hops that are possible after a place, the nearest first. Ignores the time of timers.
   *
   * @param allowed accepts the hops to visit
   * @param arrivals receives the shortest paths to all visited places
   */
  private void visit(
      Place from, Predicate<Hop> allowed, Map<Place, Arrival> arrivals, HopVisitor visitor) {
    Trail rules = start();
    Set<Place> seen = new LinkedHashSet<>(Set.of(from));
    Deque<Place> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      Place place = open.poll();
      for (Hop hop : graph.hops(place.situation())) {
        Condition all = Trail.through(place, hop);
        if (!allowed.test(hop) || !Trail.isPossible(all)) {
          continue;
        }
        if (!visitor.visit(place, hop, all)) {
          return;
        }
        Place next = rules.after(place, hop, all);
        if (seen.size() < MAX_PLACES && seen.add(next)) {
          arrivals.put(next, new Arrival(place, hop));
          open.add(next);
        }
      }
    }
  }

  private static List<Hop> hops(Place from, Place to, Hop last, Map<Place, Arrival> arrivals) {
    List<Hop> hops = new ArrayList<>(List.of(last));
    for (Place at = to; !at.equals(from); ) {
      Arrival arrival = Objects.requireNonNull(arrivals.get(at));
      hops.add(0, arrival.hop());
      at = arrival.before();
    }
    return hops;
  }

  private boolean isTimer(Hop hop) {
    int input = hop.step().input();
    return input >= 0 && graph.explorer().timers().isTimer(input);
  }

  /**
   * The shortest paths from the start of an instance to all situations, ignoring the time of
   * timers. One breadth-first search finds all of these paths.
   */
  private final class ShortestPaths {

    private final Predicate<Hop> allowed;
    private final Map<Place, Arrival> arrivals = new HashMap<>();

    /** The first arrival at each situation; empty until the first call of {@link #to}. */
    private final Map<Integer, Arrival> situations = new HashMap<>();

    ShortestPaths(Predicate<Hop> allowed) {
      this.allowed = allowed;
    }

    Optional<Segment> to(int situation) {
      if (situations.isEmpty()) {
        search();
      }
      return Optional.ofNullable(situations.get(situation))
          .map(a -> new Segment(hops(Place.START, a.before(), a.hop(), arrivals), null));
    }

    private void search() {
      visit(
          Place.START,
          allowed,
          arrivals,
          (place, hop, all) -> {
            situations.putIfAbsent(hop.to(), new Arrival(place, hop));
            return true;
          });
    }
  }
}
