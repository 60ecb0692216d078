package dev.pawl.benchmarks.start;

import dev.pawl.benchmarks.Part;
import dev.pawl.benchmarks.figure.Figure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Measures the first event of the agent turn in a new JVM: time, classes and jars. The class path
 * of each JVM contains only the needs of its contender.
 */
public final class StartPart implements Part {

  private static final int LEAST_ROUNDS = 5;

  private final List<String> keys;
  private final int rounds;
  private final long mostNanos;

  /** Creates the part with all contenders. Rounds are limited in number and time. */
  public StartPart() {
    this(InstanceFactories.KEYS, 15, 16_000_000_000L);
  }

  StartPart(List<String> keys, int rounds, long mostNanos) {
    this.keys = keys;
    this.rounds = rounds;
    this.mostNanos = mostNanos;
  }

  @Override
  public String name() {
    return "start";
  }

  @Override
  public List<Figure> measure(boolean full) throws IOException, InterruptedException {
    Path own = Files.createTempFile("pawl-start", ".jar");
    try {
      ClassPath.pack(own);
      return measure(own, full);
    } finally {
      Files.delete(own);
    }
  }

  /** Measures all contenders. Machines are in a jar, so that each JVM has opened one before. */
  private List<Figure> measure(Path own, boolean full) throws IOException, InterruptedException {
    Map<String, Contender> contenders = new LinkedHashMap<>();
    for (String key : keys) {
      contenders.put(key, Contender.of(key, own));
    }
    List<Figure> figures = new ArrayList<>(times(contenders, full));
    int without = classes(List.of(own));
    for (Map.Entry<String, Contender> entry : contenders.entrySet()) {
      Contender contender = entry.getValue();
      int with = classes(contender.classPath, entry.getKey());
      figures.add(contender.figure("classes loaded", "1", with - without));
    }
    for (Contender contender : contenders.values()) {
      figures.add(contender.figure("jars", "kB", contender.kilobytes()));
    }
    figures.subList(contenders.size(), figures.size()).forEach(StartPart::tell);
    return figures;
  }

  /** Measures the times in turns, so that disturbances affect all contenders. */
  private List<Figure> times(Map<String, Contender> contenders, boolean full)
      throws IOException, InterruptedException {
    Map<Contender, List<Double>> times = new LinkedHashMap<>();
    int most = full ? 4 * rounds : rounds;
    long end = System.nanoTime() + (full ? 10 * mostNanos : mostNanos);
    for (int i = 0; i < most && (i < LEAST_ROUNDS || System.nanoTime() < end); i++) {
      for (Map.Entry<String, Contender> entry : contenders.entrySet()) {
        Contender contender = entry.getValue();
        Fork fork = new Fork(List.of(), contender.classPath);
        String nanos = fork.run(FirstEvent.class, entry.getKey()).get(0);
        times.computeIfAbsent(contender, c -> new ArrayList<>()).add(Long.parseLong(nanos) / 1e6);
      }
    }
    List<Figure> figures = new ArrayList<>();
    times.forEach(
        (contender, millis) -> figures.add(contender.figure("first event", "ms", millis)));
    figures.forEach(StartPart::tell);
    return figures;
  }

  /**
   * Returns how many classes a JVM has loaded at its end, including those of the shared archive.
   */
  private static int classes(List<Path> classPath, String... arguments)
      throws IOException, InterruptedException {
    Path log = Files.createTempFile("pawl-classes", ".log");
    try {
      Fork fork = new Fork(List.of("-Xlog:class+load:file=" + log), classPath);
      fork.run(FirstEvent.class, arguments);
      try (Stream<String> lines = Files.lines(log)) {
        return (int) lines.filter(line -> line.contains(" source: ")).count();
      }
    } finally {
      Files.delete(log);
    }
  }

  private static void tell(Figure figure) {
    System.out.printf(
        "start, %s: %s %.2f %s%n", figure.row(), figure.contender(), figure.value(), figure.unit());
  }

  /** A contender with its class path. */
  private record Contender(String name, String note, List<Path> jars, List<Path> classPath) {

    static Contender of(String key, Path own) {
      InstanceFactory<?> made = InstanceFactories.of(key);
      List<Path> jars = made.artifacts().stream().map(ClassPath::of).toList();
      List<Path> classPath = new ArrayList<>(List.of(own));
      classPath.addAll(jars);
      return new Contender(versioned(made), made.note(), jars, classPath);
    }

    private double kilobytes() throws IOException {
      long bytes = 0;
      for (Path jar : jars) {
        try (Stream<Path> files = Files.walk(jar)) {
          for (Path file : files.filter(Files::isRegularFile).toList()) {
            bytes += Files.size(file);
          }
        }
      }
      return bytes / 1000.0;
    }

    Figure figure(String row, String unit, double value) {
      return new Figure("start", row, name, unit, value, value, value, note);
    }

    Figure figure(String row, String unit, List<Double> values) {
      double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
      double median = Arrays.stream(sorted).skip((sorted.length - 1) / 2).findFirst().orElseThrow();
      return new Figure(
          "start", row, name, unit, median, sorted[0], sorted[sorted.length - 1], note);
    }
  }

  /** Returns the name of a contender, with the version of a library. */
  public static String versioned(InstanceFactory<?> made) {
    List<String> artifacts = made.artifacts();
    boolean library = !artifacts.isEmpty() && !artifacts.get(0).startsWith("pawl");
    return library ? made.name() + " " + ClassPath.version(artifacts.get(0)) : made.name();
  }
}
