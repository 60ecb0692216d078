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
 * One compilation to run.
 *
 * @param sources the files to compile
 * @param work the folder that everything is written into, in folders of its own
 * @param release the Java release to compile for
 * @param strict whether a warning fails it
 * @param options more options
 */
public record Job(
    List<Path> sources, Path work, int release, boolean strict, List<String> options) {

  /** The classes of the runtime, all that generated code needs without serializers. */
  public static final Path RUNTIME = Tool.locationOf(StateMachine.class);

  /** The classes that the code of serializers shares. */
  public static final Path DATA = Tool.locationOf(MachineData.class);

  public Job {
    sources = List.copyOf(sources);
    options = List.copyOf(options);
  }

  /** Compiles every {@code .java} below a folder. */
  public static Job of(Path folder, Path work) {
    return new Job(below(folder, ".java"), work, 17, true, List.of());
  }

  /** This, for exactly one release: that of the JDK needs no option, which costs javac a while. */
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

  /** Where classes and resources go. */
  public Path classes() {
    return work.resolve("classes");
  }

  /** Where generated sources go. */
  Path generated() {
    return work.resolve("generated");
  }

  /** The entries of the class path that the options name. */
  List<String> classPath() {
    int at = options.lastIndexOf("-classpath");
    return at < 0 ? List.of() : List.of(options.get(at + 1).split(File.pathSeparator));
  }

  boolean modular() {
    return options.contains("--module-path");
  }

  /** The files below a folder whose names end so, in the order of their paths. */
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

  /** Writes a file below a folder, with the folders that it needs. */
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
