package dev.pawl.cli.importer.xstate;

import dev.pawl.cli.importer.ImportedGuard;
import dev.pawl.cli.importer.ImportedGuard.In;
import dev.pawl.cli.importer.ImportedTransition;
import dev.pawl.cli.importer.ImportedTrigger.Done;
import java.util.ArrayList;
import java.util.List;

/**
 * The transitions that are added to parallel states with parallel regions, so that these states
 * complete as in XState. In XState, a parallel state completes when all of its regions have
 * completed. In Pawl and SCXML, a parallel state does not complete if the last region to complete
 * is itself parallel.
 */
final class NestedCompletion {

  private final ImportedTransition transition;
  private final List<ImportedTransition> all = new ArrayList<>();

  private NestedCompletion(ImportedTransition transition) {
    this.transition = transition;
    all.add(transition);
  }

  /**
   * Returns a list with a transition of a node. If the trigger of the transition is the completion
   * of the node, the list also contains the transitions to add.
   */
  static List<ImportedTransition> of(ImportedTransition transition, XStateNode node) {
    NestedCompletion completion = new NestedCompletion(transition);
    if (transition.trigger().equals(new Done(node.path())) && node.canBeDone()) {
      completion.addRegions(node, transition.guard().map(List::of).orElse(List.of()));
    }
    return completion.all;
  }

  private void addRegions(XStateNode node, List<ImportedGuard> guards) {
    if (!node.isParallel()) {
      return;
    }
    for (XStateNode region : node.states()) {
      if (region.isParallel()) {
        List<ImportedGuard> whole = new ArrayList<>(guards);
        node.states().stream()
            .filter(r -> r != region)
            .map(NestedCompletion::isDone)
            .forEach(whole::add);
        ImportedTransition copy = transition.withTrigger(new Done(region.path()));
        if (!whole.isEmpty()) {
          copy.setGuard(ImportedGuard.and(whole));
        }
        all.add(copy);
        addRegions(region, whole);
      }
    }
  }

  private static ImportedGuard isDone(XStateNode node) {
    return node.isParallel()
        ? ImportedGuard.and(node.states().stream().map(NestedCompletion::isDone).toList())
        : ImportedGuard.or(node.finalPaths().stream().<ImportedGuard>map(In::new).toList());
  }
}
