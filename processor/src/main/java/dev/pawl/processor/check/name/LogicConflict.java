package dev.pawl.processor.check.name;

import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.model.source.Ref;
import dev.pawl.processor.problem.Code;
import java.util.HashMap;
import java.util.Map;

/** Finds methods of the generated {@code Logic} that would have to return different things. */
public final class LogicConflict implements Rule {

  @Override
  public void check(Subject machine) {
    Map<String, String> kinds = new HashMap<>();
    UserMethod.logic(machine).forEach(m -> claim(kinds, m.name(), m.kind(), machine));
  }

  private static void claim(Map<String, String> kinds, Ref name, String kind, Subject subject) {
    String elsewhere = kinds.putIfAbsent(name.name(), kind);
    if (elsewhere != null && !elsewhere.equals(kind)) {
      subject.report(Code.LOGIC_CONFLICT, name.origin(), name.name(), kind, elsewhere);
    }
  }
}
