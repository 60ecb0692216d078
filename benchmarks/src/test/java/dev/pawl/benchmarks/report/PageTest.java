package dev.pawl.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.benchmarks.chart.Chart;
import dev.pawl.benchmarks.figure.Records;
import dev.pawl.benchmarks.judge.MadeUp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Rewrite what is expected by {@code -Dpawl.golden.update=true}, then read the diff. */
class PageTest {

  private static final Path GOLDEN = Path.of("src/test/resources/golden");

  private final Page page = new Page(List.of(MadeUp.recorded(17), MadeUp.recorded(25)));

  @Test
  void tellsAllFigures() throws IOException {
    compare("benchmarks.md", page.markdown());
  }

  @Test
  void drawsAChartOfEveryPart() throws IOException {
    assertEquals(
        List.of("walk", "memory", "start", "scale", "compile", "store"),
        List.copyOf(page.charts().keySet()));
    for (Chart chart : page.charts().values()) {
      compare(chart.name() + ".svg", chart.svg());
    }
  }

  @Test
  void isThereBeforeAnythingIsRecorded() throws IOException {
    Page empty = new Page(List.of());
    assertTrue(empty.markdown().contains("\nNothing has been recorded yet.\n"));
    assertTrue(empty.markdown().contains("\nNot recorded yet.\n\n## Compile time\n"));
    assertTrue(empty.charts().isEmpty());
  }

  /** Written anew by {@code mvn -q -Pbenchmarks verify -Dparts=page}. */
  @Test
  void whatIsCommittedIsWhatIsRecorded() throws IOException {
    Path project = Path.of("..");
    Page committed = new Page(new Records(project.resolve("benchmarks/recorded")).all());
    assertEquals(committed.markdown(), Files.readString(project.resolve("docs/internals/benchmarks.md")));
    for (Chart chart : committed.charts().values()) {
      assertEquals(
          chart.svg(), Files.readString(project.resolve("docs/charts/" + chart.name() + ".svg")));
    }
    String readme = Files.readString(project.resolve("README.md"));
    Optional<Chart> walk = Optional.ofNullable(committed.charts().get("walk"));
    assertEquals(Block.filled(readme, "docs/charts/", walk), readme);
  }

  @Test
  void marksWhoIsQuickest() throws IOException {
    String markdown = page.markdown();
    assertTrue(markdown.contains("| flat table by hand | **1.95 (1.83 to 2.17)** |"), markdown);
    assertTrue(markdown.contains("| plain JDBC | **1,800 (1,710 to 1,940)** | 1 |"), markdown);
    assertFalse(markdown.contains("| Pawl Machine.fire | **2.45"));
  }

  @Test
  void wordsHaveNoFiguresThatGoStale() throws IOException {
    List<String> parts =
        List.of("page", "budgets", "walk", "budget", "memory", "start", "scale", "store");
    for (String part : parts) {
      assertFalse(Words.of(part).isEmpty(), part);
    }
    try (Stream<Path> files = Files.list(Path.of("src/main/resources/words"))) {
      for (Path file : files.toList()) {
        String words = Files.readString(file);
        assertFalse(words.matches("(?s).*\\d (ns|ms|µs|kB|B|×|%).*"), file::toString);
      }
    }
  }

  @Test
  void theReadmeGetsOneChart() {
    Chart chart = page.charts().get("walk");
    String text = "a\n<!-- benchmarks -->\nold\n<!-- /benchmarks -->\nb\n";
    String filled = Block.filled(text, "docs/charts/", Optional.of(chart));
    assertTrue(filled.startsWith("a\n<!-- benchmarks -->\n\n![An event, agent turn"), filled);
    assertTrue(filled.endsWith("](docs/charts/walk.svg)\n\n<!-- /benchmarks -->\nb\n"), filled);
    assertEquals(filled, Block.filled(filled, "docs/charts/", Optional.of(chart)));
    assertEquals(
        "a\n<!-- benchmarks -->\n<!-- /benchmarks -->\nb\n",
        Block.filled(filled, "docs/charts/", Optional.empty()));
    assertThrows(
        IllegalArgumentException.class, () -> Block.filled("a\n", "x", Optional.of(chart)));
  }

  @Test
  void itsTablesAreWhole() throws IOException {
    int cells = 0;
    for (String line : page.markdown().split("\n")) {
      int here = line.replace("\\|", "").startsWith("|") ? count(line) : 0;
      if (here > 0 && cells > 0) {
        assertEquals(cells, here, line);
      }
      cells = here;
    }
  }

  private static int count(String line) {
    return (int) line.replace("\\|", "").chars().filter(c -> c == '|').count();
  }

  private static void compare(String name, String text) throws IOException {
    Path file = GOLDEN.resolve(name);
    if (Boolean.getBoolean("pawl.golden.update")) {
      Files.createDirectories(GOLDEN);
      Files.writeString(file, text);
    }
    assertEquals(Files.readString(file), text, name);
  }
}
