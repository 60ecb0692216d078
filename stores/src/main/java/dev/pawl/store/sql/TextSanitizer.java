package dev.pawl.store.sql;

import org.jspecify.annotations.Nullable;

/**
 * The replacement of characters that databases do not accept. The character 0 and each unpaired
 * surrogate are replaced with U+FFFD.
 */
public final class TextSanitizer {

  private static final char REPLACEMENT = '\uFFFD';
  private static final int ESCAPE = 6;

  private TextSanitizer() {}

  /** Returns whether a text is stored unchanged. */
  public static boolean isClean(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == 0 || Character.isSurrogate(c)) {
        return of(text).equals(text);
      }
    }
    return true;
  }

  /** Returns the text as it is stored; null for null. */
  public static @Nullable String ofNullable(@Nullable String text) {
    return text == null ? null : of(text);
  }

  /** Returns the text as it is stored. */
  public static String of(String text) {
    StringBuilder clean = new StringBuilder(text.length());
    text.codePoints().forEach(c -> clean.appendCodePoint(c == 0 || isHalf(c) ? REPLACEMENT : c));
    return clean.toString();
  }

  private static boolean isHalf(int codePoint) {
    return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
  }

  /**
   * Returns a JSON text with clean strings. Escaped characters are replaced, too, such as {@code
   * \}{@code u0000}: PostgreSQL cannot extract fields of a JSON value that contains such an escape.
   */
  public static String ofJson(String json) {
    if (json.indexOf("\\u") < 0) {
      return isClean(json) ? json : of(json);
    }
    StringBuilder clean = new StringBuilder(json.length());
    int i = 0;
    while (i < json.length()) {
      char c = json.charAt(i);
      if (c != '\\' || i + 1 == json.length()) {
        clean.append(c);
        i++;
      } else if (escaped(json, i) < 0) {
        clean.append(c).append(json.charAt(i + 1));
        i += 2;
      } else {
        i += unescape(json, i, clean);
      }
    }
    return of(clean.toString());
  }

  /**
   * Appends an escape, replaced if necessary, and returns the length of the escape in {@code json}.
   */
  private static int unescape(String json, int at, StringBuilder clean) {
    char first = (char) escaped(json, at);
    int second = escaped(json, at + ESCAPE);
    if (second >= 0 && Character.isSurrogatePair(first, (char) second)) {
      clean.append(json, at, at + 2 * ESCAPE);
      return 2 * ESCAPE;
    }
    if (first == 0 || Character.isSurrogate(first)) {
      clean.append(REPLACEMENT);
    } else {
      clean.append(json, at, at + ESCAPE);
    }
    return ESCAPE;
  }

  /**
   * Returns the character of a {@code \}{@code uXXXX} escape at an index; -1 if no escape starts at
   * this index.
   */
  private static int escaped(String json, int at) {
    if (!json.startsWith("\\u", at) || at + ESCAPE > json.length()) {
      return -1;
    }
    int number = 0;
    for (int i = at + 2; i < at + ESCAPE; i++) {
      int digit = Character.digit(json.charAt(i), 16);
      if (digit < 0) {
        return -1;
      }
      number = number << 4 | digit;
    }
    return number;
  }
}
