package dev.pawl.cli.input;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.file.FileFlaw;
import dev.pawl.processor.file.FileGate;
import dev.pawl.processor.read.file.MachineFiles;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/** The search for files below a folder that the user has named. */
public final class FolderSearch {

  private FolderSearch() {}

  /**
   * Returns the files below a folder that meet a condition, by their names. A name begins with the
   * name of the folder. If a folder cannot be read, reports this and returns empty.
   *
   * @param name the path of the folder as the user wrote it
   */
  public static Optional<SortedMap<String, Path>> files(
      String name, Path folder, Predicate<Path> wanted, Problems problems) {
    try {
      SortedMap<String, Path> files = new TreeMap<>();
      FileGate.below(folder, wanted).forEach(f -> files.put(name(name, folder, f), f));
      return Optional.of(files);
    } catch (IOException e) {
      String unreadable =
          e instanceof FileSystemException f && f.getFile() != null
              ? name(name, folder, Path.of(f.getFile()))
              : name;
      FileFlaw flaw = FileFlaw.of(e);
      problems.add(Code.NOT_READABLE, flaw.remedy(), Origin.NONE, unreadable, flaw.reason());
      return Optional.empty();
    }
  }

  private static String name(String name, Path folder, Path file) {
    return file.equals(folder)
        ? name
        : (name.endsWith("/") ? name : name + "/") + MachineFiles.slashed(folder.relativize(file));
  }
}
