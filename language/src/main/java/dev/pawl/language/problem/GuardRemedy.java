package dev.pawl.language.problem;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The remedies for texts that are not valid guards. */
public final class GuardRemedy {

  private static final String RULE =
      "A guard combines names of predicates with &&, ||, ! and parentheses. Each predicate is a Java"
          + " method; in(STATE) tests whether a state is active.";

  /** Operators of other languages, each with the corresponding operator of guards. */
  private static final Map<String, String> OPERATORS =
      Map.of("and", "&&", "AND", "&&", "or", "||", "OR", "||", "&", "&&", "|", "||");

  /** Characters that Java expressions can contain but guards cannot. */
  private static final String COMPUTING = "(.,;<>=+-*/%?:\"'0123456789[{";

  /**
   * A pattern that matches empty parentheses, and the rest of the guard if it begins with an
   * operator or a closing parenthesis.
   */
  private static final Pattern CALL = Pattern.compile("(?s)\\(\\s*\\)\\s*([&|)].*)?");

  private GuardRemedy() {}

  /**
   * Returns a sentence that says how to correct a text.
   *
   * @param formula the text that is not a valid guard
   * @param offset the offset of the error, in UTF-16 characters from 0
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
      return "Write \"" + called.get() + "\": a guard names a predicate without parentheses.";
    } else if (!sign.isEmpty() && COMPUTING.contains(sign)) {
      return "Write the expression in a Java method, and name the method here. " + RULE;
    }
    return List.of("not", "NOT").stream().anyMatch(n -> endsWithWord(before, n))
        ? "Did you mean \"!\"?"
        : RULE;
  }

  /**
   * Returns the name before empty parentheses, if the parentheses are at the end of the guard or
   * before an operator; empty otherwise.
   */
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
