package dev.pawl.processor.generate.code;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.language.problem.Problems;
import dev.pawl.language.scxml.Charts;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Planner;
import dev.pawl.processor.plan.Row;
import dev.pawl.processor.plan.Step;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the numbers of steps of instances without hooks, as small text tables. */
class StepNumbersTest {

  private static Plan plan(String states) {
    return Planner.plan(
        ResolvedMachine.of(
            Charts.read("machine: M\ncontext: Integer\n" + states, new Problems()).orElseThrow()));
  }

  private static String rows(Plan plan, StepNumbers numbers) {
    StringBuilder rows = new StringBuilder();
    for (Row row : plan.rows()) {
      rows.append(row.state().name());
      for (Row.Entry entry : row.entries()) {
        rows.append(' ').append(entry.event().name()).append(' ').append(numbers.number(entry));
      }
      rows.append('\n');
    }
    return rows.toString();
  }

  private static List<List<Integer>> asking(StepNumbers numbers) {
    return numbers.stepsWithUserCode().stream()
        .map(e -> e.stream().map(Step::number).toList())
        .toList();
  }

  @Test
  void numbersArePositionsThenStepsThenDecisions() {
    Plan plan =
        plan(
            """
            states:
              A: { initial: true, on: { go: B, add: { update: u, to: A }, try: [ { guard: p, to: B }, { to: C } ] } }
              B: { on: { go: C, pick: { to: [A, C], choose: c } } }
              C: { final: true }
            """);
    StepNumbers numbers = new StepNumbers(plan);
    assertEquals("A go 1 add 3 try 5\nB go 2 pick 4\nC\n", rows(plan, numbers));
    assertEquals(3, numbers.firstNumber());
    assertEquals(5, numbers.lastNumber());
    assertEquals(5, numbers.number(plan.decisions().get(0)));
  }

  @Test
  void equalStepsShareANumber() {
    Plan plan =
        plan(
            """
            states:
              A: { initial: true, on: { task: { update: begin, to: B } } }
              B: { on: { task: { update: begin, to: B }, done: { update: begin, to: B } } }
              C: { initial: true, on: { task: { update: begin, to: D } } }
              D: { on: { task: { update: other, to: B } } }
            """);
    StepNumbers numbers = new StepNumbers(plan);
    // another event, target or update has another number
    assertEquals("A task 4\nB task 4 done 5\nC task 6\nD task 7\n", rows(plan, numbers));
    assertEquals(List.of(List.of(0, 1), List.of(2), List.of(3), List.of(4)), asking(numbers));
  }

  @Test
  void rootTransitionIsOneStep() {
    Plan plan =
        plan(
            """
            on: { alarm: { update: u, to: A } }
            states:
              A: { initial: true, on: { go: B } }
              B: { on: { go: A } }
            """);
    StepNumbers numbers = new StepNumbers(plan);
    assertEquals("A go 1 alarm 2\nB go 0 alarm 2\n", rows(plan, numbers));
    assertEquals(List.of(List.of(2)), asking(numbers));
  }
}
