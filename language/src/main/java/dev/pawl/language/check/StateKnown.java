package dev.pawl.language.check;

import dev.pawl.language.model.Guard;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.Optional;

/**
 * A rule that reports guards that test a state with {@code in(STATE)} although the result is always
 * the same in the state that declares the guard.
 */
final class StateKnown implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (ResolvedTransition transition : machine.transitions()) {
      // GuardNeverHolds reports guards that never hold
      if (transition.guarded() && !machine.guard(transition).isNever()) {
        Guard guard = transition.declared().guard().orElseThrow();
        guard.formula().states().forEach(s -> check(machine, transition, s, guard));
      }
    }
  }

  private static void check(
      CheckContext machine, ResolvedTransition transition, String asked, Guard guard) {
    StateNode source = transition.source();
    String owner = machine.ownerName(source.declared());
    Optional<Boolean> active = machine.guarding().active(transition, asked, source.number());
    if (active.isPresent()) {
      String reason =
          transition.asked(asked).orElseThrow().declared().isHistory()
              ? asked + " is a history state, which is never active"
              : active.get()
                  ? asked + " is active whenever " + owner + " is"
                  : asked + " is never active while " + owner + " is";
      machine.report(Code.STATE_KNOWN, guard.at(asked), asked, active.get(), reason);
    }
  }
}
