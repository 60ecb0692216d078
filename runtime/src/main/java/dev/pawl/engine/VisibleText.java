package dev.pawl.engine;

import org.jspecify.annotations.Nullable;

/**
 * The escaping of untrusted text for a line of a log or a terminal. Characters that would end the
 * line, move the cursor, hide text or reorder text are escaped: a line break as {@code \n}, all
 * other such characters in the form {@code \}{@code u202e}. Escaping prevents forged log lines.
 */
public final class VisibleText {

  private VisibleText() {}

  /** Returns the text of a value on one line. An enum constant is represented by its name. */
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
   * Returns whether a char must be escaped: a control character, a formatting character that is
   * invisible or reorders text, a separator of lines or paragraphs, or an unpaired surrogate.
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
