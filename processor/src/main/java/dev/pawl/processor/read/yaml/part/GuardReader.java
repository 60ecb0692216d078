package dev.pawl.processor.read.yaml.part;

import dev.pawl.processor.model.guard.Formula;
import dev.pawl.processor.model.guard.Guard;
import dev.pawl.processor.model.guard.GuardParser;
import dev.pawl.processor.model.name.Words;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.read.yaml.node.Fields;
import dev.pawl.processor.read.yaml.node.FileProblems;
import dev.pawl.processor.read.yaml.node.Quoted;
import dev.pawl.processor.read.yaml.node.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a guard's formula, and points into it where it is none. */
public final class GuardReader {

  private static final String RULE =
      "A guard joins names of predicates by &&, ||, ! and parentheses; each is a Java method, but"
          + " in(STATE) asks whether a state is active.";

  /** A longer formula is generated text; what it says is for predicates. */
  private static final int LONGEST = 10_000;

  /** What other languages write instead of an operator. */
  private static final Map<String, String> OPERATORS =
      Map.of("and", "&&", "AND", "&&", "or", "||", "OR", "||", "&", "&&", "|", "||");

  private GuardReader() {}

  /**
   * Reads the guard. One that is wrong becomes a single predicate, so that no check takes the
   * transition for unguarded.
   */
  public static Guard read(Value.Text text, FileProblems problems) {
    return new Guard(formula(text, problems), text.place());
  }

  private static Formula formula(Value.Text text, FileProblems problems) {
    if (text.text().length() > LONGEST) {
      String flaw = "it has more than " + LONGEST + " characters";
      problems.add(Code.GUARD_SYNTAX, text.place(), Quoted.bare(text.text()), flaw);
      return stand(text.text());
    }
    try {
      return GuardParser.parse(text.text());
    } catch (GuardParser.SyntaxException e) {
      problems.add(
          Code.GUARD_SYNTAX,
          hint(text.text(), e.offset()),
          text.at(e.offset()),
          Quoted.bare(text.text()),
          e.getMessage());
      return stand(text.text());
    }
  }

  private static Formula stand(String text) {
    String name = Words.of(Quoted.bare(text)).method();
    return new Formula.Predicate(name.isEmpty() ? "guard" : name);
  }

  private static String hint(String formula, int offset) {
    String rest = formula.substring(offset);
    String word = rest.split("[^A-Za-z]", 2)[0];
    String sign = rest.isEmpty() ? "" : rest.substring(0, 1);
    String operator = OPERATORS.getOrDefault(word, OPERATORS.get(sign));
    if (operator != null && !rest.startsWith(operator)) {
      return "Did you mean \"" + operator + "\"?";
    }
    String before = formula.substring(0, offset).strip();
    return List.of("not", "NOT").stream().anyMatch(n -> endsWithWord(before, n))
        ? "Did you mean \"!\"?"
        : RULE;
  }

  private static boolean endsWithWord(String text, String word) {
    return text.equals(word)
        || (text.endsWith(word)
            && !Character.isJavaIdentifierPart(text.charAt(text.length() - word.length() - 1)));
  }

  /** The guard among the fields of a transition. */
  public static Optional<Guard> read(Fields fields, FileProblems problems) {
    return fields.filled("guard", "a formula over names").map(t -> read(t, problems));
  }
}
