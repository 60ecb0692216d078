package dev.pawl.benchmarks.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.benchmarks.chart.Chart;
import dev.pawl.benchmarks.figure.Records;
import dev.pawl.benchmarks.judge.MadeUp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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
    assertEquals(List.of("walk", "memory", "scale"), List.copyOf(page.charts().keySet()));
    for (Chart chart : page.charts().values()) {
      compare(chart.name() + ".svg", chart.svg());
    }
  }

  @Test
  void isThereBeforeAnythingIsRecorded() throws IOException {
    Page empty = new Page(List.of());
    assertTrue(empty.markdown().contains("\nNothing has been recorded yet.\n"));
    assertTrue(empty.charts().isEmpty());
  }

  /** Written anew by {@code mvn -q -Pbenchmarks verify -Dparts=page}. */
  @Test
  void whatIsCommittedIsWhatIsRecorded() throws IOException {
    Path project = Path.of("..");
    Page committed = new Page(new Records(project.resolve("benchmarks/recorded")).all());
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
  void tableHasTheNewestJdk() throws IOException {
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
  void wordsHaveNoFiguresThatGoStale() throws IOException {
    String words = Words.page().replaceAll("\\{\\{.*?}}", "");
    assertFalse(words.matches("(?s).*\\d (ns|ms|µs|kB|B|×|%).*"), words);
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
