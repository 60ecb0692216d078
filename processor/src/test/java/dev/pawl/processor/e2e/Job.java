package dev.pawl.processor.e2e;

import dev.pawl.StateMachine;
import dev.pawl.data.MachineData;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A compilation.
 *
 * @param sources the source files
 * @param work the folder for all output
 * @param release the Java release
 * @param strict whether warnings fail the compilation
 * @param options further options
 */
public record Job(
    List<Path> sources, Path work, int release, boolean strict, List<String> options) {

  /** The classes of the runtime, which are sufficient without serializers. */
  public static final Path RUNTIME = Tool.locationOf(StateMachine.class);

  /** The classes that serializers share. */
  public static final Path DATA = Tool.locationOf(MachineData.class);

  public Job {
    sources = List.copyOf(sources);
    options = List.copyOf(options);
  }

  /** Returns a compilation of every {@code .java} file below a folder. */
  public static Job of(Path folder, Path work) {
    return new Job(below(folder, ".java"), work, 17, true, List.of());
  }

  /**
   * Returns this compilation for a release. The release of the JDK needs no option, which would
   * slow javac down.
   */
  Job release(int other) {
    return new Job(sources, work, other, strict, options)
        .with("--release", Integer.toString(other));
  }

  Job lenient() {
    return new Job(sources, work, release, false, options);
  }

  public Job with(String... more) {
    return with(List.of(more));
  }

  public Job with(List<String> more) {
    List<String> all = new ArrayList<>(options);
    all.addAll(more);
    return new Job(sources, work, release, strict, all);
  }

  Job in(Path otherWork) {
    return new Job(sources, otherWork, release, strict, options);
  }

  /** Returns the folder of classes and resources. */
  public Path classes() {
    return work.resolve("classes");
  }

  /** Returns the folder of generated sources. */
  Path generated() {
    return work.resolve("generated");
  }

  /** Returns the entries of the class path in the options. */
  List<String> classPath() {
    int at = options.lastIndexOf("-classpath");
    return at < 0 ? List.of() : List.of(options.get(at + 1).split(File.pathSeparator));
  }

  boolean modular() {
    return options.contains("--module-path");
  }

  /** Returns the files below a folder with a suffix, sorted by path. */
  public static List<Path> below(Path folder, String suffix) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(f -> Files.isRegularFile(f) && f.toString().endsWith(suffix))
          .sorted(Comparator.comparing(Path::toString))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes a file below a folder and creates missing folders. */
  public static Path write(Path folder, String name, String text) {
    try {
      Path file = folder.resolve(name);
      Files.createDirectories(file.getParent());
      return Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
