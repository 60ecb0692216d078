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

  /** The suffix of the files that are found without an annotation. */
  public static final String SUFFIX = ".pawl.yaml";

  private DeclaredFiles() {}

  /** Reads a file. If the file cannot be read, adds a problem and returns empty. */
  public static Optional<MachineFiles.Found> read(String name, Path file, Problems problems) {
    return read(name, Optional.of(MachineFiles.real(file)), FileText.read(file), problems);
  }

  /** Reads a stream to its end. If the stream cannot be read, adds a problem and returns empty. */
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
   * Returns every {@code *.pawl.yaml} below a folder, sorted by its relative path with {@code /}.
   * Symbolic links are followed if their targets are below the folder.
   */
  public static SortedMap<String, Path> below(Path folder, Problems problems) {
    return below(folder, new ArrayList<>(), problems);
  }

  /**
   * Returns every {@code *.pawl.yaml} below a folder.
   *
   * @param others receives all YAML files whose names do not end in {@code .pawl.yaml}
   */
  static SortedMap<String, Path> below(Path folder, List<Path> others, Problems problems) {
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
              flaw.ifPresent(f -> unreadable(folder, inner, f, problems));
              return flaw.isPresent() ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              // with FOLLOW_LINKS only a broken link is still a link
              boolean isFile = !attributes.isSymbolicLink();
              if (isFile && isOtherYaml(file.toString())) {
                others.add(file);
              } else if (isFile && file.toString().endsWith(SUFFIX)) {
                Optional<FileFlaw> flaw = FileGate.flaw(folder, file);
                flaw.ifPresent(f -> unreadable(folder, file, f, problems));
                if (flaw.isEmpty()) {
                  files.put(MachineFiles.slashed(folder.relativize(file)), file);
                }
              }
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
              // the target of a link to a parent folder is already visited
              if (!(e instanceof FileSystemLoopException)) {
                unreadable(folder, file, FileFlaw.of(e), problems);
              }
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path directory, IOException e) {
              if (e != null) {
                unreadable(folder, directory, FileFlaw.of(e), problems);
              }
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      unreadable(folder, folder, FileFlaw.of(e), problems);
    }
    return files;
  }

  private static boolean isOtherYaml(String file) {
    return file.endsWith(".yml") || (file.endsWith(".yaml") && !file.endsWith(SUFFIX));
  }

  private static void unreadable(Path folder, Path path, FileFlaw flaw, Problems problems) {
    String name =
        path.equals(folder)
            ? MachineFiles.slashed(folder)
            : MachineFiles.slashed(folder.relativize(path));
    problems.add(Code.NOT_READABLE, flaw.remedy(), Origin.NONE, name, flaw.reason());
  }
}
