package dev.pawl.language.check;

import dev.pawl.language.problem.Code;
import java.util.HashMap;
import java.util.Map;

/**
 * A rule that reports names in the generated {@code Logic} that are used for methods of different
 * kinds.
 */
final class LogicConflict implements Rule {

  @Override
  public void check(CheckContext machine) {
    Map<String, UserMethod> first = new HashMap<>();
    UserMethod.logic(machine).forEach(m -> claim(first, m, machine));
  }

  private static void claim(
      Map<String, UserMethod> first, UserMethod method, CheckContext subject) {
    String name = method.name().name();
    UserMethod other = first.putIfAbsent(name, method);
    if (other != null && !other.kind().equals(method.kind())) {
      subject.report(
          Code.LOGIC_CONFLICT,
          "Each needs its own method: give one of the two another name.",
          method.name().origin(),
          name,
          method.kind(),
          other.kind(),
          Wording.place(other.name().origin()));
    }
  }
}
