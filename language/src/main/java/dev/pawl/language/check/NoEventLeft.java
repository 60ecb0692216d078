package dev.pawl.language.check;

import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.ResolvedTransition;

/**
 * A rule that reports transitions on {@code "*"} in states that already handle every event by its
 * name.
 */
final class NoEventLeft implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (ResolvedTransition transition : machine.transitions()) {
      State owner = transition.source().declared();
      if (transition.anyEvent()
          && !owner.isHistory()
          && !owner.isFinal()
          && machine.resolved().events(transition).isEmpty()) {
        machine.report(
            Code.SHADOWED,
            transition.declared().origin(),
            machine.ownerName(owner) + " names every event that there is");
      }
    }
  }
}
