package dev.pawl.benchmarks.memory;

import dev.pawl.benchmarks.Part;
import dev.pawl.benchmarks.figure.Figure;
import dev.pawl.benchmarks.start.Fork;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Measures the memory of instances: the bytes of an instance's objects according to JOL, without
 * shared objects, and the heap per instance if there are very many. Each kind has a separate JVM
 * with a heap of fixed size.
 */
public final class MemoryPart implements Part {

  private static final int MILLION = 1_000_000;

  /** The heap of each JVM. For kinds with large instances, fewer instances are created. */
  private static final String HEAP = "1g";

  /**
   * The number of instances of each kind: a million, or as many as can be created in about a
   * second.
   */
  private static final Map<String, Integer> COUNTS = new LinkedHashMap<>();

  static {
    COUNTS.put("pawl", MILLION);
    COUNTS.put("pawl-hook", MILLION);
    COUNTS.put("hand", MILLION);
    COUNTS.put("stateless", MILLION);
    COUNTS.put("squirrel", 50_000);
    COUNTS.put("cola", MILLION);
    COUNTS.put("spring", 500);
    COUNTS.put("kstate", 10_000);
    COUNTS.put("pawl-chart", MILLION);
    COUNTS.put("pawl-regions", 250_000);
  }

  private final Map<String, Integer> counts;

  /** Creates the part with all contenders. */
  public MemoryPart() {
    this(COUNTS);
  }

  MemoryPart(Map<String, Integer> counts) {
    this.counts = counts;
  }

  @Override
  public String name() {
    return "memory";
  }

  @Override
  public List<Figure> measure(boolean full) throws IOException, InterruptedException {
    List<Figure> figures = new ArrayList<>();
    for (Map.Entry<String, Integer> entry : counts.entrySet()) {
      int times = full && entry.getValue() < MILLION ? 2 : 1;
      measure(entry.getKey(), entry.getValue() * times, figures);
    }
    return figures;
  }

  private static void measure(String key, int count, List<Figure> figures)
      throws IOException, InterruptedException {
    List<String> lines =
        Fork.like(
                "-Xms" + HEAP,
                "-Xmx" + HEAP,
                "-XX:+UseSerialGC",
                "-Djol.magicFieldOffset=true",
                "-Djol.skipHotspotSAAttach=true",
                "-Djol.skipDynamicAttach=true")
            .run(HeapFiller.class, key, String.valueOf(count));
    int size = lines.size();
    double deep = Double.parseDouble(lines.get(size - 2));
    double used = Double.parseDouble(lines.get(size - 1));
    InstanceKind kind = InstanceKind.of(key);
    figures.add(figure(kind, kind.row(), deep, kind.note()));
    List<String> notes = new ArrayList<>(List.of(kind.note()));
    if (count != MILLION) {
      notes.add(String.format(Locale.ROOT, "Scaled up from %,d instances", count));
    }
    notes.removeIf(String::isEmpty);
    String note = String.join(". ", notes);
    figures.add(figure(kind, kind.row() + ", heap of a million instances", used, note));
    for (Figure figure : figures.subList(figures.size() - 2, figures.size())) {
      System.out.printf(
          Locale.ROOT, "memory, %s: %s %.1f B%n", figure.row(), figure.contender(), figure.value());
    }
  }

  private static Figure figure(InstanceKind kind, String row, double bytes, String note) {
    return new Figure("memory", row, kind.contender(), "B", bytes, bytes, bytes, note);
  }
}
