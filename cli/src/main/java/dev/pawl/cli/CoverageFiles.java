package dev.pawl.cli;

import dev.pawl.cli.input.FolderSearch;
import dev.pawl.language.cover.CoverageReader;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.file.FileFlaw;
import dev.pawl.processor.file.FileGate;
import dev.pawl.processor.read.file.MachineFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A reader of the files in which tests have recorded coverage. Users name files with coverage, or
 * their folders.
 */
final class CoverageFiles {

  private static final String ENDING = ".jsonl";

  private final CoverageReader reader;
  private final Problems problems;
  private final List<String> warnings = new ArrayList<>();
  private final Set<Path> seen = new HashSet<>();

  /**
   * Creates an object that passes files to a reader.
   *
   * @param reader the reader to which the lines of the files are passed
   * @param problems receives a problem for each file that cannot be read
   */
  CoverageFiles(CoverageReader reader, Problems problems) {
    this.reader = reader;
    this.problems = problems;
  }

  /** Returns warnings about files that do not exist and folders without data files. */
  List<String> warnings() {
    return warnings;
  }

  /**
   * Reads a file, or all data files below a folder, except files that were read before. If there
   * are no data files, adds a warning, because the tests may not have recorded anything.
   *
   * @param name the path as the user wrote it, for messages
   */
  void read(String name, Path path) {
    if (!Files.isDirectory(path)) {
      if (Files.exists(path)) {
        readFile(name, path);
      } else {
        warnings.add(name + " does not exist, so no test recorded coverage there.");
      }
      return;
    }
    FolderSearch.files(name, path, f -> f.toString().endsWith(ENDING), problems)
        .ifPresent(found -> read(name, found));
  }

  private void read(String folder, Map<String, Path> found) {
    if (found.isEmpty()) {
      warnings.add(folder + " contains no *.jsonl files, so no test recorded coverage there.");
    }
    found.forEach(this::readFile);
  }

  private void readFile(String name, Path file) {
    if (!seen.add(MachineFiles.real(file))) {
      return; // its counts must not be added twice
    }
    reader.begin(name);
    try {
      FileGate.eachLine(file, reader::line);
    } catch (FileGate.Refused e) {
      reportUnreadable(name, e.flaw());
    }
  }

  private void reportUnreadable(String name, FileFlaw flaw) {
    problems.add(Code.NOT_READABLE, flaw.remedy(), Origin.NONE, name, flaw.reason());
  }
}
