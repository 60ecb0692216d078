package dev.pawl.language.check;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.ResolvedTransition;

/**
 * A rule that reports history states among the targets of a choice. A choice returns a constant of
 * an enum of states, and this enum has no constants for history states.
 */
final class ChoiceOfHistory implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (ResolvedTransition declared : machine.transitions()) {
      if (declared.declared().dynamic()) {
        for (NameReference target : declared.declared().targets()) {
          if (machine.resolved().state(target).filter(n -> n.declared().isHistory()).isPresent()) {
            machine.report(
                Code.NOT_SUPPORTED,
                target.origin(),
                "The history state \"" + target.name() + "\" as a target to choose");
          }
        }
      }
    }
  }
}
