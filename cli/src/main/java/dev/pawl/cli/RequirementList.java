package dev.pawl.cli;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.file.FileFlaw;
import dev.pawl.processor.file.FileGate;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The identifiers of all requirements that a project has, from a text file with one identifier per
 * line.
 *
 * @param name the name of the file, for messages
 * @param lines the first line of each identifier, from 1, in the order of the file
 */
record RequirementList(String name, Map<String, Integer> lines) {

  /**
   * Reads a list. Blank lines, and blanks around an identifier, are ignored.
   *
   * @param name the name of the file, for messages
   * @param problems receives a problem if the file cannot be read
   * @return the list; empty if the file cannot be read
   */
  static Optional<RequirementList> read(String name, Path file, Problems problems) {
    try {
      return Optional.of(new RequirementList(name, lines(FileGate.text(file))));
    } catch (FileGate.Refused e) {
      FileFlaw flaw = e.flaw();
      problems.add(Code.NOT_READABLE, flaw.remedy(), Origin.NONE, name, flaw.reason());
      return Optional.empty();
    }
  }

  private static Map<String, Integer> lines(String text) {
    List<String> all = (text.startsWith("\uFEFF") ? text.substring(1) : text).lines().toList();
    Map<String, Integer> lines = new LinkedHashMap<>();
    for (int i = 0; i < all.size(); i++) {
      String id = all.get(i).strip();
      if (!id.isEmpty()) {
        lines.putIfAbsent(id, i + 1);
      }
    }
    return lines;
  }

  boolean has(String id) {
    return lines.containsKey(id);
  }
}
