package dev.pawl.language.model.name;

/**
 * Text in which every character that a reader could not see, or that would reorder what he sees, is
 * spelled out: {@code \}{@code u202E} for the right-to-left override. Whatever is written from a
 * declaration for people goes through here, so that it reads as what it is. Tab, line feed and
 * carriage return stay, and so do the joiners that emoji and some scripts are made with.
 */
public final class VisibleText {

  private VisibleText() {}

  /** The text with what is unseen spelled out; the same text where there is nothing of the kind. */
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
   * Whether a text has nothing but letters, digits and, between those, underscores of ASCII, as
   * nearly all names have: no format that a text is written in reads more in it.
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

  /** Whether a character is a control, reorders text, is half a surrogate pair or no character. */
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
