package dev.pawl.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.benchmarks.figure.Environment;
import dev.pawl.benchmarks.figure.Figure;
import dev.pawl.benchmarks.figure.Recorded;
import dev.pawl.benchmarks.figure.RecordedFiles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the command with parts that measure nothing: the files that it writes and keeps. */
class BenchmarksTest {

  private static final Environment FIRST = environment("2026-01-05", "short");
  private static final Environment SECOND = environment("2026-01-09", "full");

  @TempDir private Path project;
  private final ByteArrayOutputStream output = new ByteArrayOutputStream();
  private final List<String> measured = new ArrayList<>();

  private static Environment environment(String date, String form) {
    return new Environment(date, "Some 9000, 2 cores", "Linux 6.1", "A VM", List.of(), form);
  }

  @Test
  void runMeasuresRecordsAndReports() throws IOException {
    assertTrue(run(17, FIRST, List.of(), walk(2), memory(24)));
    assertEquals(List.of("walk short", "memory short"), measured);
    Recorded recorded = new RecordedFiles(project.resolve("benchmarks/recorded")).read(17);
    assertEquals(2.0, recorded.figures("walk").get(0).value());
    assertEquals(FIRST, recorded.parts().get("memory").environment());
    assertTrue(read("docs/internals/benchmarks.md").contains("| one event, ns | 2 |"));
    assertTrue(read("docs/charts/walk.svg").contains(">2 ns<"));
    String out = output.toString(StandardCharsets.UTF_8);
    assertTrue(
        out.matches(
            "(?s).*\n  without hooks and id +≤ 32 B +holds +24 B\n  with hooks and id +≤ 56 B"
                + " +not.*"),
        out);
    assertFalse(out.contains(project.toString()), out);
  }

  @Test
  void exceededBudgetDoesNotFail() throws IOException {
    assertTrue(run(17, FIRST, List.of(), memory(40)));
    assertTrue(output.toString(StandardCharsets.UTF_8).contains("exceeded          40 B"));
  }

  @Test
  void selectedPartsReplaceOnlyTheirFigures() throws IOException {
    assertTrue(run(17, FIRST, List.of(), walk(2), memory(24)));
    assertTrue(run(17, SECOND, List.of("memory"), walk(3), memory(16)));
    assertEquals(List.of("walk short", "memory short", "memory full"), measured);
    Recorded recorded = new RecordedFiles(project.resolve("benchmarks/recorded")).read(17);
    assertEquals(2.0, recorded.figures("walk").get(0).value());
    assertEquals(FIRST, recorded.parts().get("walk").environment());
    assertEquals(16.0, recorded.figures("memory").get(0).value());
    assertEquals(SECOND, recorded.parts().get("memory").environment());
  }

  @Test
  void singleRowsKeepOtherRows() throws IOException {
    assertTrue(run(17, FIRST, List.of(), part("walk", () -> List.of(turn(2), loop(9)))));
    Environment later = environment("2026-01-09", "short");
    assertTrue(run(17, later, List.of(), rows("walk", () -> List.of(turn(3)))));
    Recorded recorded = new RecordedFiles(project.resolve("benchmarks/recorded")).read(17);
    assertEquals(List.of(turn(3), loop(9)), recorded.figures("walk"));
    assertEquals(later, recorded.parts().get("walk").environment());
  }

  @Test
  void singleRowsOfAnotherFormAreRefused() throws IOException {
    assertTrue(run(17, FIRST, List.of(), walk(2)));
    Map<String, String> before = files();
    Part rows =
        rows(
            "walk",
            () -> {
              throw new AssertionError("measured in vain");
            });
    assertFalse(run(17, SECOND, List.of(), rows));
    assertEquals(before, files());
    String out = output.toString(StandardCharsets.UTF_8);
    assertTrue(out.contains("Its other rows were measured elsewhere or in another form"), out);
  }

  @Test
  void figuresOfAnotherJdkAreAdded() throws IOException {
    assertTrue(run(25, FIRST, List.of(), walk(2)));
    assertTrue(run(17, SECOND, List.of(), walk(3)));
    String csv = read("docs/internals/figures/walk.csv");
    assertTrue(csv.contains("17,\"agent turn, random, bare\",Pawl Machine.fire,ns,3,3,3,"), csv);
    assertTrue(csv.contains("25,\"agent turn, random, bare\",Pawl Machine.fire,ns,2,2,2,"), csv);
  }

  @Test
  void failingPartFailsRunAndKeepsFigures() throws IOException {
    assertTrue(run(17, FIRST, List.of(), walk(2), memory(24)));
    Part broken =
        part(
            "walk",
            () -> {
              throw new IllegalStateException("squirrel went another way");
            });
    assertFalse(run(17, SECOND, List.of(), broken, memory(16)));
    Recorded recorded = new RecordedFiles(project.resolve("benchmarks/recorded")).read(17);
    assertEquals(2.0, recorded.figures("walk").get(0).value());
    assertEquals(16.0, recorded.figures("memory").get(0).value());
    String out = output.toString(StandardCharsets.UTF_8);
    assertTrue(out.contains("Not measured: walk. Its figures stay as they were.\n"), out);
    assertTrue(out.contains("squirrel went another way"), out);
  }

  @Test
  void nothingIsWrittenIfAllPartsFail() throws IOException {
    Map<String, String> before = files();
    for (Figure wrong :
        List.of(
            Figure.once("walk", "r", "c", "ns", Double.NaN),
            Figure.once("memory", "r", "c", "ns", 1),
            new Figure("walk", "r", "c", "ns", 1, 3, 2, ""))) {
      assertFalse(run(17, FIRST, List.of(), part("walk", () -> List.of(wrong))), wrong::toString);
    }
    assertFalse(run(17, FIRST, List.of(), part("walk", List::of)));
    Figure twice = Figure.once("walk", "r", "c", "ns", 1);
    assertFalse(run(17, FIRST, List.of(), part("walk", () -> List.of(twice, twice))));
    assertEquals(before, files());
  }

  @Test
  void pageIsWrittenFromRecordedFigures() throws IOException {
    assertTrue(run(17, FIRST, List.of(), walk(2)));
    Map<String, String> before = files();
    Files.writeString(project.resolve("docs/internals/benchmarks.md"), "changed by hand");
    assertTrue(run(25, SECOND, List.of("page"), walk(3)));
    assertEquals(before, files());
    assertEquals(List.of("walk short"), measured);
  }

  @Test
  void unknownPartIsReported() throws IOException {
    assertFalse(run(17, FIRST, List.of("wlak"), walk(2)));
    assertEquals(
        "No such part: wlak. There are: [walk]\n", output.toString(StandardCharsets.UTF_8));
  }

  private boolean run(int jdk, Environment where, List<String> only, Part... parts)
      throws IOException {
    PrintStream out = new PrintStream(output, true, StandardCharsets.UTF_8);
    return new Benchmarks(project, List.of(parts), out).run(jdk, where, only);
  }

  private Part walk(double ns) {
    return part("walk", () -> List.of(turn(ns)));
  }

  private static Figure turn(double ns) {
    return Figure.once("walk", "agent turn, random, bare", "Pawl Machine.fire", "ns", ns);
  }

  private static Figure loop(double ns) {
    return Figure.once("walk", "agent loop, random, bare", "Pawl Machine.fire", "ns", ns);
  }

  private Part memory(double bytes) {
    return part("memory", () -> List.of(Figure.once("memory", "agent turn", "Pawl", "B", bytes)));
  }

  private Part part(String name, Callable<List<Figure>> figures) {
    return part(name, false, figures);
  }

  private Part rows(String name, Callable<List<Figure>> figures) {
    return part(name, true, figures);
  }

  private Part part(String name, boolean ofSingleRows, Callable<List<Figure>> figures) {
    return new Part() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public boolean isOfSingleRows() {
        return ofSingleRows;
      }

      @Override
      public List<Figure> measure(boolean full) throws Exception {
        measured.add(name + (full ? " full" : " short"));
        return figures.call();
      }
    };
  }

  private String read(String file) throws IOException {
    return Files.readString(project.resolve(file));
  }

  private Map<String, String> files() throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(project)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(file.toString(), Files.readString(file));
      }
    }
    return files;
  }
}
