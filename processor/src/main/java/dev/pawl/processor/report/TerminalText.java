package dev.pawl.processor.report;

import java.util.Locale;

/**
 * Escapes texts that are printed to a terminal. Characters that move the cursor, hide text or
 * change its direction are written as escapes.
 */
public final class TerminalText {

  private TerminalText() {}

  /**
   * Returns the text of a message. All lines after the first are indented, so that they do not look
   * like other messages.
   */
  public static String message(String text) {
    StringBuilder visible = new StringBuilder();
    text.codePoints().forEach(point -> visible.append(point == '\n' ? "\n  " : character(point)));
    return visible.toString();
  }

  /** Returns a text on one line. Line breaks and tabs are also escaped. */
  public static String oneLine(String text) {
    StringBuilder visible = new StringBuilder();
    text.codePoints()
        .forEach(point -> visible.append(isHarmful(point) ? escape(point) : character(point)));
    return visible.toString();
  }

  /** Returns the width of a line in a terminal, in columns. */
  public static int width(String text) {
    return text.codePoints().map(TerminalText::width).sum();
  }

  /** Returns a character of a source line, or an escape if the character must not be printed. */
  static String character(int point) {
    return point == '\t' || !isHarmful(point)
        ? new String(Character.toChars(point))
        : escape(point);
  }

  private static String escape(int point) {
    return String.format(Locale.ROOT, "\\u%04X", point);
  }

  private static boolean isHarmful(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }

  /** Returns the width of a character in a terminal, in columns. */
  static int width(int point) {
    if (isHarmful(point)) {
      return character(point).length();
    }
    int type = Character.getType(point);
    if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
      return 0;
    }
    return isWide(point) ? 2 : 1;
  }

  /** Returns whether a character takes two columns, such as East Asian characters and emoji. */
  private static boolean isWide(int point) {
    return (point >= 0x1100 && point <= 0x115F)
        || (point >= 0x2E80 && point <= 0xA4CF)
        || (point >= 0xAC00 && point <= 0xD7A3)
        || (point >= 0xF900 && point <= 0xFAFF)
        || (point >= 0xFE30 && point <= 0xFE6F)
        || (point >= 0xFF00 && point <= 0xFF60)
        || (point >= 0xFFE0 && point <= 0xFFE6)
        || (point >= 0x1F300 && point <= 0x1FAFF)
        || (point >= 0x20000 && point <= 0x3FFFD);
  }
}
