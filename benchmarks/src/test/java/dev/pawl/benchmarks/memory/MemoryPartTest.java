package dev.pawl.benchmarks.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.benchmarks.figure.Figure;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Tests that the bytes of few instances are measured by their objects and on the heap. */
class MemoryPartTest {

  @Test
  void everyKindIsMeasured() throws Exception {
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
    assertEquals(32, bytes.get("agent turn, heap of a million instances, Pawl"), 8);
    assertEquals(56, bytes.get("agent turn, Pawl, with an id and a hook"));
    assertEquals(16, bytes.get("agent turn, enum switch by hand"));
    assertTrue(figures.stream().allMatch(f -> f.value() > 15 && f.unit().equals("B")));
    assertTrue(
        figures.stream()
            .filter(f -> f.row().endsWith("instances"))
            .allMatch(f -> f.note().contains("Scaled up from")));
  }
}
