package dev.pawl.cli.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.cli.input.UnknownTypes;
import dev.pawl.diagrams.ChartMachines;
import dev.pawl.diagrams.MachineSketch;
import dev.pawl.diagrams.export.DotPainter;
import dev.pawl.diagrams.scene.Scene;
import dev.pawl.diagrams.scene.SceneReader;
import dev.pawl.diagrams.svg.SvgPainter;
import dev.pawl.diagrams.text.TextDiagram;
import dev.pawl.language.model.Machine;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.yaml.YamlReader;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Tests the quality of pictures by measures of their geometry. With {@code -Dpawl.pictures=DIR} the
 * pictures are kept in a folder.
 */
class PicturesTest {

  @Test
  void picturesOfAllMachinesMeetLimits() {
    Measure sum = Measure.of(DrawnMachines.all());
    String figures = sum.complaints + sum.toString();

    assertEquals(sum.machines, sum.exact, figures);
    assertEquals(0, sum.overlaps, figures);
    assertEquals(0, sum.notDown, figures);
    assertTrue(sum.sideways <= 2.0 * sum.steps, figures);
    assertTrue(sum.straight >= 0.9 * sum.withPath, figures);
    assertTrue(sum.crossings <= 40, figures);
    assertTrue(sum.jogs <= 80, figures);
    assertEquals(0, sum.tooWide, figures);
    assertTrue(sum.outer >= 0.85 * sum.returns, figures);
    assertTrue(sum.endsBelow >= 0.9 * sum.ends, figures);
    assertTrue(sum.legible >= 0.98 * sum.machines, figures);
    assertTrue(sum.textWide <= 5, figures);
    assertTrue(sum.textArea <= 290_000, figures);
    assertEquals(0, sum.textMargin, figures);
    assertEquals(0, sum.textHugs, figures);
    assertTrue(sum.textBoxes <= 20, figures);
  }

  /**
   * An eventless transition must be drawn even if a transition with an event has the same source
   * and target.
   */
  @Test
  void eventlessTransitionIsDrawnNextToOneWithEvent() {
    Machine machine =
        MachineSketch.named("Sorter")
            .state("IN", s -> s.initial("").on("kick", "OUT").always("", "OUT"))
            .state("OUT", MachineSketch.Node::end)
            .machine();
    ResolvedMachine resolved = ResolvedMachine.of(machine);
    String svg = SvgPainter.paint(resolved);

    assertEquals(
        List.of("kick", "(no event)"), SceneReader.read(resolved).arrows().get(0).labels());
    assertTrue(
        TextDiagram.of(resolved, TextDiagram.Options.DEFAULT).contains("(no event)"),
        () -> TextDiagram.of(resolved, TextDiagram.Options.DEFAULT));
    assertTrue(svg.contains("aria-label=\"IN to OUT: kick, (no event)\""), svg);
    assertTrue(svg.contains(">(no event)</text>"), svg);
  }

  /** The layout hint of a state puts the state on the main path or next to it. */
  @Test
  void layoutHintsSetMainPath() {
    String yaml =
        """
        machine: Claim
        package: p
        states:
          NEW: { initial: true, on: { doubt: HELD, assess: ASSESSED, drop: DROPPED } }
          HELD: { layout: side, on: { release: NEW } }
          ASSESSED: { layout: main, on: { refuse: REFUSED, pay: PAID } }
          REFUSED: { layout: end, on: { appeal: ASSESSED } }
          PAID: { on: { close: CLOSED } }
          CLOSED: { final: true }
          DROPPED: { final: true }
        """;
    ResolvedMachine machine =
        ResolvedMachine.of(
            YamlReader.read("m.yaml", yaml, "p", true, new UnknownTypes(), new Problems())
                .orElseThrow());
    Scene scene = SceneReader.read(machine);
    SvgReading read = SvgReading.of(SvgPainter.paint(machine));

    assertEquals(
        List.of("assess", "pay", "close"),
        scene.main().stream().map(i -> scene.arrows().get(i).labels().get(0)).toList());
    double lowest = read.boxes.stream().mapToDouble(b -> b.area().y()).max().orElseThrow();
    assertEquals(
        lowest,
        read.boxes.stream()
            .filter(b -> b.name().equals("REFUSED"))
            .findFirst()
            .orElseThrow()
            .area()
            .y(),
        20);
    assertTrue(DotPainter.paint(machine).contains("ASSESSED\", group=main"));
  }

  /**
   * A state with the layout {@code end} may lead to an end state or into a cycle. The state is then
   * drawn above its successors.
   */
  @Test
  void stateWithLayoutEndMayHaveSuccessors() {
    String end =
        """
        machine: Claim
        package: p
        states:
          NEW: { initial: true, on: { refuse: REFUSED, pay: PAID } }
          REFUSED: { layout: end, on: { close: CLOSED } }
          PAID: { layout: end, on: { close: CLOSED, again: REFUSED } }
          CLOSED: { final: true }
        """;
    String all =
        """
        machine: Claim
        package: p
        states:
          NEW: { initial: true, layout: end, on: { refuse: REFUSED } }
          REFUSED: { layout: end, on: { again: OTHER, on: NEW } }
          OTHER: { layout: end, on: { back: REFUSED, on: NEW, close: CLOSED } }
          CLOSED: { final: true, layout: side }
        """;
    for (String yaml : List.of(end, all)) {
      ResolvedMachine machine =
          ResolvedMachine.of(
              YamlReader.read("m.yaml", yaml, "p", true, new UnknownTypes(), new Problems())
                  .orElseThrow());
      Figures figures =
          new Figures(SceneReader.read(machine), SvgReading.of(SvgPainter.paint(machine)));
      assertTrue(figures.exact, figures.complaints::toString);
      assertEquals(0, figures.overlaps, figures.complaints::toString);
    }
  }

  @Test
  void labelBelowLowBoxDoesNotOverlapHighBoxNextToIt() {
    Machine machine =
        MachineSketch.named("Build")
            .state("TEST", s -> s.initial("").on("passed", "MERGE").on("broke", "NOTIFY"))
            .state(
                "MERGE",
                s ->
                    s.on("merged", "SUCCESS")
                        .state("CONFIG", c -> c.initial("").on("a", "FETCH_BRANCHES"))
                        .state("FETCH_BRANCHES", c -> c.on("b", "MERGE_BRANCHES"))
                        .state("MERGE_BRANCHES", c -> c.on("c", "PUSH"))
                        .state("PUSH", MachineSketch.Node::end))
            .state(
                "NOTIFY",
                s ->
                    s.on("the developer is notified of it", "FAILED")
                        .state("COMMENT", c -> c.initial("").end()))
            .state("SUCCESS", MachineSketch.Node::end)
            .state("FAILED", MachineSketch.Node::end)
            .machine();
    ResolvedMachine resolved = ResolvedMachine.of(machine);
    Figures figures =
        new Figures(SceneReader.read(resolved), SvgReading.of(SvgPainter.paint(resolved)));

    assertEquals(0, figures.overlaps, figures.complaints::toString);
  }

  /**
   * If all outgoing transitions of a state are eventless, the state is drawn and described as a
   * choice.
   */
  @Test
  void choiceIsDrawnWithSign() {
    Machine machine =
        MachineSketch.named("Till")
            .state("OPEN", s -> s.initial("").on("pay", "SORT"))
            .state("SORT", s -> s.always("isCash", "BOX").always("", "BANK"))
            .state("BOX", MachineSketch.Node::end)
            .state("BANK", MachineSketch.Node::end)
            .machine();
    String svg = SvgPainter.paint(ResolvedMachine.of(machine));
    assertTrue(svg.contains("class=\"state choice\""), svg);
    assertTrue(svg.contains("aria-label=\"state SORT, choice\""), svg);
    assertEquals(1, svg.split("class=\"sign\"", -1).length - 1, svg);
  }

  @Test
  void mainPathOutOfGroupIsStraight() {
    Machine machine =
        MachineSketch.named("Build")
            .state("IDLE", s -> s.initial("").on("push", "QUEUE"))
            .state(
                "QUEUE",
                s ->
                    s.state("QUEUED", c -> c.initial("").on("free", "RUNNING"))
                        .state("RUNNING", c -> c.on("end", "DONE")))
            .state("DONE", MachineSketch.Node::end)
            .machine();
    requireStraightLines(3, machine);
  }

  @Test
  void lineNextToMainPathDoesNotStepAside() {
    Machine machine =
        MachineSketch.named("Lamp")
            .state("DARK", s -> s.initial("").on("push", "LIT"))
            .state("LIT", s -> s.on("push", "DARK").after("10s", "DARK"))
            .machine();
    requireStraightLines(2, machine);
  }

  private static void requireStraightLines(int count, Machine machine) {
    SvgReading read = SvgReading.of(SvgPainter.paint(ResolvedMachine.of(machine)));
    assertEquals(count, read.lines.size());
    read.lines.forEach(line -> assertEquals(1, line.segments().size(), line::toString));
  }

  @Test
  void regionsOfParallelMachineAreEquallyHigh() {
    SvgReading read = SvgReading.of(SvgPainter.paint(ResolvedMachine.of(ChartMachines.player())));

    List<SvgReading.Box> regions =
        read.boxes.stream().filter(b -> List.of("POWER", "TRACK").contains(b.name())).toList();
    assertEquals(2, regions.size());
    assertEquals(regions.get(0).area().y(), regions.get(1).area().y());
    assertEquals(regions.get(0).area().height(), regions.get(1).area().height());
  }
}
