package dev.pawl.processor.option;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Nearest;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Converts the text of each option to a value. Reports and ignores invalid texts. */
final class OptionParser {

  private final Map<String, String> given;
  private final Problems problems;

  OptionParser(Map<String, String> given, Problems problems) {
    this.given = given;
    this.problems = problems;
  }

  /**
   * Returns a boolean option. An option without a value, such as {@code -Apawl.strict}, is true.
   */
  boolean flag(Option option) {
    if (!given.containsKey(option.key())) {
      return false;
    }
    String text = text(option).orElse("true");
    if (!text.equals("true") && !text.equals("false")) {
      reportBad(option, "must be true or false, not \"" + text + "\".");
    }
    return text.equals("true");
  }

  /**
   * Returns a boolean option. If the option is true but {@code needed} is missing, reports that the
   * option has no effect.
   */
  boolean flagOf(Option option, Option needed) {
    boolean flag = flag(option);
    if (flag && text(needed).isEmpty()) {
      reportBad(option, "has no effect without " + needed.key() + ".");
    }
    return flag;
  }

  <E extends Enum<E>> E choice(Option option, Class<E> type, E byDefault) {
    Optional<String> text = text(option);
    if (text.isEmpty()) {
      reportMissing(option);
      return byDefault;
    }
    List<String> names =
        Arrays.stream(type.getEnumConstants()).map(OptionParser::lowerCase).toList();
    int index = names.indexOf(text.get());
    if (index >= 0) {
      return type.getEnumConstants()[index];
    }
    String all = String.join(", ", names.subList(0, names.size() - 1));
    reportBad(
        option,
        "must be " + all + " or " + names.get(names.size() - 1) + ", not \"" + text.get() + "\".");
    return byDefault;
  }

  private static String lowerCase(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  /**
   * Returns the documents that an option lists. Returns an empty set if the value is {@code none}.
   *
   * @param byDefault the result if the option is missing
   */
  Set<Output> outputs(Option option, Set<Output> byDefault) {
    reportMissing(option);
    Optional<String> text = text(option);
    if (text.isEmpty()) {
      return byDefault;
    }
    Set<Output> outputs = EnumSet.noneOf(Output.class);
    List<String> endings = Arrays.stream(Output.values()).map(Output::ending).toList();
    for (String part : text.get().split(",")) {
      String ending = part.strip().toLowerCase(Locale.ROOT);
      int index = endings.indexOf(ending);
      if (index >= 0) {
        outputs.add(Output.values()[index]);
      } else if (!ending.isEmpty() && !text.get().equals("none")) {
        String all = String.join(", ", endings);
        reportBad(
            option,
            "has the invalid value \""
                + part.strip()
                + "\". Use a list of "
                + all
                + "; or only none.");
      }
    }
    return outputs;
  }

  Set<Code> codes(Option option) {
    Set<Code> codes = EnumSet.noneOf(Code.class);
    if (text(option).isEmpty()) {
      return codes;
    }
    Map<String, Code> byId =
        Arrays.stream(Code.values()).collect(Collectors.toMap(Code::id, c -> c));
    for (String part : text(option).orElse("").split(",")) {
      String id = part.strip().toUpperCase(Locale.ROOT);
      Code code = byId.get(id);
      if (id.isEmpty()) {
        continue;
      }
      if (code == null) {
        Problem problem =
            problem(option, "names \"" + part.strip() + "\", which is not the id of a problem.");
        problems.add(problem.withHint(Nearest.hint(id, byId.keySet().stream().sorted().toList())));
      } else if (!Options.isSuppressible(code)) {
        reportBad(
            option, "names " + id + ", which is an error and cannot be suppressed. Remove it.");
      } else {
        codes.add(code);
      }
    }
    return codes;
  }

  Optional<Path> folder(Option option) {
    reportMissing(option);
    return text(option).flatMap(t -> folder(option, t));
  }

  List<Path> folders(Option option) {
    reportMissing(option);
    List<Path> folders = new ArrayList<>();
    for (String part : split(text(option).orElse(""), File.pathSeparatorChar)) {
      folder(option, part).ifPresent(folders::add);
    }
    return folders;
  }

  /**
   * Returns the files that an option lists. A file that does not exist is reported later, when it
   * is read.
   */
  List<Path> files(Option option) {
    reportMissing(option);
    List<Path> files = new ArrayList<>();
    for (String part : split(text(option).orElse(""), File.pathSeparatorChar)) {
      path(option, part).ifPresent(files::add);
    }
    return files;
  }

  /** Returns the folder that an option names. The folder need not exist yet. */
  private Optional<Path> folder(Option option, String text) {
    Optional<Path> path = path(option, text);
    if (path.isPresent() && Files.exists(path.get()) && !Files.isDirectory(path.get())) {
      reportBad(option, "names \"" + text + "\", which is not a folder.");
      return Optional.empty();
    }
    return path;
  }

  private Optional<Path> path(Option option, String text) {
    try {
      return Optional.of(Path.of(text));
    } catch (InvalidPathException e) {
      reportBad(option, "names \"" + text + "\", which is not a path: " + e.getReason() + ".");
      return Optional.empty();
    }
  }

  /**
   * Splits a list of paths at colons and at {@code separator}. The colon after a drive letter of
   * Windows does not split the list.
   *
   * @param separator the path separator of the platform
   */
  static List<String> split(String text, char separator) {
    List<String> parts = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean drive = separator != ':' && isDrive(part) && followedBySlash(text, i);
      if (c == separator || (c == ':' && !drive)) {
        add(part, parts);
      } else {
        part.append(c);
      }
    }
    add(part, parts);
    return parts;
  }

  private static boolean isDrive(StringBuilder part) {
    String letter = part.toString().strip();
    return letter.length() == 1 && letter.matches("[A-Za-z]");
  }

  private static boolean followedBySlash(String text, int i) {
    return i + 1 < text.length() && (text.charAt(i + 1) == '/' || text.charAt(i + 1) == '\\');
  }

  private static void add(StringBuilder part, List<String> parts) {
    String text = part.toString().strip();
    if (!text.isEmpty()) {
      parts.add(text);
    }
    part.setLength(0);
  }

  private Optional<String> text(Option option) {
    return Optional.ofNullable(given.get(option.key()))
        .map(String::strip)
        .filter(t -> !t.isEmpty());
  }

  private void reportMissing(Option option) {
    if (given.containsKey(option.key()) && text(option).isEmpty()) {
      reportBad(option, "needs a value.");
    }
  }

  private void reportBad(Option option, String reason) {
    problems.add(problem(option, reason));
  }

  private static Problem problem(Option option, String reason) {
    return Problem.of(Code.BAD_OPTION, Origin.NONE, option.key() + " " + reason);
  }
}
