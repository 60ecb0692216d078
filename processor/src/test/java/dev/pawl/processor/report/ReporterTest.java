package dev.pawl.processor.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.processor.testing.Compiler;
import dev.pawl.processor.testing.ElementProcessor;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReporterTest {

  private static final Problem ERROR = Problem.of(Code.NO_STATES, Origin.NONE, "M");
  private static final Problem WARNING = Problem.of(Code.DEAD_END, Origin.NONE, "A");
  private static final Problem STRICT =
      Problem.of(Code.GUARDS_GAP, Origin.NONE, "e", "A", "a is false");
  private static final Problem NOTE =
      Problem.of(Code.LARGE_MACHINE, Origin.NONE, "M", "300", "Phase is");

  @TempDir Path folder;

  private Compiler.Result report(Compiler compiler, ReportPolicy policy, Problem... problems) {
    ElementProcessor processor =
        new ElementProcessor(
            (environment, round) -> {
              Reporter reporter = new Reporter(environment, policy);
              Element trigger = round.getRootElements().stream().findFirst().orElse(null);
              if (trigger != null) {
                reporter.report(List.of(problems), trigger);
              }
            });
    Compiler.Result result =
        compiler.compile(folder, processor, List.of(), "package p;\n\nclass Trigger {}\n");
    processor.rethrow();
    return result;
  }

  private static Set<String> kinds(Compiler.Result result) {
    return Set.copyOf(
        Stream.of("PAWL011", "PAWL022", "PAWL031", "PAWL048")
            .flatMap(id -> result.with("[" + id + "]").stream().map(m -> id + " " + m.kind()))
            .toList());
  }

  @ParameterizedTest
  @EnumSource
  void policyIsApplied(Compiler compiler) {
    Problem[] all = {ERROR, WARNING, STRICT, NOTE};
    assertEquals(
        Set.of("PAWL011 ERROR", "PAWL022 WARNING", "PAWL048 NOTE"),
        kinds(report(compiler, ReportPolicy.DEFAULT, all)));
    assertEquals(
        Set.of("PAWL011 ERROR", "PAWL022 WARNING", "PAWL031 WARNING", "PAWL048 NOTE"),
        kinds(report(compiler, new ReportPolicy(true, true, false, Set.of()), all)));
    assertEquals(
        Set.of("PAWL011 ERROR", "PAWL022 ERROR", "PAWL031 ERROR", "PAWL048 NOTE"),
        kinds(report(compiler, new ReportPolicy(true, true, true, Set.of()), all)));
    assertEquals(
        Set.of("PAWL011 ERROR", "PAWL048 NOTE"),
        kinds(report(compiler, new ReportPolicy(true, false, true, Set.of()), all)));
    assertEquals(
        Set.of("PAWL011 ERROR", "PAWL031 WARNING"),
        kinds(
            report(
                compiler,
                new ReportPolicy(
                    true, true, false, Set.of(Code.DEAD_END, Code.LARGE_MACHINE, Code.NO_STATES)),
                all)));
  }

  @ParameterizedTest
  @EnumSource
  void warningsFailTheBuildOnlyAsErrors(Compiler compiler) {
    assertTrue(report(compiler, ReportPolicy.DEFAULT, WARNING).success());
    assertFalse(report(compiler, new ReportPolicy(false, true, true, Set.of()), WARNING).success());
  }

  @ParameterizedTest
  @EnumSource
  void filePositionsAreReportedAtTheTrigger(Compiler compiler) {
    Origin late = new Origin.InFile("circuit.yaml", 14, 11, "    fail: Opn");
    Origin early = new Origin.InFile("circuit.yaml", 9, 3, "\ton: x");
    Compiler.Result result =
        report(
            compiler,
            ReportPolicy.DEFAULT,
            ERROR,
            Problem.of(Code.UNKNOWN_TARGET, late, "Opn", "Circuit")
                .withHint("Did you mean \"OPEN\"?"),
            Problem.of(Code.DUPLICATE_KEY, early, "on", "a state", "7"));
    List<Compiler.Message> errors =
        result.messages().stream().filter(m -> m.kind() == Diagnostic.Kind.ERROR).toList();
    assertEquals(
        "[PAWL005] \"on\" appears twice in a state; the first is at line 7. Remove one of"
            + " them.\n"
            + "circuit.yaml:9:3\n\ton: x\n\t ^\nhttps://pawl.dev/problems/PAWL005",
        text(errors.get(0)));
    assertEquals(
        "[PAWL012] Transition target \"Opn\" is not a state of Circuit. Did you mean \"OPEN\"?\n"
            + "circuit.yaml:14:11\n    fail: Opn\n          ^\nhttps://pawl.dev/problems/PAWL012",
        text(errors.get(1)));
    assertEquals(
        "[PAWL011] M has no states. Declare at least one state.\nhttps://pawl.dev/problems/PAWL011",
        text(errors.get(2)),
        "without a place, last");
    errors.forEach(m -> assertEquals("Trigger.java 3", m.file() + " " + m.line()));
  }

  @ParameterizedTest
  @EnumSource
  void urlIsReportedOncePerCode(Compiler compiler) {
    Compiler.Result result =
        report(
            compiler,
            ReportPolicy.DEFAULT,
            Problem.of(Code.NO_STATES, Origin.NONE, "M"),
            Problem.of(Code.NO_STATES, Origin.NONE, "N"));
    assertEquals(1, result.with("https://pawl.dev/problems/PAWL011").size(), result.text());
  }

  /**
   * Returns the text of a message without the indentation that javac adds to all lines except the
   * first.
   */
  private static String text(Compiler.Message message) {
    String[] lines = message.text().split("\n");
    boolean indented = Stream.of(lines).skip(1).allMatch(l -> l.startsWith("  "));
    return indented ? message.text().replace("\n  ", "\n") : message.text();
  }

  @ParameterizedTest
  @EnumSource
  void twoProblemsAtOnePlaceAreReported(Compiler compiler) {
    Compiler.Result result =
        report(
            compiler,
            ReportPolicy.DEFAULT,
            Problem.of(Code.NO_STATES, Origin.NONE, "M"),
            Problem.of(Code.NO_INITIAL_STATE, Origin.NONE, "M"));
    assertEquals(2, result.with("[PAWL01").size(), result.text());
  }

  @Test
  void caretIsBelowThePlace() {
    assertEquals("f:1:1\nabc\n^", excerpt(1, "abc"));
    assertEquals("f:1:4\nabc\n   ^", excerpt(4, "abc"));
    assertEquals("f:1:9\nabc\n   ^", excerpt(9, "abc"), "past the end");
    assertEquals("f:1:3\n\t\tx\n\t\t^", excerpt(3, "\t\tx"), "tabs");
    assertEquals("f:1:1", excerpt(1, "  "), "nothing to show");
    assertEquals("f:1:3\n日本x\n    ^", excerpt(3, "日本x"), "wide characters");
    assertEquals("f:1:3\ne\u0301x\n ^", excerpt(3, "e\u0301x"), "combining characters");
    assertEquals("f:1:2\n😀x\n  ^", excerpt(2, "😀x"), "characters beyond 16 bits");
    assertEquals("f:1:3\na\\u202Ex\n       ^", excerpt(3, "a\u202Ex"), "turned text");
    assertEquals("f:1:3\na\\u001Bx\n       ^", excerpt(3, "a\u001Bx"), "control characters");
  }

  @Test
  void excerptClipsLongLinesAroundTheCaret() {
    String line = "0123456789".repeat(50);
    String[] lines = excerpt(251, line).split("\n");
    assertEquals("…" + line.substring(190, 290) + "…", lines[1]);
    assertEquals('0', lines[1].charAt(lines[2].indexOf('^')));
    String[] end = excerpt(500, line).split("\n");
    assertEquals("…" + line.substring(400), end[1]);
    assertEquals('9', end[1].charAt(end[2].indexOf('^')));
    assertEquals(line.substring(0, 100) + "…", excerpt(1, line).split("\n")[1]);
  }

  private static String excerpt(int column, String line) {
    return SourceExcerpt.of(new Origin.InFile("f", 1, column, line));
  }

  @Test
  void messageCannotImitateAnother() {
    assertEquals(
        "a\n  Foo.java:1: error\\u000D\\u001B[2K\\u202Eb",
        TerminalText.message("a\nFoo.java:1: error\r\u001B[2K\u202Eb"));
  }
}
