package dev.pawl.maven;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The output that the compiler plugin has left behind for one set of sources (main or test), and
 * how to make it compile them all again.
 *
 * <p>The incremental mode of the compiler plugin (the default) compares the list of sources it kept
 * from the last build. Without that list it compiles everything, and removes by itself the classes
 * that no longer come out; so the list is all that has to go, and the classes stay usable until
 * then. Where the incremental mode is switched off it compiles only sources whose class is missing
 * or older, so their classes have to go.
 *
 * @param buildDirectory nothing outside this folder is ever deleted
 * @param statusDirectory where the compiler plugin keeps its lists, one folder per execution
 * @param classes the compiled classes
 * @param generatedSources where annotation processors write
 * @param sourceRoots where the sources are
 * @param incremental whether the compiler plugin works in its incremental mode
 */
record CompilerOutput(
    Path buildDirectory,
    Path statusDirectory,
    Path classes,
    Path generatedSources,
    List<Path> sourceRoots,
    boolean incremental) {

  private static final String SOURCE_LIST = "inputFiles.lst";

  /** The imports of a source are within its first bytes. */
  private static final int MOST_BYTES = 1_000_000;

  /** Whether anything has been compiled that could be out of date. */
  boolean exists() throws IOException {
    return !files(statusDirectory, CompilerOutput::isSourceList).isEmpty()
        || !files(classes, CompilerOutput::isClass).isEmpty();
  }

  /**
   * Makes the compiler plugin compile all sources in this build, or in the next that gets there.
   */
  void invalidate() throws IOException {
    List<Path> lists = files(statusDirectory, CompilerOutput::isSourceList);
    boolean byClasses = !incremental || lists.isEmpty();
    // Documents and sources of a machine that is no longer there would otherwise stay: no version
    // of the compiler plugin removes what a failed compilation wrote, and those before 3.12 keep
    // generated sources, which javac then finds on its source path.
    for (Path document : files(classes.resolve("META-INF/pawl"), file -> true)) {
      delete(document);
    }
    for (Path source : files(generatedSources, CompilerOutput::isOurs)) {
      if (byClasses) {
        deleteClasses(generatedSources.relativize(source));
      }
      delete(source);
    }
    if (byClasses) {
      for (Path root : sourceRoots) {
        if (!root.startsWith(generatedSources)) {
          for (Path source : files(root, CompilerOutput::isJava)) {
            deleteClasses(root.relativize(source));
          }
        }
      }
    }
    for (Path list : lists) {
      delete(list);
    }
  }

  /** Deletes the classes of a source file, nested ones too. */
  private void deleteClasses(Path source) throws IOException {
    String type = source.getFileName().toString().replaceFirst("\\.java$", "");
    Path folder = requireNonNull(classes.resolve(source).getParent());
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (Stream<Path> siblings = Files.list(folder)) {
      for (Path sibling : siblings.toList()) {
        String name = sibling.getFileName().toString();
        if (name.equals(type + ".class") || name.startsWith(type + "$") && isClass(sibling)) {
          delete(sibling);
        }
      }
    }
  }

  private void delete(Path file) throws IOException {
    if (file.normalize().startsWith(buildDirectory)) {
      Files.deleteIfExists(file);
    }
  }

  private static List<Path> files(Path folder, Predicate<Path> wanted) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> Files.isRegularFile(file) && wanted.test(file)).toList();
    }
  }

  private static boolean isSourceList(Path file) {
    return file.getFileName().toString().equals(SOURCE_LIST);
  }

  private static boolean isClass(Path file) {
    return file.getFileName().toString().endsWith(".class");
  }

  private static boolean isJava(Path file) {
    return file.getFileName().toString().endsWith(".java");
  }

  /** Whether a generated source is Pawl's: other processors and plugins look after their own. */
  private static boolean isOurs(Path file) {
    if (!isJava(file)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes(MOST_BYTES), ISO_8859_1).contains("dev.pawl.");
    } catch (IOException e) {
      return false;
    }
  }
}
