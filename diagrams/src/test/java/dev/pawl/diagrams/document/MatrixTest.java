package dev.pawl.diagrams.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.diagrams.ChartMachines;
import dev.pawl.diagrams.MachineSketch;
import dev.pawl.diagrams.SeedMachines;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.semantics.LeafResponse;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Tests that the matrix shows the responses that the semantics define. */
class MatrixTest {

  private static String text(dev.pawl.diagrams.document.TextLine line) {
    return line.spans().stream().map(TextSpan::text).collect(Collectors.joining());
  }

  private static List<String> rows(Matrix matrix) {
    List<String> rows = new ArrayList<>();
    rows.add(matrix.columns().stream().map(MatrixTest::text).collect(Collectors.joining(" | ")));
    for (int i = 0; i < matrix.rows().size(); i++) {
      List<String> cells = new ArrayList<>();
      for (Matrix.Cell cell : matrix.cells().get(i)) {
        String lines =
            cell.lines().stream().map(MatrixTest::text).collect(Collectors.joining("; "));
        cells.add(cell.taken() || lines.isEmpty() ? lines : "(" + lines + ")");
      }
      rows.add(text(matrix.rows().get(i)) + ": " + String.join(" | ", cells));
    }
    return rows;
  }

  @Test
  void inheritedGuardedIgnoredAndTimedResponsesAreInTheirCells() {
    Machine machine =
        MachineSketch.named("M")
            .any(s -> s.on("stop", "END"))
            .state(
                "WORK",
                s ->
                    s.on("fail", "END")
                        .defer("next")
                        .state("A", t -> t.on("go", "B").on("fail", "late", "B", "").ignore("stop"))
                        .state("B", t -> t.stay("go", "", "note").after("60s", "A")))
            .state("END", s -> s.end())
            .machine();
    assertEquals(
        List.of(
            "fail | go | stop | next | time",
            "A: late → B; else → END | B | (ignored) | (deferred) | ",
            "B: END | stays | END | (deferred) | 60s → A",
            "END:  |  |  |  | "),
        rows(Matrix.of(ResolvedMachine.of(machine))));
  }

  @Test
  void allResponsesOfAllMachinesAreInMatrix() {
    Map<String, Machine> all = new LinkedHashMap<>(SeedMachines.all());
    all.putAll(ChartMachines.all());
    all.forEach(
        (name, declared) -> {
          ResolvedMachine machine = ResolvedMachine.of(declared);
          Matrix matrix = Matrix.of(machine);
          for (int i = 0; i < machine.leaves().size(); i++) {
            StateNode leaf = machine.leaves().get(i);
            int lines = 0;
            for (Map.Entry<Event, LeafResponse> e :
                machine.candidates().of(leaf.number()).entrySet()) {
              lines += e.getValue().candidates().size();
              lines += e.getValue().otherwise() == LeafResponse.Otherwise.REFUSED ? 0 : 1;
            }
            lines += machine.candidates().eventless(leaf.number()).candidates().size();
            assertEquals(
                lines,
                matrix.cells().get(i).stream().mapToInt(c -> c.lines().size()).sum(),
                name + " " + leaf);
          }
        });
  }

  @Test
  void wideMatrixIsSplitIntoNarrowTables() {
    MachineSketch sketch = MachineSketch.named("M");
    for (int i = 0; i < 20; i++) {
      String next = "STATE_NUMBER_" + (i + 1) % 20;
      int number = i;
      sketch.state("STATE_NUMBER_" + i, s -> s.on("eventNumber" + number, next));
    }
    ResolvedMachine machine = ResolvedMachine.of(sketch.machine());
    List<String> tables = MarkdownMatrix.of(Matrix.of(machine));
    assertTrue(tables.size() > 1);
    for (String table : tables) {
      String head = table.lines().findFirst().orElseThrow();
      assertTrue(head.length() <= 120, head);
      assertEquals(22, table.lines().count());
    }
    for (int i = 0; i < 20; i++) {
      String way = "`STATE_NUMBER_" + (i + 1) % 20 + "` |";
      assertTrue(String.join("", tables).contains(way), way);
    }
  }

  @Test
  void emptyCellOfRegionDoesNotRefuseTheEvent() {
    Machine flat =
        MachineSketch.named("M")
            .state("A", s -> s.initial("").on("go", "B"))
            .state("B", MachineSketch.Node::end)
            .machine();
    assertEquals(
        "In an empty cell the event is refused.", text(Matrix.legend(ResolvedMachine.of(flat))));
    assertEquals(
        "An event is refused if its cells of all active states are empty.",
        text(Matrix.legend(ResolvedMachine.of(ChartMachines.order()))));
  }
}
