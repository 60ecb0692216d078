package dev.pawl.language.check;

import dev.pawl.language.model.Formula;
import dev.pawl.language.model.Guard;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.NameList;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.semantics.GuardSpace.Condition;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.List;
import java.util.Optional;

/** A rule that reports guards that can never hold. */
final class GuardNeverHolds implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (ResolvedTransition transition : machine.transitions()) {
      transition
          .declared()
          .guard()
          .filter(g -> neverHolds(machine, transition, g))
          .ifPresent(g -> machine.report(problem(machine, transition, g)));
    }
  }

  private static boolean neverHolds(
      CheckContext machine, ResolvedTransition transition, Guard guard) {
    Condition condition = machine.guard(transition);
    for (List<String> pair : machine.guarding().exclusive(transition, guard.formula())) {
      List<Formula> both = List.of(new Formula.In(pair.get(0)), new Formula.In(pair.get(1)));
      condition = condition.and(machine.guards().of(new Formula.And(both)).not());
    }
    return condition.isNever();
  }

  /**
   * Creates the problem of a guard that never holds. If the guard fails only because of the states
   * that it tests, a hint explains why.
   */
  private static Problem problem(CheckContext machine, ResolvedTransition transition, Guard guard) {
    StateNode owner = transition.source();
    String name = machine.ownerName(owner.declared());
    Problem problem = Problem.of(Code.GUARD_NEVER_HOLDS, guard.origin(), guard.text());
    if (machine.guards().of(guard.formula()).isNever()) {
      return problem;
    }
    List<String> never =
        guard.formula().states().stream()
            .filter(
                s ->
                    machine
                        .guarding()
                        .active(transition, s, owner.number())
                        .equals(Optional.of(false)))
            .toList();
    List<List<String>> pairs = machine.guarding().exclusive(transition, guard.formula());
    if (never.isEmpty() && !pairs.isEmpty()) {
      return problem.withHint(NameList.and(pairs.get(0)) + " are never active together.");
    }
    return never.isEmpty()
        ? problem.withHint(
            name + " and its superstates are always active when the guard is evaluated.")
        : problem.withHint(
            NameList.and(never)
                + (never.size() == 1 ? " is" : " are")
                + " never active while "
                + name
                + " is.");
  }
}
