package dev.pawl.cli.importer.xstate;

import dev.pawl.cli.importer.ImportedGuard;
import dev.pawl.cli.importer.ImportedGuard.And;
import dev.pawl.cli.importer.ImportedGuard.In;
import dev.pawl.cli.importer.ImportedGuard.Not;
import dev.pawl.cli.importer.ImportedTransition;
import dev.pawl.cli.importer.ImportedTrigger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Preserves the priority that regions have in XState. In XState, a parallel state and the states
 * around it do not take an event that one of the regions takes. In Pawl and SCXML, if another
 * region does not take the event, these states take the event too, unless both transitions exit the
 * same states. The import adds guards, so that the machine behaves as in XState.
 */
final class RegionPriority {

  private final XStateTransitions transitions;

  RegionPriority(XStateTransitions transitions) {
    this.transitions = transitions;
  }

  /** Adds guards to the transitions of a parallel state and of the states around it. */
  void addTo(XStateNode parallel) {
    if (parallel.states().size() < 2) {
      return;
    }
    Optional<XStateNode> outer = Optional.of(parallel);
    while (outer.isPresent()) {
      for (ImportedTransition transition : transitions.of(outer.get()).all()) {
        addTo(transition, parallel);
      }
      outer = outer.get().parent();
    }
  }

  private void addTo(ImportedTransition outer, XStateNode parallel) {
    ImportedTrigger trigger = outer.trigger();
    if (!(trigger instanceof ImportedTrigger.OnEvent || trigger instanceof ImportedTrigger.Done)) {
      return;
    }
    List<ImportedGuard> taken = new ArrayList<>();
    parallel.forEach(
        inner -> {
          if (inner != parallel) {
            taken(inner, trigger, !outer.targets().isEmpty()).ifPresent(taken::add);
          }
        });
    for (ImportedGuard guard : taken) {
      ImportedGuard not = new Not(guard);
      outer.setGuard(outer.guard().<ImportedGuard>map(g -> new And(List.of(g, not))).orElse(not));
    }
  }

  /**
   * Returns the condition under which a state in a region takes an event. Returns empty if the
   * state does not take the event, or if no guard is needed because Pawl also prefers the inner
   * transition when both transitions exit states.
   */
  private Optional<ImportedGuard> taken(
      XStateNode inner, ImportedTrigger trigger, boolean outerExits) {
    XStateTransitions.OfNode own = transitions.of(inner);
    ImportedGuard active = new In(inner.path());
    if (trigger instanceof ImportedTrigger.OnEvent on && own.ignored().contains(on.event())) {
      return Optional.of(active);
    }
    List<ImportedGuard> guards = new ArrayList<>();
    for (ImportedTransition transition : own.all()) {
      boolean takes =
          transition.trigger().equals(trigger)
              || transition.trigger() instanceof ImportedTrigger.AnyEvent;
      boolean preferred = outerExits && !transition.targets().isEmpty();
      if (takes && !preferred && transition.guard().isEmpty()) {
        return Optional.of(active);
      } else if (takes && !preferred) {
        guards.add(transition.guard().get());
      }
    }
    if (guards.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(new And(List.of(active, ImportedGuard.or(guards))));
  }
}
