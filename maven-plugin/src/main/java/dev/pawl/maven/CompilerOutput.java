package dev.pawl.maven;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The output of the compiler plugin for one set of sources (main or test). {@link #invalidate}
 * makes the compiler plugin compile all sources again.
 *
 * <p>By default, the compiler plugin is in incremental mode and keeps a list of the sources of the
 * last build. If this list is missing, the plugin compiles all sources. Therefore this class
 * deletes only the list, so that the old classes can be used until the plugin runs. If the plugin
 * is not in incremental mode, it compiles a source only if the class of the source is missing or
 * older than the source. Without incremental mode, this class therefore deletes the classes. This
 * class also deletes them if the module has no sources of its own, because the plugin keeps them if
 * no source is left.
 *
 * @param buildDirectory the build directory; no file outside of this directory is ever deleted
 * @param statusDirectory the folder with the compiler plugin's lists of sources
 * @param classes the folder of the compiled classes
 * @param generatedSources the folder into which annotation processors write
 * @param sourceRoots the source folders
 * @param incremental whether the compiler plugin is in incremental mode
 */
record CompilerOutput(
    Path buildDirectory,
    Path statusDirectory,
    Path classes,
    Path generatedSources,
    List<Path> sourceRoots,
    boolean incremental) {

  private static final String SOURCE_LIST = "inputFiles.lst";

  /**
   * The number of bytes of a source that are read. These bytes contain all imports of the source.
   */
  private static final int MAX_BYTES = 1_000_000;

  /** Returns whether there are compiled classes. The classes may be out of date. */
  boolean exists() throws IOException {
    return !files(statusDirectory, CompilerOutput::isSourceList).isEmpty()
        || !files(classes, CompilerOutput::isClass).isEmpty();
  }

  /**
   * Makes the compiler plugin compile all sources when it runs next, in this build or in a later
   * build.
   */
  void invalidate() throws IOException {
    List<Path> lists = files(statusDirectory, CompilerOutput::isSourceList);
    boolean byClasses = !incremental || lists.isEmpty() || !hasOwnSources();
    // Documents and sources of removed machines would otherwise stay. No version of the compiler
    // plugin deletes the output of a failed compilation. Versions before 3.12 also keep generated
    // sources, and javac then finds these on its source path.
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

  private boolean hasOwnSources() throws IOException {
    for (Path root : sourceRoots) {
      if (!root.startsWith(buildDirectory) && !files(root, CompilerOutput::isJava).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** Deletes the class files of a source file, including those of nested classes. */
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

  /**
   * Returns the regular files below a folder that meet a condition; empty if the folder does not
   * exist.
   */
  static List<Path> files(Path folder, Predicate<Path> wanted) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> Files.isRegularFile(file) && wanted.test(file)).toList();
    } catch (UncheckedIOException e) {
      throw e.getCause(); // the stream cannot throw checked exceptions
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

  /**
   * Returns whether Pawl has generated a source. This class must not delete sources of other
   * processors and plugins.
   */
  private static boolean isOurs(Path file) {
    if (!isJava(file)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes(MAX_BYTES), ISO_8859_1).contains("dev.pawl.");
    } catch (IOException e) {
      return false;
    }
  }
}
