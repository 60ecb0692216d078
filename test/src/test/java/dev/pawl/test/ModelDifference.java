package dev.pawl.test;

import dev.pawl.language.explore.Constraints;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.path.Hop;
import dev.pawl.language.path.Observation;
import dev.pawl.language.path.PathGraph;
import dev.pawl.language.path.Trail;
import dev.pawl.language.semantics.GuardSpace.Condition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Decides whether two models can be told apart. Both get the same events, timers and answers of the
 * logic. They differ if a macrostep of one can be observed that the other does not make.
 */
final class ModelDifference {

  private static final int MAX_PAIRS = 5_000;
  private static final int MAX_MACROSTEPS = 2_000;

  /** Longer macrosteps are left out; some of them do not end. */
  private static final int MAX_HOPS = 30;

  /** Thrown if there is too much to compare. */
  static final class TooLargeException extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private record Pair(int one, int other) {}

  /**
   * The answers of the logic between two notifications of hooks.
   *
   * @param choices the states that methods choose, in order
   */
  private record Answers(Optional<Condition> condition, Map<String, List<Integer>> choices) {

    boolean allows(Answers other) {
      boolean isPossible =
          condition.isEmpty()
              || other.condition.isEmpty()
              || Trail.isPossible(condition.get().and(other.condition.get()));
      return isPossible
          && choices.keySet().stream()
              .allMatch(m -> isPrefix(choices.get(m), other.choices.getOrDefault(m, List.of())));
    }

    private static boolean isPrefix(List<Integer> one, List<Integer> other) {
      int shorter = Math.min(one.size(), other.size());
      return one.subList(0, shorter).equals(other.subList(0, shorter));
    }
  }

  /**
   * A macrostep.
   *
   * @param answers the answers that lead to it, by the number of notifications before them
   */
  private record Macrostep(Map<Integer, Answers> answers, Observation observed, int end) {

    boolean allows(Macrostep other) {
      return answers.keySet().stream()
          .allMatch(
              n -> !other.answers.containsKey(n) || answers.get(n).allows(other.answers.get(n)));
    }
  }

  private final PathGraph one;
  private final PathGraph other;
  private final Set<Pair> seen = new LinkedHashSet<>();
  private final Deque<Pair> open = new ArrayDeque<>();
  private final Map<List<Integer>, List<Macrostep>> known = new HashMap<>();

  private ModelDifference(PathGraph one, PathGraph other) {
    this.one = one;
    this.other = other;
    if (!one.machine().namedEvents().equals(other.machine().namedEvents())) {
      throw new IllegalArgumentException("The events differ.");
    }
  }

  /**
   * Returns a difference between two models; empty if there is none.
   *
   * @throws TooLargeException if there is too much to compare
   */
  static Optional<String> of(Machine one, Machine other) {
    Constraints constraints = new Constraints(one.verification());
    return new ModelDifference(new PathGraph(one, constraints), new PathGraph(other, constraints))
        .find();
  }

  private Optional<String> find() {
    open.add(new Pair(PathGraph.START, PathGraph.START));
    while (!open.isEmpty()) {
      Pair pair = open.poll();
      for (int input : inputs(pair)) {
        Optional<String> found = difference(pair, input);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private Set<Integer> inputs(Pair pair) {
    Set<Integer> inputs = new TreeSet<>();
    for (PathGraph graph : List.of(one, other)) {
      int situation = graph == one ? pair.one() : pair.other();
      graph.hops(situation).forEach(h -> inputs.add(h.step().input()));
      if (situation != PathGraph.START) {
        inputs.addAll(graph.untaken(situation).keySet());
      }
    }
    return inputs;
  }

  private Optional<String> difference(Pair pair, int input) {
    List<Macrostep> all = macrosteps(one, pair.one(), input);
    List<Macrostep> others = macrosteps(other, pair.other(), input);
    for (Macrostep each : all) {
      for (Macrostep another : others) {
        if (!each.allows(another)) {
          continue;
        } else if (!each.observed().equals(another.observed())) {
          return Optional.of(
              "on " + one.eventName(input) + ": " + each.observed() + " or " + another.observed());
        }
        Pair next = new Pair(each.end(), another.end());
        if (seen.add(next)) {
          open.add(next);
        }
        if (seen.size() > MAX_PAIRS) {
          throw new TooLargeException();
        }
      }
    }
    return Optional.empty();
  }

  private List<Macrostep> macrosteps(PathGraph graph, int situation, int input) {
    return known.computeIfAbsent(
        List.of(graph == one ? 1 : 2, situation, input), k -> found(graph, situation, input));
  }

  private static List<Macrostep> found(PathGraph graph, int situation, int input) {
    List<Macrostep> all = new ArrayList<>();
    Deque<List<Hop>> open = new ArrayDeque<>();
    graph.hops(situation).stream()
        .filter(h -> h.step().input() == input)
        .forEach(h -> open.add(List.of(h)));
    if (open.isEmpty() && input >= 0 && graph.untaken(situation).containsKey(input)) {
      return List.of(untaken(graph, situation, input));
    }
    while (!open.isEmpty()) {
      List<Hop> hops = open.poll();
      Optional<Map<Integer, Answers>> answers = answers(graph, hops);
      Hop last = hops.get(hops.size() - 1);
      if (answers.isEmpty()) {
        continue;
      } else if (graph.isStable(last.to())) {
        Observation observed = graph.observed(hops);
        all.add(new Macrostep(answers.get(), graph.comparable(hops, observed), last.to()));
      } else if (hops.size() < MAX_HOPS) {
        for (Hop next : graph.hops(last.to())) {
          List<Hop> longer = new ArrayList<>(hops);
          longer.add(next);
          open.add(longer);
        }
      }
      if (all.size() + open.size() > MAX_MACROSTEPS) {
        throw new TooLargeException();
      }
    }
    return all;
  }

  private static Macrostep untaken(PathGraph graph, int situation, int input) {
    PathGraph.Untaken untaken = graph.untaken(situation).get(input);
    String outcome =
        untaken.isIgnored()
            ? Observation.IGNORED
            : untaken.isGuarded() ? Observation.REFUSED : Observation.ILLEGAL;
    Observation observed =
        new Observation(
            outcome,
            graph.leaves(situation),
            List.of("dropped " + graph.eventName(input)),
            List.of(),
            graph.timers(situation),
            graph.situation(situation).isOver() ? List.of() : graph.deferred(situation));
    return new Macrostep(Map.of(), observed, situation);
  }

  /** Returns the answers that lead to some hops; empty if there are none. */
  private static Optional<Map<Integer, Answers>> answers(PathGraph graph, List<Hop> hops) {
    Map<Integer, Answers> answers = new HashMap<>();
    int notices = 0;
    for (Hop hop : hops) {
      Answers before = answers.getOrDefault(notices, new Answers(Optional.empty(), Map.of()));
      Optional<Condition> all = before.condition();
      for (Condition each : hop.step().conditions()) {
        all = Optional.of(all.isPresent() ? all.get().and(each) : each);
      }
      if (all.isPresent() && !Trail.isPossible(all.get())) {
        return Optional.empty();
      }
      Map<String, List<Integer>> choices = new HashMap<>(before.choices());
      hop.step().taken().stream()
          .filter(t -> t.target() >= 0)
          .forEach(
              t -> {
                String method =
                    t.transition().declared().choose().map(NameReference::name).orElseThrow();
                List<Integer> chosen = new ArrayList<>(choices.getOrDefault(method, List.of()));
                chosen.add(t.target());
                choices.put(method, chosen);
              });
      answers.put(notices, new Answers(all, choices));
      notices += graph.notices(hop);
    }
    return Optional.of(answers);
  }
}
