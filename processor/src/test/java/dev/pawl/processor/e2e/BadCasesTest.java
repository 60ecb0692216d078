package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Remedy;
import dev.pawl.language.problem.Severity;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests invalid declarations: both compilers report exactly the expected problems in the expected
 * lines, with a remedy, and no other error.
 */
class BadCasesTest {

  /** The codes that no folder covers, with the reason. */
  private static final Map<Code, String> ELSEWHERE =
      Map.ofEntries(
          Map.entry(Code.TOO_LARGE, "takes thousands of states: BigMachinesTest"),
          Map.entry(Code.LARGE_MACHINE, "takes hundreds of states: BigMachinesTest"),
          Map.entry(Code.NOT_OURS, "takes a file of somebody else: DocsIndexTest"),
          Map.entry(Code.BAD_MARKER, "takes a document of the user's: DocumentSyncTest"),
          Map.entry(Code.UNKNOWN_MACHINE, "takes a document of the user's: DocumentSyncTest"),
          Map.entry(Code.STALE_BLOCK, "takes a document of the user's: DocumentSyncTest"),
          Map.entry(Code.MACHINE_ELSEWHERE, "takes a document of the user's: DocumentSyncTest"),
          Map.entry(Code.NOT_WRITABLE, "takes a document of the user's: DocumentSyncTest"),
          Map.entry(Code.COMPILED_BEFORE, "takes an earlier compilation: SeveralMachinesTest"),
          Map.entry(Code.MACHINES_UNSEEN, "takes a whole project: ProjectFolderTest"),
          Map.entry(Code.AUXILIARY_TYPE, "takes syntax trees, which only javac has: LintTest"),
          Map.entry(Code.RELEASE_TOO_OLD, "takes an option of javac: FollowUpErrorsTest"),
          Map.entry(Code.RUNTIME_MISSING, "takes another class path: FollowUpErrorsTest"),
          Map.entry(Code.INTERNAL, "would be a bug"));

  private static final Map<String, Code> CODES =
      Stream.of(Code.values()).collect(Collectors.toMap(Code::id, Function.identity()));

  @TempDir Path temp;

  @TestFactory
  Stream<DynamicTest> javacReportsExactlyTheExpectedProblems() {
    return checks(Tool.JAVAC);
  }

  @TestFactory
  @Tag("slow")
  Stream<DynamicTest> ecjReportsExactlyTheExpectedProblems() {
    return checks(Tool.ECJ);
  }

  private Stream<DynamicTest> checks(Tool tool) {
    return BadCase.all().stream()
        .map(bad -> DynamicTest.dynamicTest(bad.name(), () -> check(bad, tool)));
  }

  private void check(BadCase bad, Tool tool) {
    Job job = bad.job(temp.resolve(bad.name() + "-" + tool));
    // javac must also analyze the code that was generated in spite of errors
    List<String> further = tool == Tool.JAVAC ? List.of("-XDshould-stop.ifError=FLOW") : List.of();
    Compiled compiled = tool.compile(job.with(further));
    List<BadCase.Expected> actual =
        compiled.messages().stream()
            .filter(m -> m.code().isPresent() || (m.isError() && !bad.hidesGenerated()))
            .map(m -> place(bad, m))
            .sorted()
            .toList();
    assertEquals(bad.expected(), actual, compiled::text);
    for (Message problem : compiled.problems()) {
      Code code = CODES.get(problem.code().orElseThrow());
      assertTrue(
          code.severity() == Severity.NOTE || Remedy.isIn(problem.text(), code), problem::text);
    }
    String all = compiled.text();
    assertFalse(all.contains("not recognized"), "Pawl says itself what is wrong: " + all);
    bad.says().forEach(said -> assertTrue(says(compiled, said), () -> said + "\n" + all));
    boolean failed = compiled.messages().stream().anyMatch(Message::isError);
    assertEquals(!failed, compiled.success(), compiled::text);
    if (failed && !bad.generatesAnyway()) {
      // the types exist, but no documents of the machine
      boolean onlyTypes = compiled.generated().keySet().stream().allMatch(f -> f.endsWith(".java"));
      assertTrue(onlyTypes, () -> compiled.generated().keySet() + compiled.text());
    }
  }

  /** Returns whether a problem is reported at a place in a file and ends with some words. */
  private static boolean says(Compiled compiled, String placeAndWords) {
    String[] expected = placeAndWords.split(" ", 2);
    return compiled.problems().stream()
        .filter(m -> m.text().lines().findFirst().orElseThrow().endsWith(expected[1]))
        .flatMap(m -> m.position().stream())
        .anyMatch(p -> expected[0].equals(p.line() + ":" + p.column()));
  }

  private static BadCase.Expected place(BadCase bad, Message message) {
    String code = message.code().orElse(message.text());
    if (message.position().isEmpty()) {
      int line = (int) Math.max(0, message.line());
      return new BadCase.Expected(code, message.file(), line);
    }
    Message.Position position = message.position().get();
    checkExcerpt(bad, message, position);
    return new BadCase.Expected(code, position.file(), position.line());
  }

  /** Checks that the source line and a caret below the column follow the position. */
  private static void checkExcerpt(BadCase bad, Message message, Message.Position position) {
    List<String> lines =
        message.text().lines().filter(l -> !l.strip().startsWith("https://")).toList();
    assertTrue(Files.exists(Path.of(position.path())), position::path);
    int at = 0;
    while (!lines.get(at).strip().startsWith(position.path() + ":")) {
      at++;
    }
    // javac indents all lines except the first
    String indent = lines.get(at).substring(0, lines.get(at).indexOf(position.path()));
    List<String> file = BadCase.lines(bad.folder().resolve(position.file()));
    String source = position.line() > file.size() ? "" : file.get(position.line() - 1);
    if (lines.size() <= at + 2) {
      boolean nothingToShow = source.isBlank() || bad.name().startsWith(Code.NOT_READABLE.id());
      assertTrue(nothingToShow, message::toString);
      return;
    }
    String shown = lines.get(at + 1).substring(indent.length());
    String caret = lines.get(at + 2).substring(indent.length());
    assertEquals("^", caret.strip(), message::toString);
    if (!shown.contains("…")) {
      assertEquals(source.stripTrailing(), shown, message::toString);
      assertEquals(position.column() - 1, caret.indexOf('^'), message::toString);
    }
  }

  @Test
  void everyCodeIsCovered() {
    Set<String> shown = new TreeSet<>();
    BadCase.all().forEach(b -> b.expected().forEach(expected -> shown.add(expected.code())));
    ELSEWHERE.keySet().forEach(code -> assertTrue(shown.add(code.id()), code.id()));
    List<String> missing =
        Stream.of(Code.values()).map(Code::id).filter(id -> !shown.contains(id)).toList();
    assertEquals(List.of(), missing, "codes without a folder in bad, such as PAWL022-enum");
    assertEquals(Set.of(), unknown(shown), "expected codes that do not exist");
  }

  private static Set<String> unknown(Set<String> codes) {
    Set<String> unknown = new TreeSet<>(codes);
    unknown.removeAll(CODES.keySet());
    return unknown;
  }

  @Test
  void foldersAreNamedAfterTheirCodes() {
    for (BadCase bad : BadCase.all()) {
      String name = bad.name();
      if (name.startsWith("PAWL")) {
        assertTrue(bad.expected().stream().anyMatch(e -> name.startsWith(e.code() + "-")), name);
      }
    }
    assertTrue(BadCase.all().size() >= 150, "" + BadCase.all().size());
  }
}
