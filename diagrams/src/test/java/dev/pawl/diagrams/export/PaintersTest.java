package dev.pawl.diagrams.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.diagrams.ChartMachines;
import dev.pawl.diagrams.GoldenText;
import dev.pawl.diagrams.MachineSketch;
import dev.pawl.language.HostileStrings;
import dev.pawl.language.model.Machine;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the output for PlantUML and Graphviz. */
class PaintersTest {

  private static final String PLAIN =
      "(?:[\\p{L}\\p{Nd} .,()=!?\\[\\]/_-]|<U\\+[0-9A-F]{4,6}>|\\\\n)*+";
  private static final String ID = "(?:[scf]\\d+|\\[\\*])";

  private static final Pattern PLANT_UML =
      Pattern.compile(
          "@(?:start|end)uml|hide empty description|title "
              + PLAIN
              + "|state \""
              + PLAIN
              + "\" as s\\d+|s\\d+ : "
              + PLAIN
              + "|state c\\d+ <<choice>>|"
              + ID
              + " --> "
              + ID
              + "(?: : "
              + PLAIN
              + ")?");

  private static final String QUOTED = "\"(?:[^\"\\\\\\p{Cntrl}]|\\\\[\\\\\"n])*+\"";

  private static final Pattern DOT =
      Pattern.compile(
          "digraph \\{|\\}|(?:graph|node|edge|[scfi]\\d+|[scfi]\\d+ -> [scf]\\d+)(?: \\[(?:\\w+=(?:[\\w.]+|"
              + QUOTED
              + ")(?:, )?)*])?");

  private static final Map<String, Machine> MACHINES = ChartMachines.all();

  /**
   * Returns two machines that together cover all features. With more machines, a change would
   * affect many golden files.
   */
  static List<String> machines() {
    return List.of("chart-order", "chart-session");
  }

  @ParameterizedTest
  @MethodSource("machines")
  void plantUmlOfChartMatchesGoldenFile(String name) {
    GoldenText.assertGolden(
        "diagram/" + name + ".puml", PlantUmlPainter.paint(ResolvedMachine.of(MACHINES.get(name))));
  }

  @ParameterizedTest
  @MethodSource("machines")
  void dotOfChartMatchesGoldenFile(String name) {
    GoldenText.assertGolden(
        "diagram/" + name + ".dot", DotPainter.paint(ResolvedMachine.of(MACHINES.get(name))));
  }

  @Test
  void hostileTextIsEscaped() {
    for (String text : HostileStrings.all()) {
      Machine machine = hostile(text);
      PlantUmlPainter.paint(ResolvedMachine.of(machine))
          .lines()
          .forEach(line -> assertMatches(PLANT_UML, line));
      DotPainter.paint(ResolvedMachine.of(machine))
          .lines()
          .forEach(line -> assertMatches(DOT, line));
      assertEquals(
          text.isBlank() ? 12 : 13,
          PlantUmlPainter.paint(ResolvedMachine.of(machine)).lines().count(),
          text);
      assertEquals(14, DotPainter.paint(ResolvedMachine.of(machine)).lines().count(), text);
    }
  }

  private static void assertMatches(Pattern pattern, String line) {
    assertTrue(pattern.matcher(line.strip()).matches(), line);
  }

  private static Machine hostile(String text) {
    return MachineSketch.named(text)
        .described(text)
        .state(
            text,
            s -> s.initial(text).described(text).on(text, "B").on(text, "B").when("x", text, "B"))
        .state("B", s -> s.end())
        .machine();
  }
}
