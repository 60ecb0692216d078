package dev.pawl.engine;

import org.jspecify.annotations.Nullable;

/**
 * Text from outside as it may stand in a line of a log or a terminal: whatever would end the line,
 * move the cursor, hide or turn text around is spelled out, a line break as {@code \n}, all else as
 * {@code \}{@code u202e}. So one record stays one line, and is seen as what it is.
 */
public final class VisibleText {

  private VisibleText() {}

  /** The text of a value on one line; a constant of an enum by its name. */
  public static String of(@Nullable Object value) {
    String text = value instanceof Enum<?> constant ? constant.name() : String.valueOf(value);
    StringBuilder out = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n') {
        out.append("\\n");
      } else if (isUnseen(text, i)) {
        out.append("\\u").append(Integer.toHexString(c | 0x10000), 1, 5);
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }

  /**
   * Whether a char is, or is half of, a control, a character that reorders or is not seen, or the
   * end of a line or paragraph; or half of a pair whose other half is missing.
   */
  static boolean isUnseen(String text, int at) {
    char c = text.charAt(at);
    if (c >= ' ' && c < 0x7F) {
      return false;
    }
    boolean second =
        Character.isLowSurrogate(c) && at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
    return switch (Character.getType(text.codePointAt(second ? at - 1 : at))) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }
}
