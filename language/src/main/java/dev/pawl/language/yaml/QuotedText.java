package dev.pawl.language.yaml;

import java.util.Locale;

/**
 * The formatting of the user's texts in messages. A formatted text is on one line, and a long text
 * is shortened.
 */
public final class QuotedText {

  private static final int SHOWN = 60;

  private QuotedText() {}

  /** Returns the text in quotes. */
  public static String of(String text) {
    return "\"" + bare(text) + "\"";
  }

  /** Returns the text without quotes. */
  public static String bare(String text) {
    return bare(text, SHOWN);
  }

  /**
   * Returns the text without quotes.
   *
   * @param most the maximum number of characters
   */
  public static String bare(String text, int most) {
    StringBuilder shown = new StringBuilder();
    int[] points = text.codePoints().limit(most + 1L).toArray();
    for (int i = 0; i < Math.min(points.length, most); i++) {
      int point = points[i];
      if (point == '\n') {
        shown.append("\\n");
      } else if (Character.isISOControl(point) || point == 0x2028 || point == 0x2029) {
        shown.append(String.format(Locale.ROOT, "\\u%04x", point));
      } else {
        shown.appendCodePoint(point);
      }
    }
    return points.length > most ? shown.append('…').toString() : shown.toString();
  }
}
