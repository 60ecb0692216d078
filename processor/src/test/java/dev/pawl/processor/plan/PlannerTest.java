package dev.pawl.processor.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.model.Event;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.scxml.Charts;
import dev.pawl.language.semantics.Move;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests plans: steps, decisions and tables, as small text tables. */
class PlannerTest {

  private static Plan plan(String states) {
    return Planner.plan(
        ResolvedMachine.of(Charts.read("machine: M\n" + states, new Problems()).orElseThrow()));
  }

  private static String steps(Plan plan) {
    StringBuilder rows = new StringBuilder();
    for (Step step : plan.steps()) {
      rows.append(step.number()).append(' ').append(step.source());
      rows.append(step.event() == null ? " always" : " " + step.event().name());
      rows.append(" -> ").append(step.targets().stream().map(StatePlan::name).toList());
      for (Move move : step.moves()) {
        rows.append(' ').append(move.domains()).append(move.exit()).append(move.entry());
      }
      rows.append('\n');
    }
    return rows.toString();
  }

  private static String rows(Plan plan) {
    List<String> rows = new ArrayList<>();
    for (Row row : plan.rows()) {
      List<String> entries =
          row.entries().stream().map(e -> e.event().name() + " " + e.code()).toList();
      rows.add(row.state().name() + " " + entries + "\n");
    }
    return String.join("", rows);
  }

  @Test
  void flatMachineBecomesATable() {
    Plan plan =
        plan(
            """
            on: { stop: C }
            states:
              A: { initial: true, on: { go: [ { guard: p, to: B }, { to: A } ], note: { effects: [e] } } }
              B: { on: { go: C, stop: A } }
              C: { final: true }
            """);
    assertEquals(
        """
        0 1 go -> [B]
        1 1 go -> [A]
        2 1 note -> [A]
        3 2 go -> [C]
        4 2 stop -> [A]
        5 0 stop -> [C]
        """,
        steps(plan));
    // numbers from 6 on are decisions
    assertEquals("A [go 6, note 2, stop 5]\nB [go 3, stop 4]\nC []\n", rows(plan));
    assertEquals(
        List.of(0, 1), plan.decisions().get(0).candidates().stream().map(Step::number).toList());
  }

  @Test
  void chartHasExitAndEntrySets() {
    Plan plan =
        plan(
            """
            states:
              OFF: { initial: true, on: { on: BOTH, back: H } }
              BOTH:
                parallel: true
                on: { off: OFF }
                states:
                  A: { states: { A1: { initial: true, on: { go: A2 } }, A2: { ignore: off } } }
                  B: { states: { B1: { initial: true, defer: go }, B2: {} } }
                  H: { history: deep, to: A2 }
            """);
    assertEquals(
        """
        0 1 on -> [BOTH] [0][1][2, 3, 4, 6, 7]
        1 1 back -> [] [0][1][2, 9]
        2 2 off -> [OFF] [0][8, 7, 6, 5, 4, 3, 2][1]
        3 4 go -> [A2] [3][4][5]
        """,
        steps(plan));
    ChartPlan chart = plan.chart().orElseThrow();
    StringBuilder codes = new StringBuilder();
    chart.rows().forEach(r -> codes.append(r.leaf()).append(' ').append(r.codes()).append('\n'));
    assertEquals(
        """
        1 [0, 1, -1, -1, -1]
        4 [-1, -1, 2, 3, -1]
        5 [-1, -1, -3, -1, -1]
        7 [-1, -1, 2, -4, -1]
        8 [-1, -1, 2, -1, -1]
        """,
        codes.toString());
    assertEquals(List.of(0, 1), chart.nodes().get(0).enters().entry());
    assertEquals(List.of(0, 2, 3, 5, 6, 7), chart.nodes().get(5).enters().entry());
    assertEquals(List.of(3, 5, 6, 7), chart.nodes().get(9).enters().entry());
    assertEquals(List.of(5), chart.nodes().get(9).defaults());
  }

  @Test
  void eventsWithSharedPayloadAreGrouped() {
    Plan plan =
        plan(
            """
            events:
              pay: { payload: { id: int, sum: long } }
              drop: { payload: { sum: int, id: int } }
              mend: { payload: { id: int } }
              look: { payload: { at: int } }
            states:
              A:
                initial: true
                on:
                  pay: { guard: "both && mend", effects: [e] }
                  drop: { guard: "same && both", effects: [e] }
                  mend: { guard: mend, update: u }
                  look: { guard: "lone", effects: [e], update: u }
                  gone: { guard: same }
            """);
    List<String> groups = new ArrayList<>();
    for (EventGroup group : plan.calls().groups()) {
      groups.add(
          group.type()
              + group.events().stream().map(EventPlan::name).toList()
              + group.shared().stream().map(Event.Param::name).toList());
    }
    // the record of mend is named Mend; same, e and u get events that share no components
    assertEquals(List.of("Both[pay, drop][id]", "MendEvent[pay, mend][id]"), groups);
  }

  /**
   * The active leaf does not show whether the choice method returned the superstate or the leaf.
   */
  @Test
  void choiceOfSuperstateMakesChart() {
    String states =
        """
        states:
          A: { initial: true, on: { go: { to: [%s, C], choose: pick } } }
          B: { initial: C, states: { C: {} } }
        """;
    assertTrue(plan(states.formatted("B")).chart().isPresent());
    assertTrue(plan(states.formatted("A")).chart().isEmpty());
  }
}
