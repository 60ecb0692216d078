package dev.pawl.benchmarks.figure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * All recorded figures for a feature version of the JDK. Each part has a separate environment,
 * because parts may be measured on different days.
 *
 * @param jdk the feature version
 * @param parts the latest measurements by the names of the parts
 */
public record Recorded(int jdk, Map<String, MeasuredPart> parts) {

  /** Copies the parts and sorts them by their names. */
  public Recorded {
    parts = Collections.unmodifiableMap(new TreeMap<>(parts));
  }

  /** Returns these figures with the parts of a run replaced. Other parts are kept. */
  public Recorded with(MeasuredPart run) {
    Map<String, MeasuredPart> merged = new TreeMap<>(parts);
    Map<String, List<Figure>> measured = new TreeMap<>();
    for (Figure figure : run.figures()) {
      measured.computeIfAbsent(figure.part(), part -> new ArrayList<>()).add(figure.rounded());
    }
    measured.forEach(
        (part, figures) -> merged.put(part, new MeasuredPart(run.environment(), figures)));
    return new Recorded(jdk, merged);
  }

  /**
   * Checks that single rows can be added to a part. Rows that were measured in different
   * environments cannot be compared.
   *
   * @throws IllegalStateException if the environments differ in more than the day
   */
  public void checkRows(String part, Environment environment) {
    MeasuredPart before = parts.get(part);
    if (before != null && !before.environment().on("").equals(environment.on(""))) {
      throw new IllegalStateException(
          "Its other rows were measured elsewhere or in another form, so measure all: "
              + before.environment()
              + ", and not "
              + environment);
    }
  }

  /** Returns these figures with rows of one part replaced. Other rows are kept. */
  public Recorded withRows(MeasuredPart run) {
    Map<List<String>, Figure> rows = new LinkedHashMap<>();
    figures(run.figures().get(0).part()).forEach(figure -> rows.put(figure.of(), figure));
    run.figures().forEach(figure -> rows.put(figure.of(), figure));
    return with(new MeasuredPart(run.environment(), List.copyOf(rows.values())));
  }

  /** Returns the figures of a part; empty if it was never measured. */
  public List<Figure> figures(String part) {
    MeasuredPart measured = parts.get(part);
    return measured == null ? List.of() : measured.figures();
  }

  /** Returns the environment of a part that was measured. */
  public Environment environment(String part) {
    return Objects.requireNonNull(parts.get(part), part).environment();
  }
}
