package dev.pawl.benchmarks.figure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * All that is recorded of one feature version of the JDK, each part with its own environment: parts
 * may have been measured on different days.
 *
 * @param jdk the feature version
 * @param parts what was measured last, by the name of its part
 */
public record Recorded(int jdk, Map<String, Measured> parts) {

  /** Copies, in the order of names. */
  public Recorded {
    parts = Collections.unmodifiableMap(new TreeMap<>(parts));
  }

  /** The same with the parts of a run in the place of what they were before; others stay. */
  public Recorded with(Measured run) {
    Map<String, Measured> merged = new TreeMap<>(parts);
    Map<String, List<Figure>> measured = new TreeMap<>();
    for (Figure figure : run.figures()) {
      measured.computeIfAbsent(figure.part(), part -> new ArrayList<>()).add(figure.rounded());
    }
    measured.forEach((part, figures) -> merged.put(part, new Measured(run.environment(), figures)));
    return new Recorded(jdk, merged);
  }

  /**
   * Refuses to put single rows into a part whose others were measured elsewhere: no two of them
   * could be compared.
   *
   * @throws IllegalStateException if anything but the day differs
   */
  public void checkRows(String part, Environment environment) {
    Measured before = parts.get(part);
    if (before != null && !before.environment().on("").equals(environment.on(""))) {
      throw new IllegalStateException(
          "Its other rows were measured elsewhere or in another form, so measure all: "
              + before.environment()
              + ", and not "
              + environment);
    }
  }

  /** The same with rows of one part in the place of what they were before; its others stay. */
  public Recorded withRows(Measured run) {
    Map<List<String>, Figure> rows = new LinkedHashMap<>();
    figures(run.figures().get(0).part()).forEach(figure -> rows.put(figure.of(), figure));
    run.figures().forEach(figure -> rows.put(figure.of(), figure));
    return with(new Measured(run.environment(), List.copyOf(rows.values())));
  }

  /** The figures of a part; empty where it was never measured. */
  public List<Figure> figures(String part) {
    Measured measured = parts.get(part);
    return measured == null ? List.of() : measured.figures();
  }
}
