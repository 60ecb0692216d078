package dev.pawl.test;

import dev.pawl.engine.JsonWriter;
import dev.pawl.engine.StepObserver;
import dev.pawl.language.model.ModelVersion;
import dev.pawl.language.model.name.Words;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/**
 * Counts for each test how often the instances in this JVM enter states, select transitions and
 * take transitions. Each JVM writes the counts to a separate file in {@code target/pawl-coverage}
 * or {@code build/pawl-coverage}, whichever build directory exists. The system property {@code
 * pawl.test.coverage} sets another directory. The value {@code off} turns the recorder off.
 *
 * <p>This class is thread-safe.
 */
final class CoverageRecorder {

  private static final String PROPERTY = "pawl.test.coverage";

  /** The recorder of this JVM; null if no tests have run or the recorder is turned off. */
  private static volatile @Nullable CoverageRecorder current;

  private final Path directory;

  /**
   * The name of the file with the counts. The name contains the time in addition to the process id,
   * because a JVM can have several recorders, one for each class loader.
   */
  private final String fileName =
      ProcessHandle.current().pid() + "-" + Long.toHexString(System.nanoTime());

  /**
   * The counts of each machine. The key contains the class loader, because class loaders may have
   * different versions of a machine.
   */
  private final Map<MachineKey, Counts> machines = new ConcurrentHashMap<>();

  /** True if a failed write was reported. The shutdown hook writes again. */
  private boolean hasFailed;

  private record MachineKey(ClassLoader loader, String name) {}

  private CoverageRecorder(Path directory) {
    this.directory = directory;
  }

  /**
   * Starts a recorder in this JVM, unless a recorder has been started or the recorder is turned
   * off.
   */
  static synchronized void start() {
    Path directory = directory();
    if (current != null || directory == null) {
      return;
    }
    CoverageRecorder recorder = new CoverageRecorder(directory);
    try {
      Runtime.getRuntime().addShutdownHook(new Thread(recorder::write, "pawl-coverage"));
    } catch (IllegalStateException e) {
      return; // the JVM is shutting down
    }
    current = recorder;
    StepObserver.provide(recorder::observerOf);
  }

  private static @Nullable Path directory() {
    String given = System.getProperty(PROPERTY);
    if (given != null && !given.isBlank()) { // build files may set an empty value
      return given.equals("off") ? null : Path.of(given);
    }
    for (String build : List.of("target", "build")) {
      if (Files.isDirectory(Path.of(build))) {
        return Path.of(build, "pawl-coverage");
      }
    }
    return null;
  }

  private StepObserver observerOf(Class<?> generated, String machine) {
    return machines.computeIfAbsent(
        new MachineKey(loader(generated), qualified(generated, machine)),
        k -> new Counts(k.name(), version(generated, machine)));
  }

  private static ClassLoader loader(Class<?> generated) {
    return Objects.requireNonNullElseGet(
        generated.getClassLoader(), ClassLoader::getSystemClassLoader);
  }

  private static String qualified(Class<?> generated, String name) {
    String packageName = generated.getPackageName();
    return packageName.isEmpty() ? name : packageName + "." + name;
  }

  /**
   * Returns the version of the machine's model, or an empty string if the class path contains no
   * model.
   */
  private static String version(Class<?> generated, String machine) {
    // the file is named like the generated types: HeaterControl for heater-control
    String file = qualified(generated, Words.of(machine).type()) + ".json";
    try (InputStream in = loader(generated).getResourceAsStream("META-INF/pawl/" + file)) {
      return in == null
          ? ""
          : ModelVersion.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes the coverage file of this JVM again, if there is a recorder. */
  static void writeAll() {
    CoverageRecorder recorder = current;
    if (recorder != null) {
      recorder.write();
    }
  }

  /**
   * Returns the lines of the coverage file for a machine. The list is empty if no instance of the
   * machine was used.
   *
   * @param generated a generated class in the package of the machine
   * @param machine the declared name of the machine
   */
  static List<String> lines(Class<?> generated, String machine) {
    List<String> lines = new ArrayList<>();
    CoverageRecorder recorder = current;
    Counts counts =
        recorder == null
            ? null
            : recorder.machines.get(
                new MachineKey(loader(generated), qualified(generated, machine)));
    if (counts != null) {
      counts.addTo(lines);
    }
    return lines;
  }

  /**
   * Writes all counts so far. Replaces the previous file in one operation, so that readers never
   * see an incomplete file.
   */
  private synchronized void write() {
    List<String> lines = new ArrayList<>();
    machines.values().forEach(m -> m.addTo(lines));
    if (lines.isEmpty()) {
      return;
    }
    try {
      Files.createDirectories(directory);
      Path part = Files.write(directory.resolve(fileName + ".part"), lines);
      Path file = directory.resolve(fileName + ".jsonl");
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      if (!hasFailed) {
        System.err.println("Pawl cannot write the coverage of the tests: " + e);
      }
      hasFailed = true;
    }
  }

  private static final class Counts extends StepObserver {

    /**
     * The key of a count.
     *
     * @param test the name of the test, or an empty string if no test ran on the thread
     * @param kind what is counted: {@code entered}, {@code selected} or {@code taken}
     * @param leaf the leaf that was entered, or in which a transition was selected or taken
     */
    private record Element(
        String test,
        String kind,
        String leaf,
        String event,
        int candidate,
        @Nullable String target) {}

    private final String machine;
    private final String model;
    private final Map<Element, LongAdder> times = new ConcurrentHashMap<>();

    Counts(String machine, String model) {
      this.machine = machine;
      this.model = model;
    }

    @Override
    public void entered(Object instance, List<String> leaves) {
      leaves.forEach(leaf -> count("entered", leaf, "", 0, null));
    }

    @Override
    public void selected(String leaf, String event, int candidate) {
      count("selected", leaf, event, candidate, null);
    }

    @Override
    public void taken(
        Object instance, String leaf, String event, int candidate, @Nullable String target) {
      count("taken", leaf, event, candidate, target);
    }

    private void count(
        String kind, String leaf, String event, int candidate, @Nullable String target) {
      Element element = new Element(RunningTest.current(), kind, leaf, event, candidate, target);
      times.computeIfAbsent(element, e -> new LongAdder()).increment();
    }

    void addTo(List<String> lines) {
      JsonWriter head = new JsonWriter().field("pawl", 1);
      lines.add(head.field("machine", machine).field("model", model).toString());
      times.forEach((element, count) -> lines.add(line(element, count.sum())));
    }

    private String line(Element element, long count) {
      JsonWriter line = new JsonWriter().field("machine", machine).field("test", element.test());
      if (element.kind().equals("entered")) {
        line.field("entered", element.leaf());
      } else {
        line.field("leaf", element.leaf()).field("event", element.event());
        line.field(element.kind(), element.candidate());
      }
      if (element.target() != null) {
        line.field("target", element.target());
      }
      return line.field("times", count).toString();
    }
  }
}
