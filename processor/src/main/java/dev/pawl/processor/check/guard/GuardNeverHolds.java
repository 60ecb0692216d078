package dev.pawl.processor.check.guard;

import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.model.Guard;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Listing;
import dev.pawl.processor.problem.Problem;
import dev.pawl.processor.problem.Problems;
import dev.pawl.processor.semantics.ResolvedTransition;
import java.util.List;
import java.util.Optional;

/** Finds guards that contradict themselves. */
public final class GuardNeverHolds implements Rule {

  @Override
  public void check(Subject machine, Problems problems) {
    for (ResolvedTransition declared : machine.transitions()) {
      Transition transition = declared.declared();
      if (machine.guard(transition).isNever()) {
        transition
            .guard()
            .ifPresent(g -> problems.add(problem(machine, declared.source().declared(), g)));
      }
    }
  }

  /** A guard that is no contradiction asks for states that exclude the one that it is asked in. */
  private static Problem problem(Subject machine, State owner, Guard guard) {
    Problem problem = Problem.of(Code.GUARD_NEVER_HOLDS, guard.origin(), guard.text());
    if (machine.guards().of(guard.formula()).isNever()) {
      return problem;
    }
    List<String> never =
        guard.formula().states().stream()
            .filter(
                s -> machine.guarding().active(s, machine.number(owner)).equals(Optional.of(false)))
            .toList();
    return never.isEmpty()
        ? problem.withHint(
            machine.ownerName(owner) + " and the states around it are active whenever it is asked.")
        : problem.withHint(
            Listing.and(never)
                + (never.size() == 1 ? " is" : " are")
                + " never active while "
                + machine.ownerName(owner)
                + " is.");
  }
}
