package dev.pawl.language.path;

import dev.pawl.language.semantics.GuardSpace.Condition;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A sequence of hops from the beginning of an instance, with the results of the predicates.
 *
 * <p>A gap is the time between two notifications of a hook. Within a gap, a test cannot distinguish
 * evaluations of guards. Therefore each predicate has one result in the whole gap.
 */
public final class Trail {

  /**
   * A position of a trail in the graph.
   *
   * @param situation the index of the situation in the exploration
   * @param gap the condition on the results of predicates in the current gap; null if no guard has
   *     been evaluated in this gap
   * @param last the last hop that took transitions; null if there is none, or if the trail does not
   *     remember such hops
   */
  public record Place(int situation, @Nullable Condition gap, @Nullable Hop last) {
    public static final Place START = new Place(PathGraph.START, null, null);
  }

  private final PathGraph graph;
  private final boolean remembersLast;
  private final List<Hop> hops;
  private final List<@Nullable Condition> conditions;
  private final Set<Element> covered;
  private Place place;

  /**
   * Creates an empty trail.
   *
   * @param remembersLast whether places remember the last transitions
   */
  public Trail(PathGraph graph, boolean remembersLast) {
    this(
        graph,
        remembersLast,
        new ArrayList<>(),
        new ArrayList<>(),
        new LinkedHashSet<>(),
        Place.START);
  }

  private Trail(
      PathGraph graph,
      boolean remembersLast,
      List<Hop> hops,
      List<@Nullable Condition> conditions,
      Set<Element> covered,
      Place place) {
    this.graph = graph;
    this.remembersLast = remembersLast;
    this.hops = hops;
    this.conditions = conditions;
    this.covered = covered;
    this.place = place;
  }

  Trail copy() {
    return new Trail(
        graph,
        remembersLast,
        new ArrayList<>(hops),
        new ArrayList<>(conditions),
        new LinkedHashSet<>(covered),
        place);
  }

  /** Returns whether places of this trail remember the last hop that took transitions. */
  boolean remembersLast() {
    return remembersLast;
  }

  public Place place() {
    return place;
  }

  public List<Hop> hops() {
    return hops;
  }

  /**
   * Returns the condition that the hops of a gap, up to and including a given hop, impose on the
   * predicate results; null if there is no condition.
   */
  @Nullable Condition condition(int hop) {
    return conditions.get(hop);
  }

  public Set<Element> covered() {
    return covered;
  }

  /** Returns the number of macrosteps, apart from the start of the instance. */
  public int macrosteps() {
    return (int) hops.stream().filter(h -> h.step().input() >= 0).count();
  }

  public boolean isStable() {
    return graph.isStable(place.situation());
  }

  /**
   * Returns the condition on the results of predicates in the current gap, if a hop is taken at a
   * place.
   *
   * @return the condition; null if the hop is possible for all results; a condition that never
   *     holds if the hop is impossible
   */
  public static @Nullable Condition through(Place place, Hop hop) {
    Condition all = place.gap();
    for (Condition each : hop.step().conditions()) {
      all = all == null ? each : all.and(each);
    }
    return all;
  }

  /** Returns whether a condition is absent, or is known to hold for some results of predicates. */
  public static boolean isPossible(@Nullable Condition condition) {
    return condition == null || (condition.isKnown() && !condition.isNever());
  }

  /** Returns the place after a hop. */
  public Place after(Place before, Hop hop, @Nullable Condition all) {
    Hop last = hop.step().taken().isEmpty() ? before.last() : hop;
    return new Place(hop.to(), graph.closesGap(hop) ? null : all, remembersLast ? last : null);
  }

  /**
   * Adds a hop.
   *
   * @param goal the element for which the hop is taken; null if there is none
   * @param wanted accepts further elements that the hop should cover if the predicate results
   *     required so far allow this
   */
  public void add(Hop hop, @Nullable Element goal, Predicate<Element> wanted) {
    Condition all = through(place, hop);
    covered.addAll(graph.taken(hop));
    Hop last = place.last();
    if (last != null) {
      covered.addAll(pairs(last, hop));
    }
    Map<Element, Condition> refutations = graph.refutations(hop);
    if (goal != null && refutations.containsKey(goal)) {
      all = refuted(goal, refutations, all);
    }
    if (goal != null || graph.closesGap(hop)) {
      for (Element each : refutations.keySet()) {
        if (wanted.test(each) && !covered.contains(each)) {
          all = refuted(each, refutations, all);
        }
      }
    }
    hops.add(hop);
    conditions.add(all);
    place = after(place, hop, all);
  }

  private @Nullable Condition refuted(
      Element element, Map<Element, Condition> refutations, @Nullable Condition before) {
    Condition refutation = refutations.get(element);
    Condition both = before == null || refutation == null ? refutation : before.and(refutation);
    if (both == null || !isPossible(both)) {
      return before;
    }
    covered.add(element);
    return both;
  }

  /**
   * Returns one pair for each combination of a transition of the first hop and a transition of the
   * second hop.
   */
  public static List<Element> pairs(Hop first, Hop second) {
    return first.step().taken().stream()
        .flatMap(
            a ->
                second.step().taken().stream()
                    .map(b -> Element.pair(a.transition().number(), b.transition().number())))
        .toList();
  }
}
