package dev.pawl.diagrams.document.declaration;

import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.StateNode;
import java.util.List;
import java.util.Optional;

/**
 * The outermost state that the enum of a machine marks as initial, if the machine names its initial
 * states. An enum can mark only one outermost state as initial.
 */
final class InitialStateNames {

  private final Optional<StateNode> marked;
  private final boolean exact;

  InitialStateNames(ResolvedMachine machine) {
    List<StateNode> named = machine.root().named();
    boolean regions = machine.root().declared().isParallel();
    Optional<StateNode> outermost = named.stream().findFirst().map(n -> outermost(machine, n));
    this.marked = outermost.filter(o -> !regions);
    this.exact =
        outermost
            .map(o -> machine.moves().start(o).entry().equals(machine.moves().start().entry()))
            .orElse(true);
  }

  private static StateNode outermost(ResolvedMachine machine, StateNode node) {
    int outermost = node.number();
    while (machine.tree().parent(outermost) > 0) {
      outermost = machine.tree().parent(outermost);
    }
    return machine.node(outermost);
  }

  /**
   * Returns whether {@code @Initial} must be written on a state, because the machine names this
   * state or one of its substates as initial.
   */
  boolean isIn(StateNode node) {
    return marked.filter(m -> m == node).isPresent();
  }

  /**
   * Returns whether the machine that the enum declares starts in exactly the states in which the
   * original machine starts.
   */
  boolean isExact() {
    return exact;
  }
}
