package dev.pawl.processor.write;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.DisplayPath;
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

/**
 * The user's folder for documents, to which documents are written in addition to the class output.
 */
public final class DocsFolder {

  private final Path folder;

  public DocsFolder(Path folder) {
    this.folder = folder;
  }

  /**
   * Returns the names of the files in the folder; empty if the folder does not exist or cannot be
   * read.
   */
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

  /** Returns the text of a file; an empty string if the file cannot be read. */
  public String read(String name) {
    try {
      return FileGate.text(FileGate.inside(folder, name));
    } catch (IOException e) {
      return "";
    }
  }

  /**
   * Writes a file, or reports a problem if that fails. The problem is reported only once, because
   * most problems concern the whole folder.
   */
  void write(String name, byte[] bytes, Problems problems) {
    try {
      Path file = FileGate.inside(folder, name);
      // writing an unchanged file would trigger programs that watch it
      if (!hasContent(file, bytes)) {
        FileGate.write(file, bytes);
      }
    } catch (FileGate.Refused e) {
      if (problems.all().stream().noneMatch(problem -> problem.code() == Code.BAD_OPTION)) {
        problems.add(
            Code.BAD_OPTION,
            e.flaw().remedy(),
            Origin.NONE,
            "pawl.docs names the folder \""
                + DisplayPath.of(folder)
                + "\", in which \""
                + name
                + "\" cannot be written: "
                + e.flaw().reason()
                + ".");
      }
    }
  }

  private static boolean hasContent(Path file, byte[] bytes) {
    try {
      return Files.isRegularFile(file)
          && Files.size(file) == bytes.length
          && Arrays.equals(FileGate.bytes(file), bytes);
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * Writes a file whose name other tools also use. Reports a problem if the present file is not
   * from Pawl.
   *
   * @param mark a text that all files of Pawl contain, and no other files
   */
  public void writeOwn(String name, String content, String mark, Problems problems) {
    if (Files.exists(folder.resolve(name)) && !read(name).contains(mark.strip())) {
      problems.add(Code.NOT_OURS, Origin.NONE, folder.resolve(name));
    } else {
      write(name, content.getBytes(StandardCharsets.UTF_8), problems);
    }
  }
}
