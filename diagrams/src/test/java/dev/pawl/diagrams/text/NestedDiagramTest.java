package dev.pawl.diagrams.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.diagrams.scene.Scene;
import dev.pawl.diagrams.scene.SceneReader;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NestedDiagramTest {

  private static final int RANDOM = Integer.getInteger("pawl.diagrams", 60);

  private static String text(NestedModel model) {
    return TextDiagram.of(ResolvedMachine.of(model.machine()), TextDiagram.Options.DEFAULT);
  }

  @Test
  void superstateIsBoxAroundItsSubstates() {
    String picture = text(NestedModel.player());

    assertTrue(picture.contains("│ ON  "), picture);
    assertTrue(picture.contains("│ H │"), picture);
    assertTrue(picture.matches("(?s).*●▸│ +STOPPED +│.*"), picture);
    // The only line into ON leads to its history.
    assertEquals(1, picture.chars().filter(c -> c == '┼').count(), picture);
  }

  @Test
  void regionsHaveDashedBorders() {
    String picture = text(NestedModel.session());

    assertTrue(picture.contains("┆ TRANSFER"), picture);
    assertTrue(picture.contains("┆ WATCH"), picture);
  }

  @Test
  void transitionsWithoutTargetAreListedBelow() {
    NestedModel model =
        new NestedModel("Tap", new NestedModel("ON").initial().on("tick", "").on("tock", ""))
            .on("log", "");

    assertTrue(
        text(model)
            .endsWith(
                "\n\nIn ON, without leaving it: tick / tock\nIn any state, without leaving it: log\n"),
        text(model));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void randomNestedMachinesHaveReadablePictures(boolean sevenBit) {
    for (int seed = 0; seed < RANDOM; seed++) {
      String picture =
          TextDiagram.of(
              ResolvedMachine.of(NestedModel.random(seed).machine()),
              new TextDiagram.Options(sevenBit, 100));

      assertFalse(picture.startsWith("A table"), "seed " + seed);
    }
  }

  /** The verification finds a box in the wrong box. */
  @Test
  void wrongNestingIsReported() throws Exception {
    Scene scene = SceneReader.read(ResolvedMachine.of(NestedModel.session().machine()));
    CellPicture picture = PictureSearch.best(scene, Glyphs.UNICODE, 100, any -> true).orElseThrow();
    List<String> rows =
        TextPainter.paint(scene, picture.drawing(), picture.labels(), Glyphs.UNICODE).orElseThrow();
    assertEquals(
        List.of(), Verification.faults(picture.scene(), picture.labels(), rows, Glyphs.UNICODE));
    List<Scene.Figure> figures = new ArrayList<>(scene.figures());
    int watch = figures.stream().map(Scene.Figure::name).toList().indexOf("WATCH");
    Scene.Figure own = figures.get(watch);
    figures.set(
        watch,
        new Scene.Figure(
            own.name(),
            own.text(),
            own.kind(),
            -1,
            own.region(),
            own.initial(),
            own.isFinal(),
            own.external(),
            own.failure(),
            own.hint(),
            own.description()));
    Scene other =
        new Scene(
            scene.title(),
            scene.description(),
            figures,
            scene.arrows(),
            scene.main(),
            scene.declared(),
            scene.notes());

    assertFalse(Verification.faults(other, picture.labels(), rows, Glyphs.UNICODE).isEmpty());
  }
}
