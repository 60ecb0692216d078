package dev.pawl.processor.read.file;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.DisplayPath;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.yaml.QuotedText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import javax.annotation.processing.Filer;
import javax.tools.StandardLocation;

/**
 * Finds machine files: the file that an annotation names, or all files below the folders of the
 * option {@code pawl.machines}.
 */
public final class MachineFiles {

  private static final List<StandardLocation> LOCATIONS =
      List.of(
          StandardLocation.CLASS_OUTPUT, StandardLocation.CLASS_PATH, StandardLocation.SOURCE_PATH);

  private final List<Path> folders;
  private final Filer filer;

  /**
   * Creates a finder.
   *
   * @param folders the folders of the option {@code pawl.machines}, in order
   */
  public MachineFiles(List<Path> folders, Filer filer) {
    this.folders = List.copyOf(folders);
    this.filer = filer;
  }

  /**
   * A file that was found and read.
   *
   * @param name the path relative to the folder or location that was searched, with {@code /} on
   *     all platforms
   * @param text the text of the file
   * @param path the absolute path without symbolic links, to compare files; empty if the file is in
   *     an archive or in memory
   */
  public record Found(String name, String text, Optional<Path> path) {

    /** Returns the name of the file in messages. */
    public String shown() {
      return path.map(DisplayPath::of).orElse(name);
    }
  }

  /**
   * Finds the file that an annotation names. Searches the folders of the option, then the class
   * output, the class path and the source path. In each location, searches the package of the
   * annotated element before the unnamed package.
   *
   * @param origin the location of the file's name in the annotation, for problems
   */
  public Optional<Found> find(String name, String packageName, Origin origin, Problems problems) {
    Optional<String> flaw = PathRule.flaw(name);
    if (flaw.isPresent()) {
      problems.add(Code.BAD_PATH, origin, QuotedText.bare(name), flaw.get());
      return Optional.empty();
    }
    FileSearch search = new FileSearch(name, packageName, origin, problems);
    for (Path folder : folders) {
      if (search.inFolder(folder)) {
        return search.found();
      }
    }
    for (StandardLocation location : LOCATIONS) {
      if (search.inLocation(filer, location)) {
        return search.found();
      }
    }
    String places = String.join("; ", search.places());
    Optional<String> hint =
        project().flatMap(p -> p.file(name)).map(f -> FolderNotes.advice(f, name));
    problems.add(Code.FILE_NOT_FOUND, hint.or(() -> PathRule.hint(name)), origin, name, places);
    return Optional.empty();
  }

  /**
   * Reads all machine files below the folders of the option, folder by folder, and by name within
   * each folder. A file that is below two of the folders is read once.
   *
   * @param namedFiles the files that annotations name
   * @param annotationsNameFiles whether annotations name files; if so, a folder without machine
   *     files is not reported, because the folder can contain files that annotations name
   */
  public List<Found> all(Set<Path> namedFiles, boolean annotationsNameFiles, Problems problems) {
    List<Found> all = new ArrayList<>();
    Set<Path> seen = new HashSet<>();
    project()
        .flatMap(p -> p.machinesOutside(folders))
        .ifPresent(f -> FolderNotes.reportNotIncluded(f, folders.isEmpty(), problems));
    for (Path folder : folders) {
      if (!Files.exists(folder)) {
        FolderNotes.reportMissing(folder, otherMachine(), problems);
        continue;
      } else if (!Files.isDirectory(folder)) {
        problems.add(
            Code.BAD_OPTION,
            Origin.NONE,
            "pawl.machines: \"" + slashed(folder) + "\" is not a folder.");
        continue;
      }
      List<Path> otherYaml = new ArrayList<>();
      SortedMap<String, Path> files = DeclaredFiles.below(folder, otherYaml, problems);
      boolean empty = files.isEmpty() && !annotationsNameFiles && !problems.hasErrors();
      if (empty || !otherYaml.isEmpty()) {
        FolderNotes.report(folder, empty, otherYaml, namedFiles, otherMachine(), problems);
      }
      for (var file : files.entrySet()) {
        if (seen.add(real(file.getValue()))) {
          DeclaredFiles.read(file.getKey(), file.getValue(), problems).ifPresent(all::add);
        }
      }
    }
    return all;
  }

  /** Returns a machine file of the project that no folder of the option contains, if any. */
  private Optional<Path> otherMachine() {
    return project().flatMap(p -> p.machineOutside(folders));
  }

  /**
   * Returns the project whose classes are compiled; empty if the project has the folders of neither
   * Maven nor Gradle.
   */
  public Optional<ProjectFolder> project() {
    return ProjectFolder.of(filer);
  }

  /**
   * Returns whether the default folder contains machine files, but the option {@code pawl.machines}
   * does not include the folder.
   */
  public boolean optionOmitsDefaultFolder() {
    return project().flatMap(p -> p.machinesOutside(folders)).isPresent();
  }

  public static Path real(Path file) {
    try {
      return file.toRealPath();
    } catch (IOException | InvalidPathException e) {
      return file.toAbsolutePath().normalize();
    }
  }

  public static String slashed(Path path) {
    return path.toString().replace(path.getFileSystem().getSeparator(), "/");
  }
}
