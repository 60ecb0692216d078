package dev.pawl.diagrams.document.declaration;

import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.StateNode;
import java.util.List;
import java.util.Optional;

/**
 * The beginning of an instance whose machine names states for that. An enum cannot name them: it
 * marks one of the outermost states, and what is entered with that its own states say.
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

  /** Whether a state is to be marked that is not marked. */
  boolean isIn(StateNode node) {
    return marked.filter(m -> m == node).isPresent();
  }

  /** Whether an instance begins in the same states. */
  boolean isExact() {
    return exact;
  }
}
