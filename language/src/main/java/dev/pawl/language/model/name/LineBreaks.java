package dev.pawl.language.model.name;

import java.util.regex.Pattern;

/**
 * Patterns of line breaks. The patterns spell out {@code \R} and {@code \h}, because regular
 * expressions in the playground do not support these two constructs.
 */
public final class LineBreaks {

  /** The regular expression of one line break, equivalent to {@code \R}. */
  public static final String ANY = "(?:\r\n|[\n\u000B\f\r\u0085\u2028\u2029])";

  private static final String BLANKS = "[ \t\u00A0\u1680\u180E\u2000-\u200A\u202F\u205F\u3000]*";

  /** The end of a paragraph: an empty line and all white space after it. */
  public static final Pattern PARAGRAPH = Pattern.compile(ANY + BLANKS + ANY + "\\s*");

  private LineBreaks() {}

  /** Returns whether a text contains a line break. */
  public static boolean isIn(String text) {
    for (int i = 0; i < text.length(); i++) {
      char unit = text.charAt(i);
      boolean isBreak =
          (unit >= '\n' && unit <= '\r')
              || unit == '\u0085'
              || unit == '\u2028'
              || unit == '\u2029';
      if (isBreak) {
        return true;
      }
    }
    return false;
  }
}
