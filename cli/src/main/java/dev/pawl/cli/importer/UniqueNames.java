package dev.pawl.cli.importer;

import dev.pawl.language.model.name.VisibleText;
import dev.pawl.language.model.name.Words;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * A set of names, such as the names of all states of a machine. No two names in a set are converted
 * to the same name in Java.
 */
final class UniqueNames {

  private static final int MAX_BYTES = 100;
  private static final int SHORTENED = 40;

  private final Set<String> taken = new HashSet<>();
  private final String fallback;

  /**
   * @param fallback the name for an element whose original name contains no letters and digits
   */
  UniqueNames(String fallback) {
    this.fallback = fallback;
  }

  /**
   * Adds a name that a generated type or method has, so that {@link #assign} does not return it.
   */
  void reserve(String name) {
    taken.addAll(derivedNames(name));
  }

  /**
   * Adds and returns the first wanted name that is allowed and not in the set. If no wanted name is
   * possible, adds and returns a name that is similar to the first wanted name.
   */
  String assign(String... wanted) {
    for (String name : wanted) {
      if (isAllowed(name) && isFree(name)) {
        reserve(name);
        return name;
      }
    }
    String bare = wanted[0].replaceAll("[()]", " ").strip().replaceAll("\\s+", " ");
    String base = isAllowed(bare) ? bare : shortenedOrFallback(bare);
    boolean endsWithDigit = Character.isDigit(base.codePointBefore(base.length()));
    String name = base;
    for (int i = 2; !isFree(name); i++) {
      name = base + (endsWithDigit ? "_" : "") + i;
    }
    reserve(name);
    return name;
  }

  private boolean isFree(String name) {
    return derivedNames(name).stream().noneMatch(taken::contains);
  }

  private static List<String> derivedNames(String name) {
    Words words = Words.of(name);
    return List.of(
        "type " + words.type().toLowerCase(Locale.ROOT),
        "method " + words.method(),
        "constant " + words.constant());
  }

  /**
   * Returns whether a name is allowed for each kind of element. The name of a state must, for
   * example, be allowed in a guard.
   */
  static boolean isAllowed(String name) {
    Words words = Words.of(name);
    return !words.isEmpty()
        && bytes(name) <= MAX_BYTES
        && bytes(words.type()) <= MAX_BYTES
        && name.strip().equals(name)
        && name.codePoints().noneMatch(UniqueNames::isForbidden);
  }

  private static boolean isForbidden(int point) {
    return point == '('
        || point == ')'
        || Character.isISOControl(point)
        || VisibleText.isUnseen(point);
  }

  private String shortenedOrFallback(String name) {
    String words = Words.of(name).type();
    int length = Math.min(SHORTENED, words.codePointCount(0, words.length()));
    while (length > 0 && bytes(start(words, length)) > MAX_BYTES) {
      length--;
    }
    String shortened = start(words, length);
    return isAllowed(shortened) ? shortened : fallback;
  }

  private static String start(String text, int points) {
    return text.substring(0, text.offsetByCodePoints(0, points));
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
