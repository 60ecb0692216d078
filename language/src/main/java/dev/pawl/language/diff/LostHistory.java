package dev.pawl.language.diff;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.explore.Exploration;
import dev.pawl.language.explore.Exploration.Edge;
import dev.pawl.language.explore.Explorer;
import dev.pawl.language.model.Event;
import dev.pawl.language.semantics.Counterexample;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.StateNode;
import dev.pawl.language.verify.RunText;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The search for the shortest history that was legal in the earlier version and is not legal in the
 * later version. A history is a sequence of events from outside. A history is legal if, for some
 * results of the predicates, the machine handles every event of the history. Timers may elapse at
 * any time between two events.
 *
 * <p>The search is breadth first. A node is a pair: a situation of the earlier version, and the set
 * of all situations that the later version can reach by the same events.
 */
final class LostHistory {

  private static final int MAX_PAIRS = 50_000;

  /**
   * A macrostep of the earlier or the later version of the machine.
   *
   * @param event the number of the event from outside, or of the event of the timer that elapses
   * @param path the microsteps; empty if the event is ignored
   * @param to the index of the stable situation after the macrostep
   */
  private record Macrostep(int event, List<Edge> path, int to) {}

  /**
   * A situation of the earlier version, and the possible situations of the later version after the
   * same events.
   */
  private record Pair(int before, Set<Integer> now) {}

  /** The macrostep that led to a pair, and the pair before this macrostep. */
  private record Arrival(@Nullable Pair from, Macrostep step) {}

  /** The macrosteps of one version of the machine. */
  private static final class Graph {
    final Exploration exploration;
    final Explorer explorer;
    private final Map<Integer, List<Macrostep>> cache = new HashMap<>();

    Graph(Exploration exploration) {
      this.exploration = exploration;
      this.explorer = exploration.explorer();
    }

    List<Macrostep> starts() {
      List<Macrostep> starts = new ArrayList<>();
      for (Edge edge : exploration.starts()) {
        follow(-1, edge, starts);
      }
      return starts;
    }

    List<Macrostep> from(int index) {
      return cache.computeIfAbsent(index, this::macrosteps);
    }

    private List<Macrostep> macrosteps(int index) {
      List<Macrostep> steps = new ArrayList<>();
      for (Edge edge : exploration.edges(index)) {
        follow(edge.step().input(), edge, steps);
      }
      for (int event : explorer.responses().ignored(exploration.situation(index))) {
        steps.add(new Macrostep(event, List.of(), index));
      }
      return steps;
    }

    /** Follows a macrostep to the stable situations in which the macrostep can end. */
    private void follow(int event, Edge first, List<Macrostep> steps) {
      for (List<Edge> rest : exploration.pathsToStable(first.to(), step -> true)) {
        List<Edge> path = new ArrayList<>(List.of(first));
        path.addAll(rest);
        int to = path.get(path.size() - 1).to();
        steps.add(new Macrostep(event, path, to));
      }
    }
  }

  private final Correspondence versions;
  private final Graph before;
  private final Graph now;
  private final List<Event> events;
  private final Map<Integer, Integer> laterEvents = new HashMap<>();
  private final Map<Pair, Arrival> arrivals = new HashMap<>();
  private boolean decided = true;

  LostHistory(Correspondence both, Exploration before, Exploration now) {
    this.versions = both;
    this.events = both.earlier().namedEvents();
    this.before = new Graph(before);
    this.now = new Graph(now);
    for (Event event : events) {
      both.laterEvent(event)
          .ifPresent(e -> laterEvents.put(both.earlier().number(event), both.later().number(e)));
    }
  }

  /** Returns whether the search was complete, so that its result is certain. */
  boolean isDecided() {
    return decided;
  }

  /**
   * Returns the shortest history that is no longer legal; empty if there is none. The last event of
   * this history is the first event that the later version refuses.
   */
  Optional<Counterexample> find() {
    Deque<Pair> open = new ArrayDeque<>();
    for (Macrostep start : before.starts()) {
      Set<Integer> same = new TreeSet<>();
      for (Macrostep other : now.starts()) {
        if (areCreatedAlike(start, other)) {
          same.add(other.to());
        }
      }
      // ElementChanges reports a state in which instances can no longer start
      if (!same.isEmpty()) {
        reach(new Pair(start.to(), withElapsedTimers(same)), new Arrival(null, start), open);
      }
    }
    while (!open.isEmpty()) {
      Pair pair = open.poll();
      for (Macrostep step : before.from(pair.before())) {
        Set<Integer> next =
            before.explorer.timers().isTimer(step.event()) ? pair.now() : after(pair, step);
        if (next.isEmpty()) {
          return isTruncated(pair) ? Optional.empty() : Optional.of(history(pair, step));
        }
        reach(new Pair(step.to(), next), new Arrival(pair, step), open);
      }
      if (arrivals.size() > MAX_PAIRS) {
        decided = false;
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /**
   * Returns whether it is uncertain that the later version refuses an event, because the later
   * version was not completely explored.
   */
  private boolean isTruncated(Pair pair) {
    decided &= now.exploration.isComplete();
    return !now.exploration.isComplete()
        && pair.now().stream().anyMatch(i -> now.from(i).isEmpty());
  }

  private void reach(Pair pair, Arrival arrival, Deque<Pair> open) {
    if (arrivals.putIfAbsent(pair, arrival) == null) {
      open.add(pair);
    }
  }

  /**
   * Returns whether instances of both versions may be created in the same way. If the caller can
   * choose the initial state, both instances must start in corresponding states.
   */
  private boolean areCreatedAlike(Macrostep earlier, Macrostep later) {
    List<StateNode> before = beginnings(versions.earlier(), earlier);
    List<StateNode> now = beginnings(versions.later(), later);
    boolean isChosen =
        versions.earlier().beginnings().size() > 1 || versions.later().beginnings().size() > 1;
    return !isChosen
        || before.stream().anyMatch(n -> versions.later(n).filter(now::contains).isPresent());
  }

  private static List<StateNode> beginnings(ResolvedMachine machine, Macrostep start) {
    BitSet entered = start.path().get(0).step().entered();
    return machine.beginnings().stream().filter(n -> entered.get(n.number())).toList();
  }

  private Set<Integer> after(Pair pair, Macrostep step) {
    Integer event = laterEvents.get(step.event());
    if (event == null) {
      return Collections.emptySet();
    }
    Set<Integer> next = new TreeSet<>();
    for (int index : pair.now()) {
      for (Macrostep other : now.from(index)) {
        if (other.event() == event) {
          next.add(other.to());
        }
      }
    }
    return withElapsedTimers(next);
  }

  /** Adds the situations of the later version that are reached when timers elapse. */
  private Set<Integer> withElapsedTimers(Set<Integer> situations) {
    Deque<Integer> open = new ArrayDeque<>(situations);
    while (!open.isEmpty()) {
      for (Macrostep step : now.from(open.poll())) {
        if (now.explorer.timers().isTimer(step.event()) && situations.add(step.to())) {
          open.add(step.to());
        }
      }
    }
    return situations;
  }

  private Counterexample history(Pair pair, Macrostep last) {
    List<Macrostep> macrosteps = new ArrayList<>(List.of(last));
    for (Pair at = pair; at != null; ) {
      Arrival arrival = requireNonNull(arrivals.get(at));
      macrosteps.add(0, arrival.step());
      at = arrival.from();
    }
    RunText text = new RunText(versions.earlier(), before.exploration);
    List<Counterexample.Step> steps = new ArrayList<>();
    for (Macrostep step : macrosteps) {
      if (step.path().isEmpty()) {
        steps.add(
            new Counterexample.Step(
                events.get(step.event()).name(),
                false,
                List.of(),
                List.of(),
                Map.of(),
                steps.get(steps.size() - 1).leaves()));
      } else {
        steps.addAll(text.run(step.path(), List.of(), false).steps());
      }
    }
    return new Counterexample(steps, steps.size(), false, "");
  }
}
