package dev.pawl.processor.read.file;

import dev.pawl.processor.file.FileGate;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.annotation.processing.Filer;
import javax.tools.StandardLocation;

/**
 * The folder of a project of Maven or Gradle, derived from the folder of its class files. This
 * class finds machine files that the options do not include.
 */
public final class ProjectFolder {

  /** The default folder of machine files, relative to the project. */
  private static final Path MACHINES = Path.of("src", "main", "pawl");

  private static final Path SOURCES = Path.of("src", "main");

  /** The names of folders for the class files of main code, not of tests. */
  private static final Set<String> CLASSES = Set.of("classes", "main");

  /**
   * The maximum number of levels between the folder of class files and the project, as in {@code
   * build/classes/java/main}.
   */
  private static final int MAX_LEVELS = 5;

  private static final int MAX_DEPTH = 12;

  private static final Pattern GROUP =
      Pattern.compile("<groupId>\\s*([a-z][a-z0-9_]*(?:\\.[a-z][a-z0-9_]*)*)\\s*</groupId>");

  /** Matches the elements of a POM in which a {@code groupId} is not the project's own. */
  private static final Pattern OTHERS =
      Pattern.compile(
          "(?s)<(parent|dependencies|dependencyManagement|build|profiles|reporting)>.*?</\\1>");

  private final Path folder;

  private ProjectFolder(Path folder) {
    this.folder = folder;
  }

  /**
   * Returns the project whose class files are written; empty if the project has the folders of
   * neither Maven nor Gradle.
   */
  public static Optional<ProjectFolder> of(Filer filer) {
    try {
      Path classes =
          Path.of(filer.getResource(StandardLocation.CLASS_OUTPUT, "", "pawl.none").toUri())
              .toAbsolutePath()
              .normalize()
              .getParent();
      if (classes == null || !CLASSES.contains(String.valueOf(classes.getFileName()))) {
        return Optional.empty();
      }
      Path above = classes.getParent();
      for (int i = 0; i < MAX_LEVELS && above != null; i++, above = above.getParent()) {
        if (Files.isDirectory(above.resolve(SOURCES))) {
          return Optional.of(new ProjectFolder(above));
        }
      }
    } catch (IOException
        | IllegalArgumentException
        | UnsupportedOperationException
        | FileSystemNotFoundException e) {
      // class files are not written to a folder, or the folder is not known
    }
    return Optional.empty();
  }

  /** Returns the default folder of machine files, if it contains one. */
  public Optional<Path> machines() {
    Path machines = folder.resolve(MACHINES);
    return Files.isDirectory(machines) && any(machines).isPresent()
        ? Optional.of(machines)
        : Optional.empty();
  }

  /**
   * Returns the alphabetically first machine file that is below the source folders, but not below
   * one of the given folders.
   */
  Optional<Path> machineOutside(List<Path> folders) {
    List<Path> given = folders.stream().map(MachineFiles::real).toList();
    return any(
        folder.resolve(SOURCES),
        file -> isMachine(file) && given.stream().noneMatch(MachineFiles.real(file)::startsWith));
  }

  /** Returns the file with this name below the source folders, if there is one. */
  Optional<Path> file(String name) {
    return any(folder.resolve(SOURCES), file -> file.endsWith(name));
  }

  /** Returns the group of a Maven project; empty if the group is not a valid name of a package. */
  public Optional<String> group() {
    try {
      String pom = FileGate.text(folder.resolve("pom.xml"));
      Matcher own = GROUP.matcher(OTHERS.matcher(pom).replaceAll(""));
      Matcher parent = GROUP.matcher(pom);
      return own.find()
          ? Optional.of(own.group(1))
          : parent.find() ? Optional.of(parent.group(1)) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static Optional<Path> any(Path below) {
    return any(below, ProjectFolder::isMachine);
  }

  private static boolean isMachine(Path file) {
    return file.getFileName().toString().endsWith(DeclaredFiles.SUFFIX);
  }

  private static Optional<Path> any(Path below, Predicate<Path> wanted) {
    try (Stream<Path> files = Files.find(below, MAX_DEPTH, (file, a) -> wanted.test(file))) {
      return files.min(Comparator.naturalOrder());
    } catch (IOException | UncheckedIOException e) {
      return Optional.empty();
    }
  }

  /**
   * Returns the default folder of machine files, if it contains one; empty if one of the given
   * folders contains the default folder or is inside it.
   */
  public Optional<Path> machinesOutside(List<Path> folders) {
    return machines()
        .filter(
            machines ->
                folders.stream()
                    .map(MachineFiles::real)
                    .noneMatch(
                        given ->
                            MachineFiles.real(machines).startsWith(given)
                                || given.startsWith(MachineFiles.real(machines))));
  }
}
