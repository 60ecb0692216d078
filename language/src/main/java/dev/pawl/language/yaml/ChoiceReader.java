package dev.pawl.language.yaml;

import dev.pawl.language.problem.Nearest;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A reader of words from a fixed set: constants of enums and truth values. */
final class ChoiceReader {

  private static final List<String> YES = List.of("true", "yes", "on", "y", "1");
  private static final List<String> NO = List.of("false", "no", "off", "n", "0");

  private ChoiceReader() {}

  /**
   * Returns the constant whose name in lower case equals the value. Reports any other value and
   * returns empty.
   *
   * @param key the key of the value in the file, for messages
   * @param anyCase whether the case of the word is ignored
   */
  public static <E extends Enum<E>> Optional<E> of(
      Class<E> type, String key, YamlValue value, boolean anyCase, FileProblems problems) {
    List<String> words =
        Arrays.stream(type.getEnumConstants()).map(c -> c.name().toLowerCase(Locale.ROOT)).toList();
    if (value instanceof YamlValue.Text text) {
      String word = anyCase ? text.text().toLowerCase(Locale.ROOT) : text.text();
      if (words.contains(word)) {
        return Optional.of(type.getEnumConstants()[words.indexOf(word)]);
      }
    }
    problems.wrongType("\"" + key + "\"", list(words), value, wordHint(value, words));
    return Optional.empty();
  }

  private static String list(List<String> words) {
    int last = words.size() - 1;
    return String.join(", ", words.subList(0, last)) + " or " + words.get(last);
  }

  private static Optional<String> wordHint(YamlValue value, List<String> words) {
    return value instanceof YamlValue.Text text && text.text().length() < 40
        ? Nearest.hint(text.text(), words)
        : Optional.empty();
  }

  /**
   * Returns whether the value is the plain word {@code true}. Any value except {@code true} and
   * {@code false} is reported, and read as its probable meaning to avoid follow-up problems.
   */
  public static boolean flag(String key, YamlValue value, FileProblems problems) {
    if (value instanceof YamlValue.Text text && text.plain()) {
      if (text.text().equals("true") || text.text().equals("false")) {
        return text.text().equals("true");
      }
    }
    problems.wrongType("\"" + key + "\"", "true or false", value, truthHint(value));
    return value instanceof YamlValue.Text text && isOneOf(text, YES);
  }

  private static boolean isOneOf(YamlValue.Text text, List<String> words) {
    return words.contains(text.text().toLowerCase(Locale.ROOT));
  }

  /**
   * Returns a hint for words that YAML allows for true and false, such as {@code yes}; empty for
   * other values.
   */
  public static Optional<String> truthHint(YamlValue value) {
    if (!(value instanceof YamlValue.Text text)) {
      return Optional.empty();
    }
    if (isOneOf(text, YES)) {
      return Optional.of("Write true" + (text.plain() ? "." : " without quotes."));
    }
    if (isOneOf(text, NO)) {
      return Optional.of("Write false" + (text.plain() ? "." : " without quotes."));
    }
    return Optional.empty();
  }

  /** Returns whether a value is a word for true or false, such as {@code yes} or {@code off}. */
  public static boolean isTruthWord(YamlValue value) {
    return truthHint(value).isPresent();
  }
}
