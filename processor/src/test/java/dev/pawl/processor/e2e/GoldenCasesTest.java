package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Machines compiled by both compilers without a warning, run, and compared with the text that is
 * expected of them. With {@code -Dpawl.golden.update=true} that text is written instead; then read
 * what has changed.
 */
class GoldenCasesTest {

  @TempDir Path temp;

  @TestFactory
  Stream<DynamicTest> compilesRunsAndReadsAsExpected() {
    return GoodCase.all().stream()
        .flatMap(
            good ->
                Stream.of(Tool.values())
                    .flatMap(
                        tool ->
                            Tool.releases().stream()
                                .map(
                                    release ->
                                        DynamicTest.dynamicTest(
                                            good.name() + " " + tool + " " + release,
                                            () -> check(good, tool, release)))));
  }

  private void check(GoodCase good, Tool tool, int release) {
    Path work = temp.resolve(good.name() + "-" + tool + "-" + release);
    Compiled compiled = good.compileAndRun(tool, release, work);
    if (release == 17) {
      compare(good, compiled.generated());
    }
  }

  private static void compare(GoodCase good, Map<String, String> generated) {
    if (Boolean.getBoolean("pawl.golden.update")) {
      good.expect(generated);
    }
    Map<String, String> expected = good.expected();
    for (Map.Entry<String, String> file : expected.entrySet()) {
      String difference = difference(file.getValue(), generated.get(file.getKey()));
      assertEquals("", difference, good.name() + " " + file.getKey());
    }
    assertEquals(expected.keySet(), generated.keySet());
  }

  /** The first lines that differ: the whole of two files is more than anyone reads. */
  private static String difference(String expected, String actual) {
    if (expected.equals(actual)) {
      return "";
    }
    if (actual == null) {
      return "it is not generated";
    }
    List<String> wanted = expected.lines().toList();
    List<String> found = actual.lines().toList();
    int line = 0;
    while (line < Math.min(wanted.size(), found.size())
        && wanted.get(line).equals(found.get(line))) {
      line++;
    }
    String at = "line " + (line + 1) + ": ";
    return at + line(wanted, line) + " is expected, not " + line(found, line);
  }

  private static String line(List<String> lines, int index) {
    return index < lines.size() ? "\"" + lines.get(index) + "\"" : "the end";
  }

  @Test
  void thereAreEnoughOfThem() {
    assertTrue(GoodCase.all().size() >= 30, "" + GoodCase.all().size());
  }
}
