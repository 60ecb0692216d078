package dev.pawl.diagrams.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.pawl.diagrams.MachineSketch;
import dev.pawl.diagrams.SeedMachines;
import dev.pawl.diagrams.layout.Drawing;
import dev.pawl.diagrams.layout.Rectangle;
import dev.pawl.diagrams.scene.Scene;
import dev.pawl.diagrams.scene.SceneReader;
import dev.pawl.language.model.Machine;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class TextDiagramTest {

  private static final TextDiagram.Options ASCII = new TextDiagram.Options(true, 100);

  /** The number of random machines. {@code -Dpawl.diagrams=500} tests more. */
  private static final int RANDOM = Integer.getInteger("pawl.diagrams", 60);

  private static int width(String picture) {
    return picture.lines().mapToInt(String::length).max().orElse(0);
  }

  private static CellPicture best(Machine machine) {
    return MachineLayout.of(ResolvedMachine.of(machine)).painted().picture().orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({
    "circuit-breaker, 45, 800, 0",
    "workstream, 60, 1800, 0",
    "agent-loop, 100, 5000, 4",
    "agent-turn, 100, 4500, 0",
    "task, 120, 9214, 12"
  })
  void realMachinesGiveSmallPictures(String name, int width, int area, int crossings) {
    String picture =
        TextDiagram.of(
            ResolvedMachine.of(SeedModels.all().get(name).machine()), TextDiagram.Options.DEFAULT);

    assertTrue(width(picture) <= width, picture);
    assertTrue(width(picture) * picture.lines().count() <= area, picture);
    assertTrue(picture.chars().filter(c -> c == '┼').count() <= crossings, picture);
    assertFalse(picture.contains(" = "), picture);
  }

  /**
   * Pawl's own reader has accepted each picture. If the external reader is available, it must
   * accept the picture, too.
   */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void picturesOfAllMachinesAreReadByExternalReader(boolean sevenBit) throws Exception {
    Optional<ExternalReader> reader = ExternalReader.find();
    List<FlatModel> models = new ArrayList<>(SeedModels.models());
    for (int seed = 0; seed < RANDOM; seed++) {
      models.add(RandomModels.of(seed));
      models.add(RandomModels.of(seed).withChoices());
    }
    for (FlatModel model : models) {
      String picture =
          TextDiagram.of(
              ResolvedMachine.of(model.machine()), new TextDiagram.Options(sevenBit, 100));
      assertFalse(picture.startsWith("A table"), model.name());
      reader.ifPresent(r -> r.add(sevenBit ? model.spelled() : model, picture));
    }
    assumeTrue(reader.isPresent(), "no python3, or no read_diagram.py, to read the pictures too");

    assertEquals("", reader.get().complaints());
  }

  /** Few pictures need codes or more than 100 columns. */
  @Test
  void mostPicturesNeedNoCodesAndFitWidth() {
    int codes = 0;
    int wide = 0;
    for (int seed = 0; seed < RANDOM; seed++) {
      CellPicture picture = best(RandomModels.of(seed).machine());
      codes += picture.codes().isEmpty() ? 0 : 1;
      wide += picture.drawing().width() > 100 ? 1 : 0;
    }

    assertTrue(codes <= RANDOM / 5, codes + " of " + RANDOM + " with codes");
    assertTrue(wide <= RANDOM / 10, wide + " of " + RANDOM + " too wide");
  }

  @Test
  void labelLikeArrowheadIsWrittenAsCode() {
    Machine machine =
        MachineSketch.named("Odd")
            .state("A", s -> s.initial("").on("v", "B"))
            .state("B", s -> s.on("^", "A").on("up", "A"))
            .machine();

    assertTrue(
        TextDiagram.of(ResolvedMachine.of(machine), ASCII).contains("1 = v"),
        TextDiagram.of(ResolvedMachine.of(machine), ASCII));
    assertFalse(
        TextDiagram.of(ResolvedMachine.of(machine), TextDiagram.Options.DEFAULT).contains(" = "));
  }

  @Test
  void drawingTwiceGivesSamePicture() {
    for (int seed = 0; seed < 10; seed++) {
      Machine machine = RandomModels.of(seed).machine();
      Machine again = RandomModels.of(seed).machine();

      assertEquals(
          TextDiagram.of(ResolvedMachine.of(machine), TextDiagram.Options.DEFAULT),
          TextDiagram.of(ResolvedMachine.of(again), TextDiagram.Options.DEFAULT));
    }
  }

  @Test
  void layoutThatCannotBeReadBackIsReplaced() {
    ResolvedMachine machine = ResolvedMachine.of(SeedMachines.circuit());
    MachineLayout layout = MachineLayout.of(machine);
    CellPicture good = layout.picture().orElseThrow();
    Drawing drawing = good.drawing();
    List<Drawing.Route> swapped = new ArrayList<>(drawing.routes());
    Collections.reverse(swapped);
    Drawing wrong =
        new Drawing(
            drawing.width(),
            drawing.height(),
            drawing.boxes(),
            swapped,
            drawing.inline(),
            drawing.upwards());
    CellPicture bad =
        new CellPicture(good.scene(), wrong, good.labels(), Map.of(), 0, good.layout());
    assertTrue(bad.painted(Glyphs.UNICODE).isEmpty());
    MachineLayout broken =
        new MachineLayout(layout.scene(), Optional.of(bad), "", layout.options());
    assertEquals(layout.painted().rows(), broken.painted().rows());
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void damagedLineIsReported(boolean withChoice) {
    CellPicture picture = best(withChoice ? payment() : SeedMachines.circuit());
    List<String> rows =
        TextPainter.paint(picture.scene(), picture.drawing(), picture.labels(), Glyphs.UNICODE)
            .orElseThrow();
    assertEquals(
        List.of(), Verification.faults(picture.scene(), picture.labels(), rows, Glyphs.UNICODE));

    for (int y = 0; y < rows.size(); y++) {
      for (int x = 0; x < rows.get(y).length(); x++) {
        char there = rows.get(y).charAt(x);
        for (char other : new char[] {' ', '│', '─', '┼', '▼', 'x'}) {
          if (there == other || there == ' ' && other == ' ') {
            continue;
          }
          List<String> damaged = new ArrayList<>(rows);
          StringBuilder row = new StringBuilder(rows.get(y));
          row.setCharAt(x, other);
          damaged.set(y, row.toString());
          boolean onABorder = "┬┴├┤─│".indexOf(there) >= 0 && "┼─│".indexOf(other) >= 0;
          if (!onABorder) {
            assertFalse(
                Verification.faults(picture.scene(), picture.labels(), damaged, Glyphs.UNICODE)
                    .isEmpty(),
                other + " in place of " + there + " at " + x + ", " + y);
          }
        }
      }
    }
  }

  private static Machine payment() {
    return MachineSketch.named("Payment")
        .state("NEW", s -> s.initial("").choose("confirm", "byBank", "PAID", "CHECK", "VOID"))
        .state("CHECK", s -> s.on("retry", "NEW"))
        .state("PAID", MachineSketch.Node::end)
        .state("VOID", MachineSketch.Node::end)
        .machine();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void choiceIsBranchingLineWithOneLabel(boolean sevenBit) {
    String picture =
        TextDiagram.of(ResolvedMachine.of(payment()), new TextDiagram.Options(sevenBit, 100));

    assertEquals(1, picture.split("confirm \\[byBank]", -1).length - 1, picture);
  }

  /** The bar never has a cell with four directions, which would look like two crossing lines. */
  @Test
  void barWithoutCrossingIsFoundForAllEnds() {
    int columns = 5;
    for (int above = 0; above < 1 << columns; above++) {
      for (int below = 0; below < 1 << columns; below++) {
        if (Integer.bitCount(above) + Integer.bitCount(below) < 2) {
          continue;
        }
        ChoiceBar bar = new ChoiceBar(new Rectangle(0, 0, 2 * columns + 1, ChoiceBar.ROWS));
        Canvas canvas = new Canvas(2 * columns + 1, ChoiceBar.ROWS, Glyphs.UNICODE);
        for (int i = 0; i < columns; i++) {
          if ((above >> i & 1) != 0) {
            bar.add(2 * i, 0);
          }
          if ((below >> i & 1) != 0) {
            bar.add(2 * i, 1);
          }
        }
        bar.paint(canvas, 0);
        String rows = String.join("\n", canvas.rows().orElseThrow());

        assertFalse(rows.isBlank() || rows.contains("┼"), rows);
      }
    }
  }

  @Test
  void asciiOptionEscapesOtherCharacters() {
    for (Machine machine : SeedMachines.all().values()) {
      assertTrue(TextDiagram.of(ResolvedMachine.of(machine), ASCII).matches("[\\x20-\\x7E\\n]*"));
    }
    Machine foreign =
        MachineSketch.named("Größe").state("ÄÖ", s -> s.initial("").on("größer", "ÄÖ")).machine();

    String spelled = TextDiagram.of(ResolvedMachine.of(foreign), ASCII);
    assertTrue(
        spelled.contains("\\u00C4\\u00D6") && spelled.contains("gr\\u00F6\\u00DFer"), spelled);
  }

  @Test
  void transitionFromAnyStateIsListedOnce() {
    String picture =
        TextDiagram.of(ResolvedMachine.of(SeedMachines.workstream()), TextDiagram.Options.DEFAULT);

    assertEquals(picture.indexOf("operatorStop"), picture.lastIndexOf("operatorStop"));
    assertTrue(picture.contains("From any state to S_ABANDONED: operatorStop"), picture);
  }

  @Test
  void notesBelowPictureAreWrappedAtWidth() {
    MachineSketch sketch =
        MachineSketch.named("Wide").state("A", s -> s.initial("")).state("B", s -> s.end());
    List<String> events = IntStream.range(0, 20).mapToObj(i -> "someEvent" + i).toList();
    sketch.any(s -> events.forEach(e -> s.on(e, "B")));

    String picture =
        TextDiagram.of(
            ResolvedMachine.of(sketch.machine()), TextDiagram.Options.DEFAULT.within(60));

    String note = picture.substring(picture.indexOf("From any state"));
    assertTrue(note.lines().count() > 3 && note.lines().allMatch(l -> l.length() <= 60), note);
    assertEquals(
        "From any state to B: " + String.join(" / ", events),
        note.strip().replaceAll("\n {4}", " "));
  }

  @Test
  void longLabelsBecomeCodesIfNothingElseFits() {
    MachineSketch sketch = MachineSketch.named("Wide");
    sketch.state(
        "HUB",
        s -> {
          s.initial("");
          for (int i = 0; i < 8; i++) {
            s.on("aVeryLongNameOfAnEventThatCannotBeBroken" + i, "END" + i);
          }
        });
    for (int i = 0; i < 8; i++) {
      sketch.state("END" + i, MachineSketch.Node::end);
    }
    String picture =
        TextDiagram.of(ResolvedMachine.of(sketch.machine()), TextDiagram.Options.DEFAULT);

    assertTrue(picture.contains("8 = aVeryLongNameOfAnEventThatCannotBeBroken"), picture);
    assertTrue(width(picture) <= 100, picture);
  }

  @Test
  void tooManyStatesGiveTableWithReason() {
    MachineSketch sketch = MachineSketch.named("Many");
    for (int i = 0; i < 300; i++) {
      String next = "S" + (i + 1) % 300;
      int from = i;
      sketch.state("S" + i, s -> s.on("next", next).on("skip", "S" + (from * 7) % 300));
    }
    Machine machine = sketch.machine();

    String table = TextDiagram.of(ResolvedMachine.of(machine), TextDiagram.Options.DEFAULT);
    assertTrue(table.startsWith("A table instead of a picture: more than 40 states.\n"), table);
    assertTrue(table.contains("\nS17\n  → S18: next\n  → S119: skip\n"), table);
  }

  @Test
  void oddNamesAreShownInReadablePicture() {
    for (String odd :
        List.of(
            "状態遷移", "a│b", "┌─┐", "--", "|", "+-+", "v", "e\u0301", "🚦", "a  b", "/", "1 = x")) {
      for (TextDiagram.Options options : List.of(TextDiagram.Options.DEFAULT, ASCII)) {
        Machine machine =
            MachineSketch.named("Odd")
                .state("A", s -> s.initial("").on(odd, "B").on("other", "B").on(odd + "2", "A"))
                .state("B", s -> s.on("back", "A"))
                .state(odd, s -> s.on("x", "A"))
                .machine();
        Scene scene = SceneReader.read(ResolvedMachine.of(machine));

        String picture = TextDiagram.of(ResolvedMachine.of(machine), options);

        assertTrue(picture.contains("back") && picture.contains("other"), picture);
        if (!options.sevenBit()) {
          assertTrue(picture.contains(scene.figures().get(2).name()), picture);
        }
      }
    }
  }

  @Test
  void realMachinesHavePicturesInUnicodeAndAscii() {
    for (Map.Entry<String, Machine> seed : SeedMachines.all().entrySet()) {
      for (TextDiagram.Options options : List.of(TextDiagram.Options.DEFAULT, ASCII)) {
        assertFalse(
            TextDiagram.of(ResolvedMachine.of(seed.getValue()), options).startsWith("A table"),
            seed.getKey());
      }
    }
  }
}
