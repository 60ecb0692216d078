package dev.pawl.spring.importer;

import dev.pawl.cli.importer.Ids;
import dev.pawl.cli.importer.ImportedGuard;
import dev.pawl.cli.importer.ImportedState;
import dev.pawl.cli.importer.ImportedState.Kind;
import dev.pawl.cli.importer.ImportedTransition;
import dev.pawl.cli.importer.ImportedTrigger;
import dev.pawl.cli.importer.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.springframework.statemachine.state.JoinPseudoState;
import org.springframework.statemachine.state.PseudoStateKind;
import org.springframework.statemachine.state.State;
import org.springframework.statemachine.transition.Transition;

/**
 * Imports joins. A join of the final states of all regions becomes a transition on the done event
 * of the parallel state. Any other join becomes an eventless transition of the parallel state, with
 * a guard that tests whether the joined states are active.
 */
final class JoinReader<S, E> {

  private final StateTree<S, E> tree;
  private final MachineWalker<S, E> walker;
  private final SpringRemarks remarks;

  JoinReader(StateTree<S, E> tree, MachineWalker<S, E> walker, SpringRemarks remarks) {
    this.tree = tree;
    this.walker = walker;
    this.remarks = remarks;
  }

  /** Imports the transitions that start at joins. */
  void read(List<Transition<S, E>> transitions) {
    for (State<S, E> state : tree.all()) {
      if (state.getPseudoState() instanceof JoinPseudoState<S, E> join) {
        read(state, join, transitions);
      }
    }
    transitions.stream().filter(JoinReader::isDirect).forEach(remarks::directJoin);
  }

  /** Returns whether a transition with a trigger leads to a join. */
  private static boolean isDirect(Transition<?, ?> transition) {
    return transition.getTrigger() != null
        && StateTree.pseudoKind(transition.getTarget()) == PseudoStateKind.JOIN;
  }

  private void read(
      State<S, E> state, JoinPseudoState<S, E> join, List<Transition<S, E>> transitions) {
    List<List<ImportedState>> joined =
        join.getJoins().stream()
            .map(any -> any.stream().flatMap(s -> tree.imported(s).stream()).toList())
            .filter(any -> !any.isEmpty())
            .toList();
    Optional<ImportedState> around =
        joined.isEmpty() ? Optional.empty() : tree.parallel(joined.get(0).get(0));
    if (around.isEmpty()) {
      remarks.emptyJoin(Ids.name(state.getId()));
      return;
    }
    if (transitions.stream().anyMatch(t -> leaves(t, around.get()))) {
      remarks.reachedBefore(Ids.name(state.getId()), around.get().name());
    }
    boolean done = isCompletion(joined, around.get());
    ImportedTrigger trigger =
        done ? new ImportedTrigger.Done(around.get().id()) : new ImportedTrigger.Eventless();
    for (Transition<S, E> transition : transitions) {
      if (transition.getSource() != state) {
        continue;
      }
      ImportedTransition imported = new ImportedTransition(trigger, Place.NONE);
      String place = MachineWalker.place(transition);
      List<ImportedGuard> conditions = done ? new ArrayList<>() : active(joined);
      SpringInternals.guard(transition).ifPresent(g -> conditions.add(walker.predicate(g, place)));
      if (!conditions.isEmpty()) {
        imported.setGuard(ImportedGuard.and(conditions));
      }
      if (!MachineWalker.orEmpty(transition.getActions()).isEmpty()) {
        remarks.actionOfJoin(place);
      }
      walker.complete(imported, transition, place);
      imported.targets().addAll(walker.targets(transition.getTarget()));
      around.get().transitions().add(imported);
    }
  }

  /** Returns whether a transition leads from a state, or from inside it, to a state outside. */
  private boolean leaves(Transition<S, E> transition, ImportedState outer) {
    return tree.imported(transition.getSource()).filter(s -> isIn(s, outer)).isPresent()
        && walker.targetStates(transition.getTarget()).stream().anyMatch(t -> !isIn(t, outer));
  }

  private boolean isIn(ImportedState state, ImportedState outer) {
    return state == outer || tree.isWithin(state, outer);
  }

  private static boolean isCompletion(List<List<ImportedState>> joined, ImportedState around) {
    return joined.size() == around.children().size()
        && joined.stream().flatMap(List::stream).allMatch(s -> s.kind() == Kind.FINAL);
  }

  private static List<ImportedGuard> active(List<List<ImportedState>> joined) {
    List<ImportedGuard> conditions = new ArrayList<>();
    for (List<ImportedState> any : joined) {
      List<ImportedGuard> states =
          any.stream().<ImportedGuard>map(s -> new ImportedGuard.In(s.id())).toList();
      conditions.add(ImportedGuard.or(states));
    }
    return conditions;
  }
}
