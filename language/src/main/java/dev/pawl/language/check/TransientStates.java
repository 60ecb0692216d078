package dev.pawl.language.check;

import dev.pawl.language.model.State;
import dev.pawl.language.semantics.GuardSpace.Condition;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.Optional;

/**
 * The search for transient states. A transient state is a state that an eventless transition always
 * leaves at once.
 */
final class TransientStates {

  private TransientStates() {}

  /**
   * Returns the eventless transition that always leaves a state before any event is handled. If
   * several transitions together cover all cases, returns the last of these transitions. Returns
   * empty if the state may stay active.
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

  /** Returns whether a transition of a node always leads out of that node. */
  static boolean leaves(CheckContext machine, int node, ResolvedTransition transition) {
    return !transition.isTargetless()
        && transition.isComplete()
        && transition.targets().stream().noneMatch(t -> machine.tree().isWithin(t.number(), node));
  }

  /** Returns the innermost transient state among a node and its ancestors; -1 if there is none. */
  static int around(CheckContext machine, int node) {
    for (int above : machine.tree().upwards(node)) {
      if (leaving(machine, above).isPresent()) {
        return above;
      }
    }
    return -1;
  }
}
