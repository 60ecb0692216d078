package dev.pawl.processor.check.name;

import dev.pawl.processor.check.Resolved;
import dev.pawl.processor.check.Rule;
import dev.pawl.processor.model.Behavior.Timer;
import dev.pawl.processor.model.Delay;
import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Guard;
import dev.pawl.processor.model.Machine.Declared;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.model.Words;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import java.util.HashMap;
import java.util.Map;

/** Finds methods of the generated {@code Logic} that would have to return different things. */
public final class LogicConflict implements Rule {

  @Override
  public void check(Resolved machine, Problems problems) {
    Map<String, String> kinds = new HashMap<>();
    for (Declared declared : machine.transitions()) {
      Transition transition = declared.transition();
      for (Guard guard : transition.guard().stream().toList()) {
        for (String predicate : guard.formula().predicates()) {
          claim(kinds, new Ref(predicate, guard.origin()), "a predicate", problems);
        }
      }
      transition.update().ifPresent(u -> claim(kinds, u, "an update", problems));
      transition.choose().ifPresent(c -> claim(kinds, c, "a choice", problems));
    }
    for (State state : machine.declaring()) {
      for (Timer timer : state.behavior().timers()) {
        Delay delay = timer.delay();
        if (delay.constant().isEmpty()) {
          claim(kinds, new Ref(delay.text(), delay.origin()), "a delay", problems);
        }
      }
      for (Event.Param component : state.behavior().data()) {
        String method = Words.of(component.name()).method() + "For" + state.words().type();
        String kind = "what fills " + component.name() + " of " + state.name();
        claim(kinds, new Ref(method, component.origin()), kind, problems);
      }
    }
  }

  private static void claim(Map<String, String> kinds, Ref name, String kind, Problems problems) {
    String elsewhere = kinds.putIfAbsent(name.name(), kind);
    if (elsewhere != null && !elsewhere.equals(kind)) {
      problems.add(Code.LOGIC_CONFLICT, name.origin(), name.name(), kind, elsewhere);
    }
  }
}
