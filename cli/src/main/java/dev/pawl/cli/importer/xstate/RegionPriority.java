package dev.pawl.cli.importer.xstate;

import dev.pawl.cli.importer.ImportedGuard;
import dev.pawl.cli.importer.ImportedGuard.And;
import dev.pawl.cli.importer.ImportedGuard.In;
import dev.pawl.cli.importer.ImportedGuard.Not;
import dev.pawl.cli.importer.ImportedTransition;
import dev.pawl.cli.importer.ImportedTrigger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The guards and transitions that are added to parallel states and the states around them, so that
 * regions have the same priority as in XState. In XState, these outer states do not handle an event
 * that a region handles. In Pawl and SCXML, the outer states also handle the event if another
 * region does not handle it, unless both transitions exit a common state.
 */
final class RegionPriority {

  private final XStateTransitions transitions;

  RegionPriority(XStateTransitions transitions) {
    this.transitions = transitions;
  }

  /** Adds guards to the transitions of a parallel state and of all states around it. */
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
   * Adds transitions without effect to a state with transitions on any event. A transition without
   * effect handles an event if a region handles the event, because a transition on any event cannot
   * have a guard for one of the events.
   *
   * @param events the names of all events
   */
  void addWithoutEffect(XStateNode outer, Set<String> events) {
    XStateTransitions.OfNode own = transitions.of(outer);
    List<ImportedTransition> any = own.of(new ImportedTrigger.AnyEvent());
    if (any.isEmpty()) {
      return;
    }
    boolean outerExits = any.stream().noneMatch(t -> t.targets().isEmpty());
    Set<ImportedTrigger> triggers = new LinkedHashSet<>();
    events.forEach(e -> triggers.add(new ImportedTrigger.OnEvent(e)));
    own.all().stream()
        .map(ImportedTransition::trigger)
        .filter(ImportedTrigger.Done.class::isInstance)
        .forEach(triggers::add);
    List<XStateNode> inner = new ArrayList<>();
    collectInRegions(outer, inner);
    for (ImportedTrigger trigger : triggers) {
      List<ImportedGuard> taken =
          inner.stream().flatMap(i -> taken(i, trigger, outerExits).stream()).toList();
      if (!taken.isEmpty()) {
        ImportedTransition none = new ImportedTransition(trigger, any.get(0).place());
        none.setGuard(ImportedGuard.or(taken));
        own.add(trigger, none);
      }
    }
  }

  /** Collects the states that are in a region of a node or of a state below the node. */
  private static void collectInRegions(XStateNode node, List<XStateNode> found) {
    if (node.isParallel() && node.states().size() > 1) {
      node.children().forEach(region -> region.forEach(found::add));
    } else {
      node.children().forEach(child -> collectInRegions(child, found));
    }
  }

  /**
   * Returns the condition under which a state in a region handles an event. Returns empty if the
   * state does not handle the event, or if both transitions exit states, because Pawl then prefers
   * the transition of the region.
   *
   * @param inner the state in the region
   * @param trigger the event
   * @param outerExits whether the transition of the parallel state or of a state around it exits
   *     states
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
