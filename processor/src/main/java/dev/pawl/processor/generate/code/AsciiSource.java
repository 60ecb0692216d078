package dev.pawl.processor.generate.code;

/**
 * Replaces all non-ASCII characters of source code by Unicode escapes, so that the source has the
 * same meaning in every encoding.
 *
 * <p>A Unicode escape is recognized only after an even number of backslashes (JLS 3.3). In
 * generated source, each non-ASCII character follows an even number of backslashes: string literals
 * double each backslash, and {@link JavadocText} writes backslashes as HTML entities.
 */
public final class AsciiSource {

  private static final char LAST = '~';

  private AsciiSource() {}

  public static String of(String source) {
    int first = 0;
    while (first < source.length() && source.charAt(first) <= LAST) {
      first++;
    }
    if (first == source.length()) {
      return source;
    }
    StringBuilder out = new StringBuilder(source.length() + 64).append(source, 0, first);
    for (int i = first; i < source.length(); i++) {
      char unit = source.charAt(i);
      if (unit <= LAST) {
        out.append(unit);
      } else {
        out.append(String.format("\\u%04x", (int) unit));
      }
    }
    return out.toString();
  }
}
