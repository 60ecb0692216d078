package dev.pawl.diagrams.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.diagrams.SeedMachines;
import dev.pawl.diagrams.layout.Drawing;
import dev.pawl.diagrams.layout.DrawingCost;
import dev.pawl.diagrams.svg.SvgPainter;
import dev.pawl.language.model.Machine;
import dev.pawl.language.semantics.ResolvedMachine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Compares the pictures and figures in the documents with the current ones. With {@code
 * -Dpawl.golden.update=true} the documents are updated; then review the changes.
 */
class DiagramPageTest {

  private static final Path DOCS = Path.of("..", "docs");
  private static final Pattern BLOCK =
      Pattern.compile(
          "<!-- (picture|figures)(?: ([a-z-]+))? -->\\n.*?<!-- /\\1 -->", Pattern.DOTALL);

  /** The sizes of the drawings by graph-easy and by ELK with wrapped labels; see the page. */
  private static final Map<String, String> OTHERS =
      Map.of(
          "circuit-breaker", "54 × 15 | 27 wide",
          "workstream", "86 × 23 | 52 wide",
          "agent-loop", "234 × 53, 18 crossings | 110 wide, 4 crossings",
          "task", "359 × 77, 34 crossings, 28 of 30 transitions | 143 wide, 12 crossings",
          "agent-turn", "194 × 45, 6 crossings | 89 wide, none");

  @Test
  void picturesInDocumentsAreCurrent() throws IOException {
    for (String page : List.of("guide/diagrams", "internals/diagrams-compared")) {
      check(DOCS.resolve(page + ".md"), DiagramPageTest::withBlocks);
    }
  }

  @Test
  void svgFilesOfDocumentsAreCurrent() throws IOException {
    Map<String, Machine> pictures =
        Map.of(
            "agent-turn", SeedMachines.all().get("agent-turn"),
            "player", NestedModel.player().machine());
    for (Map.Entry<String, Machine> picture : pictures.entrySet()) {
      check(
          DOCS.resolve("diagrams").resolve(picture.getKey() + ".svg"),
          old -> SvgPainter.paint(ResolvedMachine.of(picture.getValue())));
    }
  }

  private interface Text {
    String of(String old);
  }

  private static void check(Path file, Text text) throws IOException {
    String old = Files.exists(file) ? Files.readString(file) : "";
    String wanted = text.of(old);
    if (Boolean.getBoolean("pawl.golden.update")) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, wanted);
      return;
    }
    assertEquals(
        wanted,
        old,
        file + " differs; if the change is intended, run with -Dpawl.golden.update=true");
  }

  private static String withBlocks(String page) {
    return BLOCK.matcher(page).replaceAll(match -> Matcher.quoteReplacement(block(match)));
  }

  private static String block(MatchResult match) {
    String kind = match.group(1);
    String name = match.group(2);
    String content = kind.equals("figures") ? figures() : "```text\n" + picture(name) + "```\n";
    return match.group().lines().findFirst().orElseThrow()
        + "\n"
        + content
        + "<!-- /"
        + kind
        + " -->";
  }

  private static String picture(String name) {
    Machine machine =
        switch (name) {
          case "player" -> NestedModel.player().machine();
          default -> SeedMachines.all().get(name);
        };
    return TextDiagram.of(ResolvedMachine.of(machine), TextDiagram.Options.DEFAULT);
  }

  private static String figures() {
    StringBuilder out = new StringBuilder();
    out.append(
        "| machine | states, transitions | Pawl | graph-easy 0.76 | ELK, labels wrapped |\n");
    out.append("|---|---|---|---|---|\n");
    for (FlatModel model : SeedModels.models()) {
      Drawing drawing =
          MachineLayout.of(ResolvedMachine.of(model.machine()))
              .painted()
              .picture()
              .orElseThrow()
              .drawing();
      int crossings = DrawingCost.crossings(drawing);
      out.append("| ").append(model.name()).append(" | ").append(model.states().size());
      out.append(", ").append(model.triples().size()).append(" | ").append(drawing.width());
      out.append(" × ").append(drawing.height());
      out.append(crossings == 0 ? "" : ", " + crossings + " crossings");
      out.append(" | ").append(OTHERS.get(model.name())).append(" |\n");
    }
    return out.toString();
  }
}
