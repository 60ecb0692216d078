package dev.pawl.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Compares the output of the samples with {@code src/test/resources/golden}. With {@code
 * -Dpawl.golden.update=true} the files are written instead; then review the changes.
 */
class MainTest {

  private static final Path GOLDEN = Path.of("src", "test", "resources", "golden");

  /** The output of each sample, cached because several tests need it. */
  private static final Map<String, String> TOLD = new ConcurrentHashMap<>();

  private static String once(Sample sample) {
    return TOLD.computeIfAbsent(sample.name(), MainTest::told);
  }

  private static String told(String... names) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    Main.run(out, new Launch(null, Path.of("")), names);
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @TestFactory
  Stream<DynamicTest> everySampleHasItsGoldenOutput() {
    return Main.SAMPLES.stream()
        .map(s -> DynamicTest.dynamicTest(s.name(), () -> assertGolden(s.name(), once(s))));
  }

  /** Compares an output with a golden file, or writes the file if golden files are updated. */
  static void assertGolden(String name, String actual) throws IOException {
    Path file = GOLDEN.resolve(name + ".txt");
    if (Boolean.getBoolean("pawl.golden.update")) {
      Files.createDirectories(GOLDEN);
      Files.writeString(file, actual);
    }
    assertEquals(
        Files.readString(file),
        actual,
        file + " differs; if the change is intended, run with -Dpawl.golden.update=true");
  }

  @Test
  void allSamplesArePrintedInOrder() {
    String all = told("all");
    StringBuilder each = new StringBuilder();
    Main.SAMPLES.forEach(s -> each.append(once(s)));
    assertEquals(each.toString(), all);
    assertEquals(Main.SAMPLES.size(), all.lines().filter(l -> l.startsWith("═══ ")).count());
  }

  @Test
  void everySampleShowsAtLeastTwoRefusals() {
    for (Sample sample : Main.SAMPLES) {
      long refusals = once(sample).lines().filter(l -> l.startsWith("  ✗ ")).count();
      assertTrue(refusals >= 2, sample.name());
    }
  }

  @Test
  void unknownSampleIsNotPrinted() {
    IllegalArgumentException error =
        assertThrows(IllegalArgumentException.class, () -> told("task", "workstreams"));
    assertEquals(
        "There is no sample \"workstreams\". Did you mean \"workstream\"? There are: execution-state, task, agent, agent-turn,"
            + " governance, workstream, step, circuit-breaker, order, agent-loop, agent-activity; or all.",
        error.getMessage());
  }

  @Test
  void terminalGetsTextDiagramOnly() {
    for (Sample sample : Main.SAMPLES) {
      assertFalse(once(sample).contains("stateDiagram"), sample.name());
      assertTrue(once(sample).contains("┌──"), sample.name());
    }
  }
}
