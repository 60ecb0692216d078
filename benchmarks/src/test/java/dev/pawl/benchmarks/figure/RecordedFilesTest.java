package dev.pawl.benchmarks.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordedFilesTest {

  private static final Environment MONDAY = environment("2026-01-05", List.of());
  private static final Environment FRIDAY = environment("2026-01-09", List.of("-Xmx1g"));

  @TempDir private Path folder;

  private static Environment environment(String date, List<String> flags) {
    return new Environment(date, "Some 9000, 2 cores", "Linux 6.1", "A VM 17", flags, "short");
  }

  @Test
  void writtenFiguresAreReadBack() throws Exception {
    RecordedFiles records = new RecordedFiles(folder);
    assertEquals(List.of(), records.all());
    assertEquals(new Recorded(25, Map.of()), records.read(25));
    Recorded newer = new Recorded(25, Map.of()).with(new MeasuredPart(FRIDAY, List.of(walk(2.5))));
    Recorded older = new Recorded(17, Map.of()).with(new MeasuredPart(MONDAY, List.of(walk(2))));
    Files.writeString(records.file(25), RecordedFiles.text(newer));
    Files.writeString(records.file(17), RecordedFiles.text(older));
    assertEquals(newer, records.read(25));
    assertEquals(List.of(older, newer), records.all());
  }

  @Test
  void eachFigureIsOneLine() {
    Recorded recorded =
        new Recorded(17, Map.of()).with(new MeasuredPart(FRIDAY, List.of(walk(2.08), walk(2.1))));
    String text = RecordedFiles.text(recorded);
    assertEquals(
        2,
        text.lines().filter(line -> line.matches(" *\\{ *\"part\" : \"walk\",.*}.*")).count(),
        text);
    assertTrue(
        text.contains("\n          \"jdk\" : \"A VM 17\",\n") || text.contains("\"A VM 17\",\n"));
    assertTrue(text.endsWith("}\n"));
  }

  @Test
  void runReplacesOnlyItsParts() {
    Figure memory = Figure.once("memory", "bare", "Pawl", "B", 24);
    Figure before = Figure.once("walk", "gone", "Pawl", "ns", 3);
    Recorded first =
        new Recorded(17, Map.of()).with(new MeasuredPart(MONDAY, List.of(memory, before)));
    Recorded second = first.with(new MeasuredPart(FRIDAY, List.of(walk(2))));
    assertEquals(
        Map.of(
            "memory", new MeasuredPart(MONDAY, List.of(memory)),
            "walk", new MeasuredPart(FRIDAY, List.of(walk(2)))),
        second.parts());
  }

  @Test
  void fourDigitsAreKept() {
    Recorded recorded =
        new Recorded(17, Map.of())
            .with(new MeasuredPart(MONDAY, List.of(walk(2.083456), walk(45_321.7), walk(1e-5))));
    assertEquals(
        List.of(2.083, 45_320.0, 1e-5),
        recorded.figures("walk").stream().map(Figure::value).toList());
  }

  private static Figure walk(double ns) {
    return Figure.once("walk", "turn", "Pawl", "ns", ns);
  }
}
