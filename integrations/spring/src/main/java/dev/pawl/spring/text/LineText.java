package dev.pawl.spring.text;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The escaping of text for one line of a log or a terminal. */
public final class LineText {

  /**
   * The pattern of control characters, format characters such as bidirectional marks, unpaired
   * surrogates, and line separators.
   */
  private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]");

  private LineText() {}

  /**
   * Returns the text with escapes for characters that end a line, move the cursor, are invisible or
   * change the direction of text. A line feed becomes {@code \n}, any other character {@code
   * \}{@code u} and its hexadecimal code.
   */
  public static String of(String text) {
    return INVISIBLE.matcher(text).replaceAll(LineText::escaped);
  }

  private static String escaped(MatchResult found) {
    StringBuilder out = new StringBuilder();
    for (char c : found.group().toCharArray()) {
      // a backslash in a replacement must be doubled
      out.append(c == '\n' ? "\\\\n" : String.format("\\\\u%04x", (int) c));
    }
    return out.toString();
  }
}
