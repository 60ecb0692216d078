package dev.pawl.diagrams.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.diagrams.MachineSketch;
import dev.pawl.language.HostileStrings;
import dev.pawl.language.model.Machine;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class MermaidPainterTest {

  private static final Pattern REFERENCE = Pattern.compile("#\\d+;|<br/>");

  /** A label after its references were removed. */
  private static final String LABEL = "[^\\p{Cntrl}\";:<>%{}`*\\\\|#]*+";

  private static final Pattern LINE =
      Pattern.compile(
          "stateDiagram-v2"
              + "|  acc(?:Title|Descr): "
              + LABEL
              + "|  state \""
              + LABEL
              + "\" as s\\d+"
              + "|  s\\d+ : "
              + LABEL
              + "|  state c\\d+ <<choice>>"
              + "|  (?:[sc]\\d+|\\[\\*\\]) --> (?:[sc]\\d+|\\[\\*\\])(?: : "
              + LABEL
              + ")?");

  @Test
  void hostileTextIsEscaped() {
    for (String text : HostileStrings.all()) {
      Machine machine =
          MachineSketch.named(text)
              .described(text)
              .state(text, s -> s.initial(text).described(text).on(text, "B").when(text, text, "B"))
              .state("B", s -> s.end())
              .machine();
      List<String> lines = MermaidPainter.paint(ResolvedMachine.of(machine)).lines().toList();
      assertEquals(text.isBlank() ? 10 : 11, lines.size(), text);
      for (String line : lines) {
        assertTrue(
            LINE.matcher(REFERENCE.matcher(line).replaceAll("")).matches(),
            () -> text + " in " + line);
      }
    }
  }

  @Test
  void transitionFromAnyStateIsDrawnOnce() {
    MachineSketch sketch = MachineSketch.named("M").any(s -> s.on("stop", "Z"));
    sketch.state("A", s -> s.initial("").on("go", "B"));
    sketch.state("B", s -> s.on("stop", "free", "A", ""));
    sketch.state("Z", s -> s.end());
    String diagram = MermaidPainter.paint(ResolvedMachine.of(sketch.machine()));
    assertEquals(
        List.of(
            "[*] --> s1",
            "s1 --> s2 : go",
            "s2 --> s1 : stop [free]",
            "s0 --> s3 : stop",
            "s3 --> [*]"),
        diagram.lines().map(String::strip).filter(line -> line.contains("-->")).toList());
    assertTrue(diagram.contains("state \"any state\" as s0\n"), diagram);
  }

  @Test
  void transitionsWithEqualEndsShareOneArrow() {
    MachineSketch sketch = MachineSketch.named("M");
    sketch.state("A", s -> s.initial("").on("go", "B").on("jump", "B").to("B"));
    sketch.state("B", s -> s.end());
    String diagram = MermaidPainter.paint(ResolvedMachine.of(sketch.machine()));
    assertTrue(diagram.contains("  s1 --> s2 : go<br/>jump<br/>(no event)\n"), diagram);
  }

  @Test
  void unknownTargetHasNoArrow() {
    Machine machine =
        MachineSketch.named("M").state("A", s -> s.initial("").on("go", "Nowhere")).machine();
    assertEquals(
        List.of(), new DiagramOutline(ResolvedMachine.of(machine)).arrows(DiagramOutline.OUTSIDE));
  }
}
