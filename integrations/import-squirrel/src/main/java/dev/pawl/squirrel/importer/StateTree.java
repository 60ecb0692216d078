package dev.pawl.squirrel.importer;

import dev.pawl.cli.importer.Ids;
import dev.pawl.cli.importer.ImportedState;
import dev.pawl.cli.importer.ImportedState.Kind;
import dev.pawl.cli.importer.ImportedTransition;
import dev.pawl.cli.importer.ImportedTrigger;
import dev.pawl.cli.importer.Place;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.squirrelframework.foundation.fsm.HistoryType;
import org.squirrelframework.foundation.fsm.ImmutableState;
import org.squirrelframework.foundation.fsm.StateMachine;

/**
 * The states of a machine of squirrel and the imported states. In squirrel, a state can be active
 * without an active substate if none of its substates is initial. The import adds a substate to
 * such a state. The added substate is active while no declared substate is active.
 */
final class StateTree<T extends StateMachine<T, S, E, C>, S, E, C> {

  private final ImportedState root = new ImportedState("", "", Kind.STATE, Place.NONE);
  private final List<ImmutableState<T, S, E, C>> all = new ArrayList<>();
  private final Map<ImmutableState<T, S, E, C>, ImportedState> imported = new IdentityHashMap<>();
  private final Map<ImmutableState<T, S, E, C>, ImportedState> alone = new IdentityHashMap<>();
  private final Map<ImmutableState<T, S, E, C>, ImportedState> histories = new IdentityHashMap<>();
  private final Map<ImmutableState<T, S, E, C>, ImportedState> reentries = new IdentityHashMap<>();

  private StateTree() {}

  static <T extends StateMachine<T, S, E, C>, S, E, C> StateTree<T, S, E, C> of(T machine) {
    StateTree<T, S, E, C> tree = new StateTree<>();
    machine.getAllRawStates().stream()
        .map(ImmutableState::getThis)
        .filter(s -> s.getParentState() == null)
        .sorted(Ids.order(ImmutableState::getStateId))
        .forEach(s -> tree.add(s, tree.root));
    ImmutableState<T, S, E, C> initial = machine.getInitialRawState().getThis();
    tree.root.initial().add(tree.imported(initial).id());
    return tree;
  }

  private void add(ImmutableState<T, S, E, C> state, ImportedState parent) {
    ImportedState added = child(parent, Ids.name(state.getStateId()), kind(state));
    all.add(state);
    imported.put(state, added);
    if (!state.hasChildStates()) {
      return;
    }
    if (isEnteredWithoutSubstate(state)) {
      alone.put(state, child(added, added.name() + "_ALONE", Kind.STATE));
    }
    for (ImmutableState<T, S, E, C> child : state.getChildStates()) {
      add(child.getThis(), added);
    }
    if (state.getInitialState() != null) {
      added.initial().add(imported(state.getInitialState()).id());
    }
  }

  private static Kind kind(ImmutableState<?, ?, ?, ?> state) {
    if (state.isFinalState()) {
      return Kind.FINAL;
    }
    return isParallel(state) ? Kind.PARALLEL : Kind.STATE;
  }

  private ImportedState child(ImportedState parent, String name, Kind kind) {
    String id = parent == root ? name : parent.id() + "/" + name;
    ImportedState added = new ImportedState(id, name, kind, Place.NONE);
    parent.children().add(added);
    return added;
  }

  /** Returns the root of the imported states, which represents the machine itself. */
  ImportedState root() {
    return root;
  }

  /** Returns all states. Each state comes before its descendants. */
  List<ImmutableState<T, S, E, C>> all() {
    return all;
  }

  ImportedState imported(ImmutableState<T, S, E, C> state) {
    ImportedState found = imported.get(state.getThis());
    if (found == null) {
      throw new IllegalStateException("The machine does not list its state " + state + ".");
    }
    return found;
  }

  /**
   * Returns the substate that the import has added to a state because the state can be active
   * without an active substate. Returns empty if no substate was added.
   */
  Optional<ImportedState> alone(ImmutableState<T, S, E, C> state) {
    return Optional.ofNullable(alone.get(state));
  }

  /**
   * Returns the imported state for which squirrel has a state. For a substate that the import has
   * added, returns the parent of the substate. For any other state, returns the given state.
   */
  ImportedState declared(ImportedState leaf) {
    return alone.entrySet().stream()
        .filter(e -> e.getValue() == leaf)
        .findFirst()
        .map(e -> imported(e.getKey()))
        .orElse(leaf);
  }

  /**
   * Returns the ids of the imported states to which a transition leads if it leads from {@code
   * source} to {@code target} in squirrel. From inside the target, the transition cannot lead to a
   * history state of the target, because it would not leave the target.
   */
  List<String> targets(ImmutableState<T, S, E, C> source, ImmutableState<T, S, E, C> target) {
    List<String> targets = targets(target);
    String id = imported(target).id();
    if (!isWithin(source, target) || targets.contains(id)) {
      return targets;
    }
    return List.of(target.isRegion() ? id : reentry(target, targets).id());
  }

  private List<String> targets(ImmutableState<T, S, E, C> target) {
    if (isParallel(target)) {
      List<String> remembered =
          target.getChildStates().stream()
              .filter(StateTree::hasHistory)
              .map(region -> history(region.getThis()).id())
              .toList();
      return remembered.isEmpty() ? List.of(imported(target).id()) : remembered;
    }
    return List.of((hasHistory(target) ? history(target) : imported(target)).id());
  }

  /**
   * Returns the state from which {@code state} is entered again by its history. If there is no such
   * state yet, adds one next to {@code state}.
   */
  private ImportedState reentry(ImmutableState<T, S, E, C> state, List<String> histories) {
    return reentries.computeIfAbsent(
        state,
        s -> {
          ImportedState parent = s.getParentState() == null ? root : imported(s.getParentState());
          ImportedState added = child(parent, imported(s).name() + "_REENTRY", Kind.STATE);
          ImportedTransition back =
              new ImportedTransition(new ImportedTrigger.Eventless(), Place.NONE);
          back.targets().addAll(histories);
          added.transitions().add(back);
          return added;
        });
  }

  /** Returns the ids of the substates that are entered by default when a state is entered. */
  List<String> inner(ImmutableState<T, S, E, C> state) {
    return hasHistory(state)
        ? List.of(history(state).id())
        : alone(state).map(s -> List.of(s.id())).orElse(imported(state).initial());
  }

  /** Returns the history state of a state. If the state has no history state yet, adds one. */
  private ImportedState history(ImmutableState<T, S, E, C> state) {
    return histories.computeIfAbsent(
        state,
        s -> {
          ImportedState parent = imported(s);
          Kind kind =
              s.getHistoryType() == HistoryType.DEEP ? Kind.DEEP_HISTORY : Kind.SHALLOW_HISTORY;
          ImportedState history = child(parent, parent.name() + "_HISTORY", kind);
          history.initial().addAll(alone(s).map(a -> List.of(a.id())).orElse(parent.initial()));
          return history;
        });
  }

  static boolean hasHistory(ImmutableState<?, ?, ?, ?> state) {
    return state.getHistoryType() != HistoryType.NONE
        && state.hasChildStates()
        && !state.isParallelState();
  }

  /**
   * Returns whether a state has substates, but none of them is active after the state has been
   * entered.
   */
  static boolean isEnteredWithoutSubstate(ImmutableState<?, ?, ?, ?> state) {
    return state.hasChildStates() && state.getInitialState() == null && !state.isParallelState();
  }

  static boolean isParallel(ImmutableState<?, ?, ?, ?> state) {
    return state.isParallelState() && state.hasChildStates();
  }

  /** Returns whether a state is a descendant of {@code outer}. */
  static boolean isWithin(ImmutableState<?, ?, ?, ?> state, ImmutableState<?, ?, ?, ?> outer) {
    ImmutableState<?, ?, ?, ?> around = state.getParentState();
    while (around != null && around != outer) {
      around = around.getParentState();
    }
    return around != null;
  }

  /**
   * Returns whether the order of the states is known, because all states are constants of an enum.
   */
  boolean isOrdered() {
    return all.stream().allMatch(s -> s.getStateId() instanceof Enum);
  }
}
