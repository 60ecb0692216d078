package dev.pawl.benchmarks.walk;

import dev.pawl.benchmarks.Part;
import dev.pawl.benchmarks.figure.Figure;
import dev.pawl.benchmarks.workload.Contender;
import dev.pawl.benchmarks.workload.WalkKind;
import dev.pawl.benchmarks.workload.Workload;
import dev.pawl.benchmarks.workload.reference.Walk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;

/**
 * Measures time and bytes per event with JMH, for every contender on every workload. Each contender
 * has a separate JVM. In every round, the contenders of a row run one after the other. Before the
 * measurement, all contenders must have made equal steps.
 *
 * <p>The system property {@code pawl.walk.only} is a regular expression. Only contenders for which
 * it is found in {@code "row: contender"} are measured; the recorded figures of others are kept.
 */
public final class WalkPart implements Part {

  private record Entry(Row row, Contender contender) {
    String title() {
      return row.title() + ": " + contender.name();
    }
  }

  private final @Nullable Settings given;

  /** Creates the part with the settings of the short or the full form. */
  public WalkPart() {
    this(null);
  }

  WalkPart(@Nullable Settings given) {
    this.given = given;
  }

  @Override
  public String name() {
    return "walk";
  }

  @Override
  public boolean isOfSingleRows() {
    return !only().isEmpty();
  }

  @Override
  public List<Figure> measure(boolean full) throws RunnerException, IOException {
    Settings settings = given != null ? given : full ? Settings.FULL : Settings.SHORT;
    Map<Entry, Samples> measured = new LinkedHashMap<>();
    checked(full).forEach(entry -> measured.put(entry, new Samples()));
    Path log = Files.createTempFile("pawl-walk", ".log");
    for (int round = 0; round < settings.rounds(); round++) {
      for (Map.Entry<Entry, Samples> each : measured.entrySet()) {
        each.getValue().add(run(each.getKey(), settings, log));
        System.out.printf("walk  %-64s %s%n", each.getKey().title(), each.getValue());
      }
    }
    Files.delete(log);
    List<Figure> figures = new ArrayList<>();
    measured.forEach(
        (entry, samples) -> {
          figures.add(figure(entry, "ns", samples.nanos()));
          figures.add(figure(entry, "B", samples.bytes()));
        });
    return figures;
  }

  private static String only() {
    return System.getProperty("pawl.walk.only", "");
  }

  /** Returns the contenders that support each row, after checking that they make equal steps. */
  private static List<Entry> checked(boolean full) {
    Pattern pattern = Pattern.compile(only());
    Map<List<Enum<?>>, Walk> walks = new HashMap<>();
    List<Entry> entries = new ArrayList<>();
    for (Row row : Row.all(full)) {
      Workload workload = row.workload();
      WalkKind kind = row.kind();
      for (Contender contender : Contenders.all()) {
        Entry entry = new Entry(row, contender);
        if (pattern.matcher(entry.title()).find()) {
          Walk walk =
              walks.computeIfAbsent(List.of(workload, kind), added -> Walk.of(workload, kind));
          if (SameSteps.check(contender, row, walk)) {
            entries.add(entry);
          }
        }
      }
    }
    System.out.printf("walk  the same steps are made by all, %d times%n", entries.size());
    return entries;
  }

  private static RunResult run(Entry entry, Settings settings, Path log)
      throws RunnerException, IOException {
    Row row = entry.row();
    boolean isSlow = entry.contender().isSlow();
    int part = isSlow ? WalkBenchmark.FEW : WalkBenchmark.PART;
    Options options =
        (isSlow ? settings.warmedUpLonger() : settings)
            .options()
            .operationsPerInvocation(part)
            .param("part", String.valueOf(part))
            .include(WalkBenchmark.class.getName() + ".walk$")
            .param("contender", entry.contender().getClass().getName())
            .param("workload", row.workload().name())
            .param("kind", row.kind().name())
            .param("observation", row.observation().name())
            .addProfiler(GCProfiler.class)
            .output(log.toString())
            .build();
    try {
      return new Runner(options).runSingle();
    } catch (RunnerException e) {
      throw new RunnerException(entry.title() + ": " + Files.readString(log), e);
    }
  }

  private static Figure figure(Entry entry, String unit, List<Double> values) {
    return new Figure(
        "walk",
        entry.row().title(),
        entry.contender().name(),
        unit,
        Samples.median(values),
        Samples.least(values),
        Samples.greatest(values),
        entry.contender().note(entry.row().workload()));
  }
}
