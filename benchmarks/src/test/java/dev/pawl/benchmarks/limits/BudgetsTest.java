package dev.pawl.benchmarks.limits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.benchmarks.figure.Figure;
import dev.pawl.benchmarks.figure.MeasuredPart;
import dev.pawl.benchmarks.figure.Recorded;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BudgetsTest {

  private static final FigureQuery OURS = new FigureQuery("walk", "turn", "Pawl", "ns");
  private static final FigureQuery SWITCH = new FigureQuery("walk", "turn", "enum switch", "ns");
  private static final FigureQuery BYTES = new FigureQuery("walk", "turn", "Pawl", "B");

  @ParameterizedTest
  @CsvSource({
    "0.599, HOLDS, 0.599 (5.99 ns / 10 ns)",
    "0.6,   HOLDS, 0.6 (6 ns / 10 ns)",
    "0.6004, HOLDS, 0.6 (6 ns / 10 ns)",
    "0.601, EXCEEDED, 0.601 (6.01 ns / 10 ns)",
    "0.65,  EXCEEDED, 0.65 (6.5 ns / 10 ns)",
  })
  void ratioHoldsUpToItsLimit(double ratio, Verdict verdict, String text) {
    Recorded recorded = recorded(ns("Pawl", 10 * ratio), ns("enum switch by hand", 10));
    CheckResult judgement = Check.atMost("", 0.6, OURS, SWITCH).judge(recorded);
    assertEquals(new CheckResult(verdict, text), judgement);
  }

  @ParameterizedTest
  @CsvSource({"0, HOLDS", "0.009, HOLDS", "0.011, EXCEEDED", "16, EXCEEDED"})
  void bytesOfTheMeasurementCountAsZero(double bytes, Verdict verdict) {
    Recorded recorded = recorded(Figure.once("walk", "turn", "Pawl", "B", bytes));
    assertEquals(verdict, Check.atMost("", 0, BYTES).judge(recorded).verdict());
  }

  @Test
  void worstOfSeveralFiguresIsJudged() {
    Recorded recorded =
        recorded(ns("Pawl one", 1), ns("Pawl two", 9), ns("Pawl three", 2), ns("enum switch", 10));
    assertEquals("0.9 (9 ns / 10 ns)", Check.atMost("", 0.6, OURS, SWITCH).judge(recorded).text());
  }

  @Test
  void exactNameTakesPrecedenceOverPrefix() {
    Recorded recorded = recorded(ns("Pawl", 1), ns("Pawl threadSafe", 9));
    assertEquals("1 ns", Check.atMost("", 3, OURS).judge(recorded).text());
  }

  @Test
  void missingFigureIsNotMeasured() {
    assertEquals(
        CheckResult.NOT_MEASURED,
        Check.atMost("", 0.6, OURS, SWITCH).judge(recorded(ns("Pawl", 1))));
    assertEquals(
        CheckResult.NOT_MEASURED,
        Check.atMost("", 0.6, OURS, SWITCH).judge(recorded(ns("enum switch", 1))));
  }

  @Test
  void figuresOfDifferentPartsHaveNoRatio() {
    FigureQuery elsewhere = new FigureQuery("scale", "turn", "enum switch", "ns");
    assertThrows(IllegalArgumentException.class, () -> Check.atMost("", 0.6, OURS, elsewhere));
  }

  @Test
  void everyRowIsListedWithoutMeasurements() {
    List<String> lines = Budgets.lines(new Recorded(17, Map.of()));
    int rows = Budgets.ALL.size();
    int checks = Budgets.ALL.stream().mapToInt(budget -> budget.checks().size()).sum();
    assertEquals(rows + checks + 1, lines.size());
    assertTrue(
        lines
            .get(rows + checks)
            .matches("Of \\d+ limits, \\d+ are not measured, 3 are checked by tests"),
        lines::toString);
    assertEquals(0, lines.stream().filter(line -> line.matches(".*(holds|exceeded).*")).count());
    Budgets.lines(SampleFigures.recorded(17))
        .forEach(line -> assertTrue(line.length() < 120, line));
  }

  @Test
  void tableShowsWhetherLimitsHold() {
    List<String> lines = Budgets.lines(SampleFigures.recorded(17));
    assertTrue(
        lines.contains(
            "  Transitions.next, random, relative to an enum switch     ≤ 0.7 × holds"
                + "             0.387"
                + " (2.08 ns / 5.37 ns)"),
        String.join("\n", lines));
    assertTrue(
        lines.contains(
            "  relative to handwritten clock and record                 ≤ 1.5 × exceeded"
                + "          1.62"),
        String.join("\n", lines));
  }

  @Test
  void namedTestsExist() throws IOException {
    Set<String> named = new HashSet<>();
    Budgets.ALL.forEach(budget -> budget.checks().forEach(check -> named.add(check.test())));
    named.remove("");
    Set<String> found = new HashSet<>();
    for (String module : List.of("processor", "build/stress", "runtime")) {
      try (Stream<Path> files = Files.walk(Path.of("..", module, "src/test/java"))) {
        files.forEach(file -> found.add(file.getFileName().toString().replace(".java", "")));
      }
    }
    named.removeAll(found);
    assertEquals(Set.of(), named);
  }

  private static Recorded recorded(Figure... figures) {
    return new Recorded(17, Map.of())
        .with(new MeasuredPart(SampleFigures.WHERE, Arrays.asList(figures)));
  }

  private static Figure ns(String contender, double value) {
    return Figure.once("walk", "turn", contender, "ns", value);
  }
}
