package dev.pawl.language.model.name;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The words of a declared name, from which Java names and wire names are derived. {@code
 * S_PENDING}, {@code s-pending}, {@code sPending} and {@code s pending} all have the words "s" and
 * "pending". Words consist of letters and digits of any script. Other characters separate words,
 * and so does a change from lower to upper case.
 */
public record Words(List<String> lowerCase) {

  public Words {
    lowerCase = List.copyOf(lowerCase);
  }

  /** Splits a declared name. The result is empty if the name has no letter and no digit. */
  public static Words of(String name) {
    List<String> words = new ArrayList<>();
    int begin = 0;
    int next;
    for (int i = 0; i < name.length(); i = next) {
      int point = name.codePointAt(i);
      next = i + Character.charCount(point);
      boolean isPart = isWordPart(point);
      if (!isPart || (begin < i && startsWord(name, i, next))) {
        add(name.substring(begin, i), words);
        begin = isPart ? i : next;
      }
    }
    add(name.substring(begin), words);
    return new Words(words);
  }

  /**
   * Returns the number of leading words that all names share. The last word of a name does not
   * count as shared.
   */
  public static int shared(List<String> names) {
    List<String> shared = names.isEmpty() ? List.of() : of(names.get(0)).lowerCase();
    for (int i = 0; i < names.size() && !shared.isEmpty(); i++) {
      List<String> words = of(names.get(i)).lowerCase();
      int same = 0;
      while (same < Math.min(shared.size(), words.size() - 1)
          && shared.get(same).equals(words.get(same))) {
        same++;
      }
      shared = shared.subList(0, same);
    }
    return shared.size();
  }

  private static boolean isWordPart(int point) {
    int type = Character.getType(point);
    return Character.isLetterOrDigit(point)
        || type == Character.LETTER_NUMBER // such as the Roman numeral Ⅳ
        || (type == Character.NON_SPACING_MARK && Character.isJavaIdentifierPart(point));
  }

  /**
   * Returns whether a letter within a word starts a new word. An upper-case letter starts a word if
   * it follows a lower-case letter or a digit, or if it is followed by a lower-case letter, as the
   * S in "HTTPServer".
   *
   * @param at the index of the letter
   * @param next the index of the next character
   */
  private static boolean startsWord(String name, int at, int next) {
    return Character.isUpperCase(name.codePointAt(at))
        && (!Character.isUpperCase(name.codePointBefore(at))
            || (next < name.length() && Character.isLowerCase(name.codePointAt(next))));
  }

  private static void add(String word, List<String> words) {
    if (!word.isEmpty()) {
      words.add(word.toLowerCase(Locale.ROOT));
    }
  }

  public boolean isEmpty() {
    return lowerCase.isEmpty();
  }

  /**
   * Returns the name of a type: {@code HalfOpen}. A name that would start with a digit gets an
   * underscore: {@code _2fa}.
   */
  public String type() {
    return identifier(lowerCase.stream().map(Words::capitalized).collect(Collectors.joining()));
  }

  /**
   * Returns the name of a method: {@code halfOpen}. The name may be a Java keyword, which the
   * caller must escape.
   */
  public String method() {
    String all = lowerCase.stream().map(Words::capitalized).collect(Collectors.joining());
    if (all.isEmpty()) {
      return all;
    }
    String first = lowerCase.get(0);
    return identifier(first + all.substring(capitalized(first).length()));
  }

  /** Returns the name of a constant: {@code HALF_OPEN}. */
  public String constant() {
    return identifier(String.join("_", lowerCase).toUpperCase(Locale.ROOT));
  }

  /** Returns the words in snake case: {@code half_open}. */
  public String snake() {
    return String.join("_", lowerCase);
  }

  /** Returns the words in kebab case: {@code half-open}. */
  public String kebab() {
    return String.join("-", lowerCase);
  }

  /** Returns the words in camel case: {@code halfOpen}. The result may be a Java keyword. */
  public String camel() {
    String method = method();
    return method.startsWith("_") ? method.substring(1) : method;
  }

  private static String identifier(String text) {
    return text.isEmpty() || Character.isJavaIdentifierStart(text.codePointAt(0))
        ? text
        : "_" + text;
  }

  private static String capitalized(String word) {
    int first = word.codePointAt(0);
    return new StringBuilder(word.length())
        .appendCodePoint(Character.toTitleCase(first))
        .append(word, Character.charCount(first), word.length())
        .toString();
  }
}
