package dev.pawl.benchmarks.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.benchmarks.figure.Figure;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Bytes of few instances: that each kind is counted, by its objects and on the heap alike. */
class MemoryPartTest {

  @Test
  void instancesOfEachKind() throws Exception {
    Map<String, Integer> counts = new LinkedHashMap<>();
    List.of("pawl", "pawl-hook", "hand", "stateless", "squirrel", "cola", "pawl-chart")
        .forEach(key -> counts.put(key, 20_000));
    List.of("spring", "kstate").forEach(key -> counts.put(key, 50));
    counts.put("pawl-regions", 20_000);
    List<Figure> figures = new MemoryPart(counts).measure(false);
    assertEquals(2 * counts.size(), figures.size());
    Map<String, Double> bytes =
        figures.stream()
            .collect(Collectors.toMap(f -> f.row() + ", " + f.contender(), Figure::value));
    assertEquals(32, bytes.get("agent turn, Pawl"));
    assertEquals(32, bytes.get("agent turn, a million alive, Pawl"), 8);
    assertEquals(56, bytes.get("agent turn, Pawl, with an id and a hook"));
    assertEquals(16, bytes.get("agent turn, enum switch by hand"));
    assertTrue(figures.stream().allMatch(f -> f.value() > 15 && f.unit().equals("B")));
    assertTrue(
        figures.stream()
            .filter(f -> f.row().endsWith("alive"))
            .allMatch(f -> f.note().contains("Scaled up from")));
  }
}
