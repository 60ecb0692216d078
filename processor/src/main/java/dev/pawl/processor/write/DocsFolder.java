package dev.pawl.processor.write;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.file.FileGate;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The folder that documents are written to beside the class output. */
public final class DocsFolder {

  private final Path folder;

  /** A folder that need not exist yet. */
  public DocsFolder(Path folder) {
    this.folder = folder;
  }

  /** The names of the files in it; none where it does not exist or cannot be read. */
  public Set<String> files() {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> file.getFileName().toString())
          .collect(Collectors.toCollection(TreeSet::new));
    } catch (IOException | UncheckedIOException e) {
      return Set.of();
    }
  }

  /** A file's text; empty where it cannot be read as text. */
  public String read(String name) {
    try {
      return FileGate.text(FileGate.inside(folder, name));
    } catch (IOException e) {
      return "";
    }
  }

  /** Writes a file; where that cannot be, adds a problem. */
  void write(String name, byte[] bytes, Problems problems) {
    try {
      Path file = FileGate.inside(folder, name);
      // a file that is the same already stays untouched, so that nothing that watches it stirs
      if (!holds(file, bytes)) {
        FileGate.write(file, bytes);
      }
    } catch (FileGate.Refused e) {
      problems.add(
          Code.BAD_OPTION,
          e.flaw().remedy(),
          Origin.NONE,
          "pawl.docs names a folder in which \""
              + name
              + "\" cannot be written: "
              + e.flaw().reason()
              + ".");
    }
  }

  private static boolean holds(Path file, byte[] bytes) {
    try {
      return Files.isRegularFile(file)
          && Files.size(file) == bytes.length
          && Arrays.equals(FileGate.bytes(file), bytes);
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * Writes a file that somebody else may have one of the same name as, unless that is so.
   *
   * @param mark what stands in each of ours
   */
  public void writeOwn(String name, String content, String mark, Problems problems) {
    if (Files.exists(folder.resolve(name)) && !read(name).contains(mark.strip())) {
      problems.add(Code.NOT_OURS, Origin.NONE, folder.resolve(name));
    } else {
      write(name, content.getBytes(StandardCharsets.UTF_8), problems);
    }
  }
}
