package dev.pawl.language.check;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.Optional;

/** A rule that reports transitions with an unknown target. */
final class UnknownTarget implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (ResolvedTransition declared : machine.transitions()) {
      for (NameReference target : declared.declared().targets()) {
        if (machine.resolved().state(target).isEmpty()) {
          Optional<String> hint =
              target.name().isEmpty()
                  ? Optional.of("Omit it if the transition does not leave the state.")
                  : machine.stateHint(target.name());
          machine.report(Code.UNKNOWN_TARGET, hint, target.origin(), target.name(), machine.name());
        }
      }
    }
  }
}
