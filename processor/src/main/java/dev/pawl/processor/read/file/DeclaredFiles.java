package dev.pawl.processor.read.file;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.DisplayPath;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.file.FileFlaw;
import dev.pawl.processor.file.FileGate;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads machine files: one file, or all files below a folder. */
public final class DeclaredFiles {

  /** The end of the names of machine files. */
  public static final String SUFFIX = ".pawl.yaml";

  private DeclaredFiles() {}

  /**
   * Reads a file. If that fails, reports a problem and returns empty.
   *
   * @param name the name of the file in messages
   */
  public static Optional<MachineFiles.Found> read(String name, Path file, Problems problems) {
    return read(name, Optional.of(MachineFiles.real(file)), FileText.read(file), problems);
  }

  /**
   * Reads a stream to its end. If that fails, reports a problem and returns empty.
   *
   * @param name the name of the stream in messages
   */
  public static Optional<MachineFiles.Found> read(String name, InputStream in, Problems problems) {
    return read(name, Optional.empty(), FileText.read(() -> in), problems);
  }

  private static Optional<MachineFiles.Found> read(
      String name, Optional<Path> path, FileText text, Problems problems) {
    if (text.flaw().isPresent()) {
      Origin.InFile start = new Origin.InFile(path.map(DisplayPath::of).orElse(name), 1, 1, "");
      FileFlaw flaw = text.flaw().get();
      problems.add(Code.NOT_READABLE, flaw.remedy(), start, name, flaw.reason());
      return Optional.empty();
    }
    return Optional.of(new MachineFiles.Found(name, text.text(), path));
  }

  /**
   * Returns the files below a folder whose names end in {@code .pawl.yaml}, by their paths relative
   * to the folder. The paths contain {@code /} on all platforms. A symbolic link is followed if the
   * link does not lead out of the folder.
   */
  public static SortedMap<String, Path> below(Path folder, Problems problems) {
    return below(folder, new ArrayList<>(), problems);
  }

  /**
   * Returns the machine files below a folder, by their relative paths; see {@link #below(Path,
   * Problems)}.
   *
   * @param otherYaml receives the YAML files whose names do not end in {@code .pawl.yaml}
   */
  static SortedMap<String, Path> below(Path folder, List<Path> otherYaml, Problems problems) {
    TreeMap<String, Path> files = new TreeMap<>();
    try {
      Files.walkFileTree(
          folder,
          EnumSet.of(FileVisitOption.FOLLOW_LINKS),
          Integer.MAX_VALUE,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path inner, BasicFileAttributes attributes) {
              Optional<FileFlaw> flaw = FileGate.linkFlaw(folder, inner);
              flaw.ifPresent(f -> reportUnreadable(inner, f, problems));
              return flaw.isPresent() ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              // FOLLOW_LINKS is set, so only a broken link is reported as a link
              boolean isFile = !attributes.isSymbolicLink();
              if (isFile && isOtherYaml(file.toString())) {
                otherYaml.add(file);
              } else if (isFile && file.toString().endsWith(SUFFIX)) {
                Optional<FileFlaw> flaw = FileGate.flaw(folder, file);
                flaw.ifPresent(f -> reportUnreadable(file, f, problems));
                if (flaw.isEmpty()) {
                  files.put(MachineFiles.slashed(folder.relativize(file)), file);
                }
              }
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
              // a link to a parent folder is no problem, because the parent is visited anyway
              if (!(e instanceof FileSystemLoopException)) {
                reportUnreadable(file, FileFlaw.of(e), problems);
              }
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path directory, IOException e) {
              if (e != null) {
                reportUnreadable(directory, FileFlaw.of(e), problems);
              }
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      reportUnreadable(folder, FileFlaw.of(e), problems);
    }
    return files;
  }

  private static boolean isOtherYaml(String file) {
    return file.endsWith(".yml") || (file.endsWith(".yaml") && !file.endsWith(SUFFIX));
  }

  private static void reportUnreadable(Path path, FileFlaw flaw, Problems problems) {
    String name = MachineFiles.slashed(path);
    problems.add(Code.NOT_READABLE, flaw.remedy(), Origin.NONE, name, flaw.reason());
  }
}
