package dev.pawl.language.model.name;

/**
 * The escaping of invisible characters, and of characters that reorder text. For example, the
 * right-to-left override becomes {@code \}{@code u202E}. All text that people read and that is
 * copied from a declaration is escaped, so that the text cannot mislead readers. Tab, line feed,
 * carriage return, and the joiners of emoji and of some scripts are kept.
 */
public final class VisibleText {

  private VisibleText() {}

  /** Returns a text with invisible characters escaped, or the text itself if there are none. */
  public static String of(String text) {
    for (int i = 0; i < text.length(); i++) {
      char unit = text.charAt(i);
      if (unit < ' ' || unit > '~') {
        int point = text.codePointAt(i);
        if (isUnseen(point)) {
          return spelledOut(text);
        }
        i += Character.charCount(point) - 1;
      }
    }
    return text;
  }

  /**
   * Returns whether a text has the form of most names: ASCII letters and digits, optionally divided
   * by single underscores. A text of this form needs no escaping in any output format.
   */
  public static boolean isPlain(String text) {
    boolean inWord = false;
    for (int i = 0; i < text.length(); i++) {
      char unit = text.charAt(i);
      boolean word =
          (unit >= 'a' && unit <= 'z')
              || (unit >= 'A' && unit <= 'Z')
              || (unit >= '0' && unit <= '9');
      if (!word && !(unit == '_' && inWord)) {
        return false;
      }
      inWord = word;
    }
    return inWord;
  }

  private static String spelledOut(String text) {
    StringBuilder out = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); i++) {
      int point = text.codePointAt(i);
      i += Character.charCount(point) - 1;
      if (isUnseen(point)) {
        out.append(spelled(point));
      } else {
        out.appendCodePoint(point);
      }
    }
    return out.toString();
  }

  /**
   * Returns whether a character is a control character, reorders text, is half of a surrogate pair,
   * or is not a character.
   */
  public static boolean isUnseen(int point) {
    if (point == '\t' || point == '\n' || point == '\r') {
      return false;
    }
    return Character.isISOControl(point)
        || isBidiControl(point)
        || point == 0x2028
        || point == 0x2029
        || point == 0xFEFF
        || (point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE)
        || (point >= 0xFDD0 && point <= 0xFDEF)
        || (point & 0xFFFE) == 0xFFFE;
  }

  private static boolean isBidiControl(int point) {
    return point == 0x061C
        || point == 0x200E
        || point == 0x200F
        || (point >= 0x202A && point <= 0x202E)
        || (point >= 0x2066 && point <= 0x2069);
  }

  private static String spelled(int point) {
    StringBuilder out = new StringBuilder(12);
    for (char unit : Character.toChars(point)) {
      out.append(String.format("\\u%04X", (int) unit));
    }
    return out.toString();
  }
}
