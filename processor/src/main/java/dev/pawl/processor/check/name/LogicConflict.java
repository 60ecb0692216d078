package dev.pawl.processor.check.name;

import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import java.util.HashMap;
import java.util.Map;

/** Finds methods of the generated {@code Logic} that would have to return different things. */
public final class LogicConflict implements Rule {

  @Override
  public void check(Subject machine, Problems problems) {
    Map<String, String> kinds = new HashMap<>();
    UserMethod.logic(machine).forEach(m -> claim(kinds, m.name(), m.kind(), problems));
  }

  private static void claim(Map<String, String> kinds, Ref name, String kind, Problems problems) {
    String elsewhere = kinds.putIfAbsent(name.name(), kind);
    if (elsewhere != null && !elsewhere.equals(kind)) {
      problems.add(Code.LOGIC_CONFLICT, name.origin(), name.name(), kind, elsewhere);
    }
  }
}
