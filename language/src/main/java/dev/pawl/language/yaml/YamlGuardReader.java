package dev.pawl.language.yaml;

import dev.pawl.language.model.Formula;
import dev.pawl.language.model.Guard;
import dev.pawl.language.model.GuardParser;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.GuardRemedy;
import java.util.Optional;

/** A reader of guards that reports syntax errors at the exact column. */
final class YamlGuardReader {

  /**
   * The maximum length of a guard. A longer guard is probably generated and should be a predicate.
   */
  private static final int MAX_LENGTH = 10_000;

  private YamlGuardReader() {}

  /**
   * Reads a guard. An invalid guard is reported and replaced by a predicate, so that checks do not
   * treat the transition as unguarded.
   */
  public static Guard read(YamlValue.Text text, FileProblems problems) {
    return new Guard(formula(text, problems), text.place());
  }

  private static Formula formula(YamlValue.Text text, FileProblems problems) {
    if (text.text().length() > MAX_LENGTH) {
      String flaw = "it has more than " + MAX_LENGTH + " characters";
      String hint = "Move a part of it into a Java method.";
      problems.add(Code.GUARD_SYNTAX, hint, text.place(), QuotedText.bare(text.text()), flaw);
      return placeholder(text.text());
    }
    try {
      return GuardParser.parse(text.text());
    } catch (GuardParser.SyntaxException e) {
      problems.add(
          Code.GUARD_SYNTAX,
          GuardRemedy.of(text.text(), e.offset()),
          text.at(e.offset()),
          QuotedText.bare(text.text()),
          e.getMessage());
      return placeholder(text.text());
    }
  }

  /** Returns the predicate that replaces an invalid guard. */
  private static Formula placeholder(String text) {
    String name = Words.of(QuotedText.bare(text)).method();
    return new Formula.Predicate(name.isEmpty() ? "guard" : name);
  }

  /** Reads the guard from the fields of a transition. */
  public static Optional<Guard> read(MapFields fields, FileProblems problems) {
    return fields.filled("guard", "a formula over names").map(t -> read(t, problems));
  }
}
