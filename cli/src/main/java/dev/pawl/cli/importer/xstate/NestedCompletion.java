package dev.pawl.cli.importer.xstate;

import dev.pawl.cli.importer.ImportedGuard;
import dev.pawl.cli.importer.ImportedGuard.In;
import dev.pawl.cli.importer.ImportedTransition;
import dev.pawl.cli.importer.ImportedTrigger.Done;
import java.util.ArrayList;
import java.util.List;

/**
 * Preserves the completion of parallel states with parallel regions. In XState, such a state is
 * done as soon as all of its regions are done. In Pawl and SCXML, such a state is not done if the
 * last region that completes is parallel. The import adds transitions for the completion of each
 * parallel region, so that the machine behaves as in XState.
 */
final class NestedCompletion {

  private final ImportedTransition transition;
  private final List<ImportedTransition> all = new ArrayList<>();

  private NestedCompletion(ImportedTransition transition) {
    this.transition = transition;
    all.add(transition);
  }

  /**
   * Returns the given transition of a node as a list. If the transition reacts to the completion of
   * the node, the list also contains the additional transitions.
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
