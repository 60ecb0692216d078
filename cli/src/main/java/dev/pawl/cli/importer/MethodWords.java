package dev.pawl.cli.importer;

import dev.pawl.language.model.name.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The rules by which names of methods are derived from expressions: {@code x >= 3} becomes {@code
 * xAtLeast3}.
 */
public final class MethodWords {

  private static final int MAX_WORDS = 6;
  private static final int MAX_LENGTH = 40;

  private static final Pattern TOKEN =
      Pattern.compile(
          "[\\p{L}\\p{N}_$]+|===?|!==?|>=|<=|&&|\\|\\||[-+*/%<>!=]",
          Pattern.UNICODE_CHARACTER_CLASS);

  private MethodWords() {}

  /**
   * Returns the name of a method for an expression.
   *
   * @param otherwise the name if the expression contains no letters and digits
   */
  public static String of(String expression, String otherwise) {
    List<String> words = new ArrayList<>();
    Matcher token = TOKEN.matcher(expression);
    while (words.size() < MAX_WORDS && token.find()) {
      String word = word(token.group());
      if (!word.isEmpty()) {
        words.add(word);
      }
    }
    String name = shortened(Words.of(String.join(" ", words)).method());
    return name.isEmpty() ? otherwise : name;
  }

  private static String shortened(String name) {
    return name.codePointCount(0, name.length()) <= MAX_LENGTH
        ? name
        : name.substring(0, name.offsetByCodePoints(0, MAX_LENGTH));
  }

  private static String word(String token) {
    return switch (token) {
      case "==", "===" -> "is";
      case "!=", "!==" -> "isNot";
      case ">=" -> "atLeast";
      case "<=" -> "atMost";
      case ">" -> "over";
      case "<" -> "under";
      case "&&" -> "and";
      case "||" -> "or";
      case "!" -> "not";
      case "+" -> "plus";
      case "-" -> "minus";
      case "*" -> "times";
      case "/" -> "by";
      case "%" -> "mod";
      case "=" -> "to";
      default -> token;
    };
  }
}
