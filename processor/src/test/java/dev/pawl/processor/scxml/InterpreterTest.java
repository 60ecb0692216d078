package dev.pawl.processor.scxml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.processor.model.Machine;
import dev.pawl.processor.problem.Problem;
import dev.pawl.processor.problem.Problems;
import dev.pawl.processor.problem.Severity;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The interpreter does what was worked out by hand from the text of the specification. */
class InterpreterTest {

  static Stream<ChartCase> cases() {
    return ChartCase.all().stream();
  }

  @Test
  void thereAreManyCases() {
    assertTrue(cases().count() >= 40);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void doesAsWorkedOut(ChartCase chart) {
    Problems problems = new Problems();
    Machine machine = Charts.read(chart.chart(), problems).orElseThrow();
    List<Problem> errors =
        problems.all().stream().filter(p -> p.code().severity() == Severity.ERROR).toList();
    assertEquals(List.of(), errors);
    CaseAnswers answers = new CaseAnswers();
    Interpreter interpreter = new Interpreter(machine, answers, 0);
    for (ChartCase.Line line : chart.lines()) {
      if (line instanceof ChartCase.Let let) {
        answers.let(let.predicates());
      } else if (line instanceof ChartCase.Pick pick) {
        answers.pick(pick.state());
      } else if (line instanceof ChartCase.Happening happening) {
        Step actual =
            happening.isStart() ? interpreter.start() : interpreter.fire(happening.event());
        assertEquals(happening.expected(actual), actual, happening.event());
      }
    }
  }
}
