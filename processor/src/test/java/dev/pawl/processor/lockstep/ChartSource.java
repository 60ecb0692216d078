package dev.pawl.processor.lockstep;

import dev.pawl.language.check.Checks;
import dev.pawl.language.model.Machine;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.problem.Severity;
import dev.pawl.language.scxml.Charts;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** Generates random charts until the checks accept one, and counts the rejected ones. */
final class ChartSource {

  /** A chart with the machine that it declares. */
  record Chart(String packageName, String yaml, Machine machine) {}

  /** The codes of expected errors in random charts; any other code is a bug in the checks. */
  private static final Set<Code> FOR_CAUSE =
      EnumSet.of(
          Code.SHADOWED,
          Code.DUPLICATE_TRANSITION,
          Code.GUARD_NEVER_HOLDS,
          Code.UNREACHABLE,
          Code.EVENTLESS_LOOP);

  private final SplittableRandom random;
  private final Map<String, Integer> discarded = new TreeMap<>();
  private final boolean flat;
  private final boolean whole;
  private int made;

  /**
   * Creates a source.
   *
   * @param flat whether charts have only features of flat machines
   * @param whole whether charts also have parts without influence on steps
   */
  ChartSource(SplittableRandom random, boolean flat, boolean whole) {
    this.random = random;
    this.flat = flat;
    this.whole = whole;
  }

  /** Returns the next accepted chart. */
  Chart next() {
    for (; ; ) {
      String packageName = "c" + made++;
      String yaml = new RandomChart(random.split(), flat).yaml(packageName, whole);
      Problems problems = new Problems();
      Optional<Machine> machine = Charts.read(yaml, problems);
      machine.ifPresent(m -> Checks.run(m, problems, false));
      Optional<Problem> error =
          problems.all().stream().filter(p -> p.code().severity() == Severity.ERROR).findFirst();
      if (error.isEmpty()) {
        Chart chart = new Chart(packageName, yaml, machine.orElseThrow());
        if (macrostepsEnd(chart)) {
          return chart;
        }
        discarded.merge("restless", 1, Integer::sum);
        continue;
      }
      if (!FOR_CAUSE.contains(error.get().code())) {
        throw new AssertionError(error.get().message() + "\n" + yaml);
      }
      discarded.merge(error.get().code().id(), 1, Integer::sum);
    }
  }

  /**
   * Returns whether most macrosteps of a test run end. Macrosteps that loop endlessly can hardly be
   * compared.
   */
  private boolean macrostepsEnd(Chart chart) {
    int restless = 0;
    RandomLife instance = new RandomLife(chart.machine(), random.split());
    for (int step = 0; step < 12; step++) {
      restless += instance.next().isPresent() ? 0 : 1;
    }
    return restless < 2;
  }

  /** Returns the numbers of generated charts and of rejected charts by code. */
  static String tally(List<ChartSource> sources) {
    Map<String, Integer> discarded = new TreeMap<>();
    sources.forEach(s -> s.discarded.forEach((why, n) -> discarded.merge(why, n, Integer::sum)));
    return sources.stream().mapToInt(s -> s.made).sum() + " made up, refused: " + discarded;
  }
}
