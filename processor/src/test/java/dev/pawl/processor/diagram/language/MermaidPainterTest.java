package dev.pawl.processor.diagram.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.processor.HostileStrings;
import dev.pawl.processor.MachineSketch;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.semantics.ResolvedMachine;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class MermaidPainterTest {

  private static final Pattern REFERENCE = Pattern.compile("#\\d+;|<br/>");

  /** A label whose references are taken out. */
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
  void hostileTextNeverLeavesItsPlace() {
    for (String text : HostileStrings.all()) {
      Machine machine =
          MachineSketch.named(text)
              .described(text)
              .state(text, s -> s.initial(text).described(text).on(text, "B").when(text, text, "B"))
              .state("B", s -> s.end())
              .machine();
      List<String> lines = MermaidPainter.paint(ResolvedMachine.of(machine)).lines().toList();
      assertEquals(text.isBlank() ? 11 : 12, lines.size(), text);
      for (String line : lines) {
        assertTrue(
            LINE.matcher(REFERENCE.matcher(line).replaceAll("")).matches(),
            () -> text + " in " + line);
      }
    }
  }

  @Test
  void anOwnTransitionWithoutGuardOverridesAnInheritedOne() {
    Machine machine =
        MachineSketch.named("M")
            .state("A", s -> s.initial("").on("stop", "B"))
            .state("B", s -> s.on("stop", "free", "A", ""))
            .state("C", s -> s.end())
            .any(s -> s.on("stop", "C"))
            .machine();
    assertEquals(
        List.of("s1 stop s2", "s2 stop [free] s1", "s2 stop s3"),
        new Chart(ResolvedMachine.of(machine))
            .arrows(Chart.OUTSIDE).stream()
                .map(a -> a.from().id() + " " + a.label().text(text -> text) + " " + a.to().id())
                .toList());
  }

  @Test
  void aTargetThatDoesNotExistHasNoArrow() {
    Machine machine =
        MachineSketch.named("M").state("A", s -> s.initial("").on("go", "Nowhere")).machine();
    assertEquals(List.of(), new Chart(ResolvedMachine.of(machine)).arrows(Chart.OUTSIDE));
  }
}
