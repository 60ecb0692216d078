package dev.pawl.store.sql;

import org.jspecify.annotations.Nullable;

/**
 * Texts as every database takes them and gives them back: without the character 0 and without
 * halves of surrogate pairs, for each of which the replacement character U+FFFD stands.
 */
public final class TextSanitizer {

  private static final char REPLACEMENT = '\uFFFD';
  private static final int ESCAPE = 6;

  private TextSanitizer() {}

  /** Whether a text is stored as it is. */
  public static boolean isClean(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == 0 || Character.isSurrogate(c)) {
        return of(text).equals(text);
      }
    }
    return true;
  }

  /** The text as it is stored; null for null. */
  public static @Nullable String ofNullable(@Nullable String text) {
    return text == null ? null : of(text);
  }

  /** The text as it is stored. */
  public static String of(String text) {
    StringBuilder clean = new StringBuilder(text.length());
    text.codePoints().forEach(c -> clean.appendCodePoint(c == 0 || isHalf(c) ? REPLACEMENT : c));
    return clean.toString();
  }

  private static boolean isHalf(int codePoint) {
    return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
  }

  /**
   * A JSON text whose strings are clean, those escaped as {@code \}{@code u0000} among them: of a
   * value that has one, PostgreSQL gives no field.
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

  /** Writes an escape as it may stay; returns how long it was. */
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

  /** The character that is escaped by its number at a place; -1 if none is. */
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
