package dev.pawl.processor.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.model.Machine;
import dev.pawl.language.semantics.Counterexample;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.lockstep.RestingCharts;
import dev.pawl.processor.verify.InterpretedGraph.Macrostep;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Compares the lengths of counterexamples with the lengths of the shortest runs that break the
 * properties. A breadth-first search with the independent interpreter finds these runs. The search
 * uses a formula of LTL for each property.
 */
@Tag("slow")
class ShortestCounterexampleTest {

  private static final int BY_DEFAULT = 60;

  private record Node(String key, Ltl rest) {}

  @Test
  void noCounterexampleIsLongerThanTheShortestRunOfTheInterpreter() {
    Fuzz fuzz = Fuzz.of(getClass(), BY_DEFAULT);
    SplittableRandom random = fuzz.random();
    RestingCharts charts = new RestingCharts(random.split());
    int compared = 0;
    int broken = 0;
    for (int tries = 0; compared < fuzz.count() && tries < fuzz.count() * 20; tries++) {
      RestingCharts.Chart chart = charts.next();
      Machine machine = chart.machine();
      InterpretedGraph graph;
      try {
        if (VerifiedChart.isTimed(machine) || !VerifiedChart.isSuitable(machine)) {
          continue;
        }
        graph = new InterpretedGraph(machine, VerifiedChart.DEFERRED);
      } catch (InterpretedGraph.UnsuitableException e) {
        continue;
      }
      VerifiedChart verified = VerifiedChart.of(chart, random.split(), List.of());
      compared++;
      for (int i = 0; i < VerifiedChart.PROPERTIES; i++) {
        int number = i;
        OptionalInt shortest = shortest(machine, graph, verified.properties().get(i));
        Optional<Counterexample> run = verified.results().get(i).run().filter(r -> !r.endless());
        assertEquals(
            shortest,
            run.map(r -> OptionalInt.of(r.events().size())).orElse(OptionalInt.empty()),
            () -> verified.text(number));
        broken += run.isPresent() ? 1 : 0;
      }
    }
    System.out.println(compared + " charts, " + broken + " counterexamples");
    assertTrue(compared > fuzz.count() / 4 && broken > compared, compared + ", " + broken);
  }

  /** Returns the number of events of the shortest run that breaks a property in a finite time. */
  private static OptionalInt shortest(
      Machine machine, InterpretedGraph graph, RandomProperty property) {
    ObservedPropositions propositions = new ObservedPropositions(machine, property);
    Map<Node, Integer> lengths = new HashMap<>();
    Deque<Node> open = new ArrayDeque<>();
    Node start = new Node("", Ltl.of(property));
    lengths.put(start, -1);
    open.add(start);
    while (!open.isEmpty()) {
      Node node = open.remove();
      int length = lengths.get(node) + 1;
      for (Macrostep step : graph.macrosteps.get(node.key())) {
        Ltl rest = propositions.progressed(node.rest(), node.key(), step.observations(), step.to());
        if (rest.equals(Ltl.FALSE)) {
          return OptionalInt.of(length);
        }
        Node next = new Node(step.to(), rest);
        if (lengths.putIfAbsent(next, length) == null) {
          open.add(next);
        }
      }
    }
    return OptionalInt.empty();
  }
}
