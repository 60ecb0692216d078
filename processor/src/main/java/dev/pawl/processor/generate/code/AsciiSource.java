package dev.pawl.processor.generate.code;

/**
 * Replaces all non-ASCII characters of source code by Unicode escapes, so that the source has the
 * same meaning in every encoding.
 *
 * <p>An escape counts only after an even number of backslashes (JLS 3.3). Generated source never
 * has an odd number of backslashes before a non-ASCII character: string literals double
 * backslashes, and {@link JavadocText} writes them as entities.
 */
public final class AsciiSource {

  private static final char LAST = '~';

  private AsciiSource() {}

  /** Returns the source in ASCII. Returns {@code source} itself if it contains only ASCII. */
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
