package dev.pawl.language.check.rule;

import dev.pawl.language.guard.GuardSpace.Condition;
import dev.pawl.language.model.State;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.Optional;

/** The states that are only passed through: an eventless transition always leaves them. */
final class TransientStates {

  private TransientStates() {}

  /**
   * The eventless transition by which a state is left before anything else happens; of several that
   * do together, the last.
   */
  static Optional<ResolvedTransition> leaving(CheckContext machine, int node) {
    State state = machine.tree().node(node);
    if (node == 0 || state.isParallel() || state.isFinal() || state.isHistory()) {
      return Optional.empty();
    }
    Condition taken = machine.guards().never();
    for (ResolvedTransition transition : machine.resolved().node(node).always()) {
      if (!leaves(machine, node, transition)) {
        return Optional.empty();
      }
      taken = taken.or(machine.guard(transition));
      if (taken.isAlways()) {
        return Optional.of(transition);
      }
    }
    return Optional.empty();
  }

  /** Whether a transition of a node leads out of it, wherever else. */
  static boolean leaves(CheckContext machine, int node, ResolvedTransition transition) {
    return !transition.isTargetless()
        && transition.isComplete()
        && transition.targets().stream().noneMatch(t -> machine.tree().isWithin(t.number(), node));
  }

  /** The innermost of a node and those around it that is only passed through; -1 if none is. */
  static int around(CheckContext machine, int node) {
    for (int above : machine.tree().upwards(node)) {
      if (leaving(machine, above).isPresent()) {
        return above;
      }
    }
    return -1;
  }
}
