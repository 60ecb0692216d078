package dev.pawl.processor.check.guard;

import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.model.Guard;
import dev.pawl.processor.model.State;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import dev.pawl.processor.semantics.ResolvedTransition;
import java.util.Optional;

/** Finds guards that ask for a state that is always active where they are asked, or never is. */
public final class StateKnown implements Rule {

  @Override
  public void check(Subject machine, Problems problems) {
    for (ResolvedTransition declared : machine.transitions()) {
      Optional<Guard> guard = declared.declared().guard();
      // one that never holds for that reason is reported as that
      if (guard.isPresent() && !machine.guard(declared.declared()).isNever()) {
        for (String asked : guard.get().formula().states()) {
          check(machine, declared.source().declared(), asked, guard.get(), problems);
        }
      }
    }
  }

  private static void check(
      Subject machine, State owner, String asked, Guard guard, Problems problems) {
    Optional<Boolean> active = machine.guarding().active(asked, machine.number(owner));
    if (active.isPresent()) {
      String reason =
          machine.state(asked).filter(State::isHistory).isPresent()
              ? asked + " is a history state, which is never active"
              : active.get()
                  ? asked + " is active whenever " + machine.ownerName(owner) + " is"
                  : asked + " is never active while " + machine.ownerName(owner) + " is";
      problems.add(Code.STATE_KNOWN, guard.origin(), asked, active.get(), reason);
    }
  }
}
