package dev.pawl.language.problem;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The remedy for a text that is no guard. */
public final class GuardRemedy {

  private static final String RULE =
      "A guard joins names of predicates by &&, ||, ! and parentheses; each is a Java method, but"
          + " in(STATE) asks whether a state is active.";

  /** The signs of other languages, by the operator that is meant. */
  private static final Map<String, String> OPERATORS =
      Map.of("and", "&&", "AND", "&&", "or", "||", "OR", "||", "&", "&&", "|", "||");

  /** The signs that begin something that Java would compute, and no guard does. */
  private static final String COMPUTING = "(.,;<>=+-*/%?:\"'0123456789[{";

  /** Parentheses without anything in them, and what may follow in a guard. */
  private static final Pattern CALL = Pattern.compile("(?s)\\(\\s*\\)\\s*([&|)].*)?");

  private GuardRemedy() {}

  /**
   * A sentence on what to write.
   *
   * @param formula the text
   * @param offset where it is no guard any more, in characters from 0
   */
  public static String of(String formula, int offset) {
    String rest = formula.substring(offset);
    String word = rest.split("[^A-Za-z]", 2)[0];
    String sign = rest.isEmpty() ? "" : rest.substring(0, 1);
    String operator = OPERATORS.getOrDefault(word, OPERATORS.get(sign));
    if (operator != null && !rest.startsWith(operator)) {
      return "Did you mean \"" + operator + "\"?";
    }
    String before = formula.substring(0, offset).strip();
    Optional<String> called = called(before, rest);
    if (called.isPresent()) {
      return "Write \"" + called.get() + "\": a predicate is named, not called.";
    } else if (!sign.isEmpty() && COMPUTING.contains(sign)) {
      return "Name a Java method, and write there what it does. " + RULE;
    }
    return List.of("not", "NOT").stream().anyMatch(n -> endsWithWord(before, n))
        ? "Did you mean \"!\"?"
        : RULE;
  }

  /** The name before a pair of parentheses that ends a guard or stands before an operator. */
  private static Optional<String> called(String before, String rest) {
    if (!CALL.matcher(rest).matches()) {
      return Optional.empty();
    }
    String name = before.replaceFirst("(?s)^.*[^A-Za-z0-9_]", "");
    return Optional.of(name).filter(n -> !n.isEmpty());
  }

  private static boolean endsWithWord(String text, String word) {
    return text.equals(word)
        || (text.endsWith(word)
            && !Character.isJavaIdentifierPart(text.charAt(text.length() - word.length() - 1)));
  }
}
