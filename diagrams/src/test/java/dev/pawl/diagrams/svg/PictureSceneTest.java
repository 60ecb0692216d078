package dev.pawl.diagrams.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.diagrams.ChartMachines;
import dev.pawl.diagrams.MachineSketch;
import dev.pawl.diagrams.SeedMachines;
import dev.pawl.diagrams.scene.Scene;
import dev.pawl.diagrams.scene.SceneReader;
import dev.pawl.language.model.Machine;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Tests that choices, loops and shared events need fewer lines in a picture, and that the picture
 * still shows all transitions.
 */
class PictureSceneTest {

  private static Scene scene(Machine machine) {
    return SceneReader.read(ResolvedMachine.of(machine));
  }

  private static List<String> arrows(Scene scene) {
    List<String> arrows = new ArrayList<>();
    for (Scene.Arrow arrow : scene.arrows()) {
      arrows.add(
          scene.figures().get(arrow.from()).name()
              + " > "
              + String.join(", ", arrow.labels())
              + " > "
              + scene.figures().get(arrow.to()).name());
    }
    return arrows;
  }

  private static Machine payment() {
    return MachineSketch.named("Payment")
        .state("NEW", s -> s.initial("").choose("confirm", "afterConfirm", "PAID", "CHECK"))
        .state("CHECK", s -> s.choose("confirm", "afterConfirm", "PAID", "CHECK"))
        .state("PAID", MachineSketch.Node::end)
        .machine();
  }

  @Test
  void dynamicChoiceBecomesDiamondWithUnlabelledArms() {
    Scene drawn = PictureScene.of(scene(payment())).scene();
    String svg = SvgPainter.paint(ResolvedMachine.of(payment()));

    assertEquals(
        List.of(
            "NEW > confirm > afterConfirm",
            "afterConfirm >  > PAID",
            "afterConfirm >  > CHECK",
            "CHECK > confirm > afterConfirm",
            "afterConfirm >  > PAID",
            "afterConfirm >  > CHECK"),
        arrows(drawn));
    assertFalse(svg.contains(">[afterConfirm]<"), svg);
    assertTrue(svg.contains("<title>afterConfirm</title>"), svg);
    assertTrue(svg.contains(">◇ afterConfirm picks the target</text>"), svg);
    assertTrue(
        svg.contains(
            "data-from=\"NEW\" data-to=\"CHECK\" aria-label=\"NEW to CHECK: confirm"
                + " [afterConfirm]\""),
        svg);
  }

  @Test
  void loopWithoutAlternativeBecomesLineOfCard() {
    Machine machine =
        MachineSketch.named("Player")
            .state(
                "ON",
                s ->
                    s.initial("")
                        .on("stop", "ON")
                        .on("resume", "ON")
                        .on("skip", "last", "OFF", "")
                        .on("skip", "ON"))
            .state("OFF", MachineSketch.Node::end)
            .machine();
    String svg = SvgPainter.paint(ResolvedMachine.of(machine));

    assertEquals(
        List.of("ON > skip > ON", "ON > skip [last] > OFF"),
        arrows(PictureScene.of(scene(machine)).scene()).stream().sorted().toList());
    assertTrue(
        svg.contains(
            "↻ <tspan class=\"way\" data-from=\"ON\" data-to=\"ON\">stop</tspan>, <tspan"
                + " class=\"way\" data-from=\"ON\" data-to=\"ON\">resume</tspan></text>"),
        svg);
  }

  @Test
  void eventFromFourStatesBecomesLineInCardOfTarget() {
    for (int states = 3; states <= 4; states++) {
      MachineSketch sketch = MachineSketch.named("Job");
      for (int i = 1; i <= states; i++) {
        int number = i;
        String next = i < states ? "S" + (i + 1) : "DONE";
        sketch.state(
            "S" + i,
            s -> {
              if (number == 1) {
                s.initial("");
              }
              s.on("next", next).on("cancel", "CANCELLED");
            });
      }
      Machine machine =
          sketch
              .state("DONE", MachineSketch.Node::end)
              .state("CANCELLED", MachineSketch.Node::end)
              .machine();
      long lines =
          arrows(PictureScene.of(scene(machine)).scene()).stream()
              .filter(arrow -> arrow.contains("cancel"))
              .count();
      String svg = SvgPainter.paint(ResolvedMachine.of(machine));

      assertEquals(states == 3 ? 3 : 0, lines);
      assertEquals(
          states == 4,
          svg.contains(
              "→ cancel from <tspan class=\"way\" data-from=\"S1\" data-to=\"CANCELLED\">S1"),
          svg);
    }
  }

  @Test
  void arrowsWithoutLabelsFromFourStatesBecomeLineInCardOfTarget() {
    MachineSketch sketch = MachineSketch.named("Job");
    for (int i = 1; i <= 4; i++) {
      int number = i;
      sketch.state(
          "S" + i,
          s -> {
            if (number == 1) {
              s.initial("");
            }
            s.on("next", number < 4 ? "S" + (number + 1) : "DONE").always("", "SIDE");
          });
    }
    Machine machine =
        sketch
            .state("DONE", MachineSketch.Node::end)
            .state("SIDE", MachineSketch.Node::end)
            .machine();
    String svg = SvgPainter.paint(ResolvedMachine.of(machine));

    assertEquals(4, PictureScene.of(scene(machine)).scene().arrows().size());
    assertTrue(
        svg.contains(">from <tspan class=\"way\" data-from=\"S1\" data-to=\"SIDE\">S1"), svg);
  }

  @Test
  void transitionInCardIsNotRepeatedBelow() {
    Machine machine =
        MachineSketch.named("Meter")
            .state("ON", s -> s.initial("").stay("tick", "", "count").on("off", "OFF"))
            .state("OFF", MachineSketch.Node::end)
            .machine();
    String svg = SvgPainter.paint(ResolvedMachine.of(machine));

    assertFalse(svg.contains("Within"), svg);
    assertTrue(
        svg.contains("<tspan class=\"way\" data-from=\"ON\" data-to=\"\">tick / count</tspan>"),
        svg);
  }

  @Test
  void eventlessInternalTransitionBecomesLineOfCard() {
    Machine machine =
        MachineSketch.named("Tank")
            .state("OPEN", s -> s.initial("").alwaysWithin("low", "warn").on("close", "SHUT"))
            .state("SHUT", MachineSketch.Node::end)
            .machine();
    String svg = SvgPainter.paint(ResolvedMachine.of(machine));

    assertTrue(svg.contains(">always [low] / warn</tspan>"), svg);
  }

  /**
   * The order of invisible links determines the layout. Therefore the order must be the same in
   * each run.
   */
  @Test
  void hiddenLinksAreInOrderOfStates() {
    MachineSketch sketch = MachineSketch.named("Job");
    for (int i = 0; i < 5; i++) {
      int number = i;
      sketch.state(
          "S" + i,
          s -> {
            if (number == 0) {
              s.initial("");
            }
            s.on("next", "S" + (number + 1) % 5);
            for (int end = 0; end < 12; end++) {
              s.on("end" + end, "END" + end);
            }
          });
    }
    for (int end = 0; end < 12; end++) {
      sketch.state("END" + end, MachineSketch.Node::end);
    }
    List<Integer> states =
        PictureScene.of(scene(sketch.machine())).hidden().stream()
            .map(PictureScene.Hidden::to)
            .toList();

    assertTrue(states.size() >= 11, states::toString);
    assertEquals(states.stream().sorted().toList(), states);
  }

  /** The arrows, lines of cards and arms of choices are exactly the transitions of the machine. */
  @Test
  void everyTransitionIsDrawnOnce() {
    List<Machine> machines = new ArrayList<>(SeedMachines.all().values());
    machines.addAll(ChartMachines.all().values());
    machines.add(payment());
    for (Machine machine : machines) {
      Scene whole = scene(machine);
      PictureScene picture = PictureScene.of(whole);
      List<String> drawn = new ArrayList<>();
      Scene scene = picture.scene();
      for (int i = 0; i < scene.arrows().size(); i++) {
        Scene.Arrow arrow = scene.arrows().get(i);
        String from = scene.figures().get(arrow.from()).name();
        Scene.Figure to = scene.figures().get(arrow.to());
        PictureScene.DiamondTransition arm = picture.diamondTransitions().get(i);
        if (arm != null) {
          drawn.add(arm.from() + " > " + arm.label() + " > " + arm.to());
        } else if (to.kind() != Scene.Kind.CHOICE) {
          add(drawn, from, arrow, to.name());
        }
      }
      picture
          .cardTransitions()
          .forEach(
              (figure, groups) -> {
                String to = scene.figures().get(figure).name();
                for (PictureScene.CardTransitions group : groups) {
                  for (int source : group.sources()) {
                    String from = scene.figures().get(source).name();
                    drawn.add(from + " > " + group.label() + " > " + to);
                  }
                }
              });
      List<String> expected = new ArrayList<>();
      for (Scene.Arrow arrow : whole.arrows()) {
        String from = whole.figures().get(arrow.from()).name();
        add(expected, from, arrow, whole.figures().get(arrow.to()).name());
      }

      assertEquals(expected.size(), drawn.size(), machine.name());
      assertEquals(new TreeSet<>(expected), new TreeSet<>(drawn), machine.name());
    }
  }

  private static void add(List<String> drawn, String from, Scene.Arrow arrow, String to) {
    if (arrow.parts().isEmpty()) {
      drawn.add(from + " >  > " + to);
    }
    arrow.parts().forEach(part -> drawn.add(from + " > " + part.fullText() + " > " + to));
  }
}
