package dev.pawl.processor.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.diff.MachineDiff;
import dev.pawl.language.diff.MachineDiff.Version;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.Transition;
import dev.pawl.language.semantics.Counterexample;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.lockstep.RestingCharts;
import dev.pawl.processor.verify.InterpretedGraph.Macrostep;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests the search for the shortest history that is no longer legal, with random charts from which
 * one transition is removed. The expected history is found by running the independent interpreter
 * on both versions.
 */
@Tag("slow")
class LostHistoryTest {

  private static final int BY_DEFAULT = 20;

  private record Pair(String before, Set<String> now) {}

  @Test
  void lostHistoryIsAsShortAsThatOfTheInterpreter() {
    Fuzz fuzz = Fuzz.of(getClass(), BY_DEFAULT);
    SplittableRandom random = fuzz.random();
    RestingCharts charts = new RestingCharts(random);
    int compared = 0;
    int lost = 0;
    for (int tries = 0; compared < fuzz.count() && tries < fuzz.count() * 40; tries++) {
      Machine before = charts.next().machine();
      Optional<Machine> now =
          isSuitable(before) ? withOneTransitionLess(before, random) : Optional.empty();
      if (now.isEmpty()) {
        continue;
      }
      Optional<Integer> expected;
      try {
        expected = lost(new InterpretedGraph(before, 4), new InterpretedGraph(now.get(), 4));
      } catch (InterpretedGraph.UnsuitableException e) {
        continue;
      }
      Version earlier = new Version(ResolvedMachine.of(before), List.of());
      MachineDiff same = MachineDiff.of(earlier, earlier);
      assertTrue(same.isEmpty(), () -> same.changes().toString());
      MachineDiff diff =
          MachineDiff.of(earlier, new Version(ResolvedMachine.of(now.get()), List.of()));
      if (diff.isComplete()) {
        assertEquals(
            expected,
            diff.lost().map(Counterexample::events).map(List::size),
            () -> "try " + diff.lost() + " of " + before);
        compared++;
        lost += expected.isPresent() ? 1 : 0;
      }
    }
    System.out.println(compared + " pairs of charts, " + lost + " with a lost history");
    assertTrue(compared > fuzz.count() / 2 && lost > fuzz.count() / 8, compared + ", " + lost);
  }

  /**
   * Machines that ignore events are not suitable, because {@link InterpretedGraph} does not
   * distinguish ignored events from refused ones.
   */
  private static boolean isSuitable(Machine machine) {
    return !machine.lenient()
        && VerifiedChart.isSuitable(machine)
        && !VerifiedChart.isTimed(machine)
        && ResolvedMachine.of(machine).nodes().stream()
            .allMatch(n -> n.ignored().isEmpty() && n.deferred().isEmpty());
  }

  private static Optional<Machine> withOneTransitionLess(Machine machine, SplittableRandom random) {
    List<Transition> all = new ArrayList<>();
    machine.tree().nodes().stream()
        .filter(s -> !s.isHistory())
        .forEach(s -> all.addAll(s.transitions()));
    if (all.isEmpty()) {
      return Optional.empty();
    }
    Transition less = all.get(random.nextInt(all.size()));
    return Optional.of(
        new Machine(
            machine.identity(),
            machine.settings(),
            machine.types(),
            new StateTree(without(machine.root(), less)),
            machine.events(),
            machine.forbids(),
            machine.views()));
  }

  private static State without(State state, Transition less) {
    return state.withChildren(
        state.children().stream().map(c -> without(c, less)).toList(),
        state.transitions().stream().filter(t -> t != less).toList());
  }

  /** Returns the number of events of the shortest lost history. */
  private static Optional<Integer> lost(InterpretedGraph before, InterpretedGraph now) {
    Map<Pair, Integer> lengths = new HashMap<>();
    Deque<Pair> open = new ArrayDeque<>();
    for (Macrostep start : before.macrosteps.get("")) {
      Set<String> starts = new TreeSet<>();
      now.macrosteps.get("").forEach(s -> starts.add(s.to()));
      if (lengths.putIfAbsent(new Pair(start.to(), starts), 0) == null) {
        open.add(new Pair(start.to(), starts));
      }
    }
    while (!open.isEmpty()) {
      Pair pair = open.remove();
      for (Macrostep step : before.macrosteps.getOrDefault(pair.before(), Set.of())) {
        Set<String> next = new TreeSet<>();
        for (String key : pair.now()) {
          now.macrosteps.getOrDefault(key, Set.of()).stream()
              .filter(s -> s.event().equals(step.event()))
              .forEach(s -> next.add(s.to()));
        }
        int length = lengths.get(pair) + 1;
        if (next.isEmpty()) {
          return Optional.of(length);
        }
        Pair reached = new Pair(step.to(), next);
        if (lengths.putIfAbsent(reached, length) == null) {
          open.add(reached);
        }
      }
    }
    return Optional.empty();
  }
}
