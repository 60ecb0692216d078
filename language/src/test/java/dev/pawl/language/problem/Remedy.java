package dev.pawl.language.problem;

import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Checks that each error message says how to correct the error. */
public final class Remedy {

  /** The codes whose message itself says what is correct, each with a part of that message. */
  private static final Map<Code, String> IN_THE_TEXT =
      Map.of(
          Code.WRONG_TYPE, " must be ",
          Code.BAD_OPTION, " must be ",
          Code.INTERNAL, "please report it");

  private Remedy() {}

  /**
   * Returns whether a sentence follows the text of the code. Reads only the first line of the
   * message.
   */
  public static boolean isIn(String message, Code code) {
    String line = message.lines().findFirst().orElse("");
    String text =
        Stream.of(code.template().split("%s", -1))
            .map(Pattern::quote)
            .collect(Collectors.joining(".*?"));
    return line.matches("\\[" + code.id() + "\\] " + text + "(?<=[.?!]) [A-Z\"].*[.?!]")
        || line.contains(IN_THE_TEXT.getOrDefault(code, "\n"));
  }
}
