package dev.pawl.processor.sync;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Recognizes the fences around Markdown code blocks according to CommonMark, also in lists and
 * quotations. Markers inside code blocks are only examples, so they are ignored.
 */
final class Fence {

  private static final int SHORTEST = 3;

  /** Matches the characters before a fence that is in a list or quotation. */
  private static final String WITHIN = "[\\s>]*+(?:(?:[-*+]|\\d{1,9}[.)])\\s[\\s>]*+){0,9}";

  private static final Pattern OPENING =
      Pattern.compile(WITHIN + "(?<fence>`{3,}+(?=[^`]*$)|~{3,}+).*");

  private static final Pattern CLOSING = Pattern.compile("[\\s>]*+(?<fence>`{3,}+|~{3,}+)\\s*");

  private static final Pattern BACKTICKS = Pattern.compile("`+");

  private String open = "";

  /**
   * Reads the next line of a document.
   *
   * @return whether the line is a fence, or is inside a code block
   */
  boolean readLine(String line) {
    if (open.isEmpty()) {
      Matcher opening = OPENING.matcher(line);
      if (opening.matches()) {
        open = opening.group("fence");
      }
      return !open.isEmpty();
    }
    Matcher closing = CLOSING.matcher(line);
    if (closing.matches() && closing.group("fence").startsWith(open)) {
      open = "";
    }
    return true;
  }

  boolean isOpen() {
    return !open.isEmpty();
  }

  /** Returns a code block whose fences are longer than any sequence of backticks in the text. */
  static String around(String language, String text) {
    int longest = SHORTEST - 1;
    Matcher run = BACKTICKS.matcher(text);
    while (run.find()) {
      longest = Math.max(longest, run.end() - run.start());
    }
    String fence = "`".repeat(longest + 1);
    return fence + language + "\n" + text + fence + "\n";
  }
}
