package dev.pawl.processor.lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.processor.e2e.Fuzz;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that compiled machines behave like the interpreter, step by step. A build compares 20
 * charts, with {@code -Dall} 240. {@code -Dpawl.fuzz=5000} compares 5,000; {@code -Dpawl.fuzz.seed}
 * repeats a run.
 */
class LockstepTest {

  private static final int BY_DEFAULT = 240;
  private static final int BATCH = 50;
  private static final int STEPS = 50;

  @TempDir Path temp;

  @Test
  void chartsMatchTheInterpreter() {
    compare(Fuzz.of(getClass(), BY_DEFAULT), false);
  }

  @Test
  void flatMachinesMatchTheInterpreter() {
    Fuzz fuzz = Fuzz.of(getClass(), BY_DEFAULT);
    compare(new Fuzz(fuzz.seed(), fuzz.count() / 8), true);
  }

  private void compare(Fuzz fuzz, boolean flat) {
    SplittableRandom random = fuzz.random();
    List<ChartSource> sources = new ArrayList<>();
    List<SplittableRandom> instances = new ArrayList<>();
    for (int made = 0; made < fuzz.count(); made += BATCH) {
      sources.add(new ChartSource(random.split(), flat, isWhole(sources.size())));
      instances.add(random.split());
    }
    List<String> differences =
        IntStream.range(0, sources.size())
            .parallel()
            .mapToObj(
                i -> {
                  int size = Math.min(BATCH, fuzz.count() - i * BATCH);
                  ChartCompiler compiler =
                      isWhole(i) ? new ByProcessor(temp) : new InMemoryCompiler();
                  return compare(sources.get(i), size, instances.get(i), compiler);
                })
            .flatMap(List::stream)
            .toList();
    System.out.println(ChartSource.tally(sources));
    assertEquals(
        List.of(),
        differences,
        () -> differences.size() + " charts:\n" + String.join("\n", differences));
  }

  /** Returns whether a batch is compiled with all parts, like users do; one batch of twenty is. */
  private static boolean isWhole(int batch) {
    return batch % 20 == 0;
  }

  private static List<String> compare(
      ChartSource source, int size, SplittableRandom random, ChartCompiler compiler) {
    List<ChartSource.Chart> charts = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      charts.add(source.next());
    }
    List<String> differences = new ArrayList<>();
    compiler.each(
        charts,
        (chart, driver) -> {
          Optional<Lockstep.Difference> difference =
              new Lockstep(chart.machine(), driver).live(random.split(), STEPS);
          difference.ifPresent(d -> differences.add(chart.yaml() + d));
        },
        (chart, error) -> differences.add(chart.yaml() + error.getMessage()));
    return differences;
  }
}
