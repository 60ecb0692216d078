package dev.pawl.processor.read.annotation;

import dev.pawl.language.model.Formula;
import dev.pawl.language.model.Guard;
import dev.pawl.language.model.GuardParser;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.GuardRemedy;
import dev.pawl.language.problem.Problems;
import java.util.Optional;

final class GuardReader {

  private final Problems problems;
  private int unreadable;

  GuardReader(Problems problems) {
    this.problems = problems;
  }

  Optional<Guard> read(ElementAnnotation transition) {
    String text = transition.text("guard");
    if (text.isEmpty()) {
      return Optional.empty();
    }
    Origin origin = transition.origin("guard");
    return Optional.of(new Guard(formula(text, origin), origin));
  }

  private Formula formula(String text, Origin origin) {
    try {
      Formula formula = GuardParser.parse(text);
      formula
          .predicates()
          .forEach(p -> NameRules.check(new NameReference(p, origin), "a predicate", problems));
      return formula;
    } catch (GuardParser.SyntaxException e) {
      String reason = e.getMessage() + " (character " + (e.offset() + 1) + ")";
      String remedy = GuardRemedy.of(text, e.offset());
      problems.add(Code.GUARD_SYNTAX, remedy, origin, text, reason);
      return placeholder();
    }
  }

  /**
   * Returns a predicate that replaces a guard with a syntax error. The predicate is unique, so that
   * the guard does not equal another guard.
   */
  private Formula placeholder() {
    return new Formula.Predicate("unreadableGuard" + ++unreadable);
  }
}
