package dev.pawl.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.benchmarks.chart.Chart;
import dev.pawl.benchmarks.figure.RecordedFiles;
import dev.pawl.benchmarks.limits.SampleFigures;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Compares the page with golden files. {@code -Dpawl.golden.update=true} rewrites them. */
class PageTest {

  private static final Path GOLDEN = Path.of("src/test/resources/golden");

  private final Page page =
      new Page(List.of(SampleFigures.recorded(17), SampleFigures.recorded(25)));

  @Test
  void pageShowsAllFigures() throws IOException {
    compare("benchmarks.md", page.markdown());
  }

  @Test
  void chartsAreDrawn() throws IOException {
    assertEquals(List.of("walk", "memory", "scale"), List.copyOf(page.charts().keySet()));
    for (Chart chart : page.charts().values()) {
      compare(chart.name() + ".svg", chart.svg());
    }
  }

  @Test
  void pageWithoutRecordsIsWritten() throws IOException {
    Page empty = new Page(List.of());
    assertTrue(empty.markdown().contains("\nNothing has been recorded yet.\n"));
    assertTrue(empty.charts().isEmpty());
  }

  /**
   * Tests that the committed files are up to date. To rewrite them, run {@code mvn -q -Pbenchmarks
   * verify -Dparts=page}.
   */
  @Test
  void committedPageShowsRecordedFigures() throws IOException {
    Path project = Path.of("..");
    Page committed = new Page(new RecordedFiles(project.resolve("benchmarks/recorded")).all());
    assertEquals(
        committed.markdown(), Files.readString(project.resolve("docs/internals/benchmarks.md")));
    for (Chart chart : committed.charts().values()) {
      assertEquals(
          chart.svg(), Files.readString(project.resolve("docs/charts/" + chart.name() + ".svg")));
    }
    for (Map.Entry<String, String> file : committed.csv().entrySet()) {
      assertEquals(
          file.getValue(),
          Files.readString(project.resolve("docs/internals/figures/" + file.getKey())));
    }
  }

  @Test
  void tableShowsNewestJdk() throws IOException {
    String markdown = page.markdown();
    assertTrue(
        markdown.contains("| one event, ns | 2.21 | 4.83 | 82.2 | 1,650 | 40,800 |"), markdown);
  }

  @Test
  void csvIsQuotedWhereNeeded() {
    String csv = page.csv().get("walk.csv");
    assertTrue(csv.contains("17,\"agent turn, random, bare\",Pawl Machine.fire,ns,2.45,"), csv);
    assertTrue(csv.contains(",It publishes | an event to a context & queues.\n"), csv);
  }

  @Test
  void textHasNoFixedFigures() throws IOException {
    String words = PageText.page().replaceAll("\\{\\{.*?}}", "");
    assertFalse(words.matches("(?s).*\\d (ns|ms|µs|kB|B|×|%).*"), words);
  }

  @Test
  void tablesAreComplete() throws IOException {
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
