package dev.pawl.processor.read.yaml;

import dev.pawl.processor.model.Origin;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problem;
import dev.pawl.processor.problem.Problems;
import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.Filer;
import javax.tools.StandardLocation;

/**
 * Finds the files that declare machines: the one that an annotation names, or all below the folders
 * of the option {@code pawl.machines}.
 */
public final class MachineFiles {

  /** How the name of a file ends that needs no annotation to be found. */
  public static final String SUFFIX = ".pawl.yaml";

  private static final List<StandardLocation> LOCATIONS =
      List.of(
          StandardLocation.CLASS_OUTPUT, StandardLocation.CLASS_PATH, StandardLocation.SOURCE_PATH);

  private final List<Path> folders;
  private final Filer filer;

  /**
   * Looks for files in folders, then where a compiler looks.
   *
   * @param folders those of the option {@code pawl.machines}, in order
   * @param filer the compiler's
   */
  public MachineFiles(List<Path> folders, Filer filer) {
    this.folders = List.copyOf(folders);
    this.filer = filer;
  }

  /**
   * A file that was found and read.
   *
   * @param name its path below where it was found, with {@code /}, the same on every computer
   * @param text all of it
   * @param path the file itself with symbolic links resolved, to know it again; empty where it
   *     stands in an archive or in memory
   */
  public record Found(String name, String text, Optional<Path> path) {}

  /**
   * Finds the file that an annotation names: in the folders, then in the class output, class path
   * and source path; each time first in the package of what is annotated, then at the root.
   *
   * @param origin the name in the annotation, where problems are shown
   */
  public Optional<Found> find(String name, String packageName, Origin origin, Problems problems) {
    Optional<String> flaw = PathRule.flaw(name);
    if (flaw.isPresent()) {
      problems.add(Code.BAD_PATH, origin, Quoted.bare(name), flaw.get());
      return Optional.empty();
    }
    Search search = new Search(name, packageName, origin, problems);
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
    problems.add(
        Problem.of(Code.FILE_NOT_FOUND, origin, name, places).withHint(PathRule.hint(name)));
    return Optional.empty();
  }

  /**
   * Reads every {@code *.pawl.yaml} below the folders, in the order of the folders and of their
   * names; a file that two folders share is read once.
   */
  public List<Found> all(Problems problems) {
    List<Found> all = new ArrayList<>();
    Set<Path> seen = new HashSet<>();
    for (Path folder : folders) {
      if (!Files.isDirectory(folder)) {
        String why = Files.exists(folder) ? "is not a folder" : "does not exist";
        problems.add(
            Code.BAD_OPTION,
            Origin.NONE,
            "pawl.machines: \"" + slashed(folder) + "\" " + why + ".");
        continue;
      }
      for (var file : below(folder, problems).entrySet()) {
        Path real = real(file.getValue());
        if (seen.add(real)) {
          read(file.getKey(), file.getValue(), real, problems).ifPresent(all::add);
        }
      }
    }
    return all;
  }

  private static Optional<Found> read(String name, Path file, Path real, Problems problems) {
    FileText text = FileText.read(() -> Files.newInputStream(file));
    if (text.flaw().isPresent()) {
      Origin.InFile start = new Origin.InFile(name, 1, 1, "");
      problems.add(Code.NOT_READABLE, start, name, text.flaw().get());
      return Optional.empty();
    }
    return Optional.of(new Found(name, text.text(), Optional.of(real)));
  }

  private static TreeMap<String, Path> below(Path folder, Problems problems) {
    TreeMap<String, Path> files = new TreeMap<>();
    try {
      Files.walkFileTree(
          folder,
          EnumSet.of(FileVisitOption.FOLLOW_LINKS),
          Integer.MAX_VALUE,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              if (attributes.isRegularFile() && file.toString().endsWith(SUFFIX)) {
                files.put(slashed(folder.relativize(file)), file);
              }
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
              // a link back up shows nothing new; what is behind it has been visited
              if (!(e instanceof FileSystemLoopException)) {
                unreadable(folder, file, problems);
              }
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path directory, IOException e) {
              if (e != null) {
                unreadable(folder, directory, problems);
              }
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      unreadable(folder, folder, problems);
    }
    return files;
  }

  private static void unreadable(Path folder, Path path, Problems problems) {
    String name = path.equals(folder) ? slashed(folder) : slashed(folder.relativize(path));
    String flaw = "the computer does not allow it, or it disappeared";
    problems.add(Problem.of(Code.NOT_READABLE, Origin.NONE, name, flaw));
  }

  static Path real(Path file) {
    try {
      return file.toRealPath();
    } catch (IOException | InvalidPathException e) {
      return file.toAbsolutePath().normalize();
    }
  }

  static String slashed(Path path) {
    return path.toString().replace(path.getFileSystem().getSeparator(), "/");
  }
}
