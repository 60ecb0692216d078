package dev.pawl.processor.scxml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.check.Checks;
import dev.pawl.language.model.Machine;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.problem.Severity;
import dev.pawl.language.scxml.Charts;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that the interpreter behaves as in the cases, which were derived by hand from the
 * specification.
 */
class InterpreterTest {

  static Stream<ChartCase> cases() {
    return ChartCase.all().stream();
  }

  @Test
  void thereAreEnoughCases() {
    assertTrue(cases().count() >= 40);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void interpreterMatchesTheCases(ChartCase chart) {
    Problems problems = new Problems();
    Machine machine = Charts.read(chart.chart(), problems).orElseThrow();
    Checks.run(machine, problems, false);
    List<Problem> errors =
        problems.all().stream().filter(p -> p.code().severity() == Severity.ERROR).toList();
    assertEquals(List.of(), errors, () -> "src/test/resources/charts/" + chart + ".yaml");
    chart.lead(
        new ChartCase.Instance() {
          private Interpreter interpreter;

          @Override
          public Step start(Answers answers) {
            interpreter = new Interpreter(machine, answers, 0);
            return interpreter.start();
          }

          @Override
          public Step fire(String event) {
            return interpreter.fire(event);
          }
        });
  }
}
