package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
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
      assertEquals(file.getValue(), generated.get(file.getKey()), file.getKey());
    }
    assertEquals(expected.keySet(), generated.keySet());
  }

  @Test
  void thereAreEnoughOfThem() {
    assertTrue(GoodCase.all().size() >= 30, "" + GoodCase.all().size());
  }
}
