package dev.pawl.language.problem;

import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What every message about an error has: what to do about it. */
public final class Remedy {

  /** Of these codes the text itself says what is right. */
  private static final Map<Code, String> IN_THE_TEXT =
      Map.of(
          Code.WRONG_TYPE, " must be ",
          Code.BAD_OPTION, " must be ",
          Code.INTERNAL, "please report it");

  private Remedy() {}

  /** Whether a sentence follows the code's own text; only the first line of a message is read. */
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
