package dev.pawl.language.yaml;

import dev.pawl.language.model.Formula;
import dev.pawl.language.model.Guard;
import dev.pawl.language.model.GuardParser;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.GuardRemedy;
import dev.pawl.language.yaml.node.FileProblems;
import dev.pawl.language.yaml.node.MapFields;
import dev.pawl.language.yaml.node.QuotedText;
import dev.pawl.language.yaml.node.YamlValue;
import java.util.Optional;

/** Reads a guard's formula, and points into it where it is none. */
final class YamlGuardReader {

  /** A longer formula is generated text; what it says is for predicates. */
  private static final int LONGEST = 10_000;

  private YamlGuardReader() {}

  /**
   * Reads the guard. One that is wrong becomes a single predicate, so that no check takes the
   * transition for unguarded.
   */
  public static Guard read(YamlValue.Text text, FileProblems problems) {
    return new Guard(formula(text, problems), text.place());
  }

  private static Formula formula(YamlValue.Text text, FileProblems problems) {
    if (text.text().length() > LONGEST) {
      String flaw = "it has more than " + LONGEST + " characters";
      String hint = "Name a Java method that asks part of it.";
      problems.add(Code.GUARD_SYNTAX, hint, text.place(), QuotedText.bare(text.text()), flaw);
      return stand(text.text());
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
      return stand(text.text());
    }
  }

  private static Formula stand(String text) {
    String name = Words.of(QuotedText.bare(text)).method();
    return new Formula.Predicate(name.isEmpty() ? "guard" : name);
  }

  /** The guard among the fields of a transition. */
  public static Optional<Guard> read(MapFields fields, FileProblems problems) {
    return fields.filled("guard", "a formula over names").map(t -> read(t, problems));
  }
}
