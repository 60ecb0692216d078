package dev.pawl.cli.importer;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The order of states by their distance from the initial state: first the states to which the
 * initial state has transitions, then the states to which those states have transitions, and so on.
 * The order by distance is used for libraries that return states in the order of a hash table.
 */
public final class StateOrder {

  private StateOrder() {}

  /** Sorts the children of a state, and the children of all its descendants. */
  public static void sortAll(ImportedState parent) {
    sort(parent);
    parent.children().forEach(StateOrder::sortAll);
  }

  public static void sort(ImportedState parent) {
    List<ImportedState> children = parent.children();
    Set<ImportedState> reached = new LinkedHashSet<>();
    Deque<ImportedState> next = new ArrayDeque<>();
    parent.initial().forEach(id -> addChild(children, id, next));
    while (!next.isEmpty()) {
      ImportedState state = next.poll();
      if (reached.add(state)) {
        state.forEach(inner -> targets(inner).forEach(id -> addChild(children, id, next)));
      }
    }
    List<ImportedState> order = new ArrayList<>(reached);
    children.sort(
        Comparator.comparingInt(
                (ImportedState s) -> reached.contains(s) ? order.indexOf(s) : order.size())
            .thenComparing(ImportedState::name));
  }

  private static List<String> targets(ImportedState state) {
    return state.transitions().stream()
        .map(ImportedTransition::targets)
        .flatMap(List::stream)
        .toList();
  }

  /**
   * Adds to {@code reached} the child that is the state with an id, or that contains this state.
   */
  private static void addChild(
      List<ImportedState> children, String id, Deque<ImportedState> reached) {
    for (ImportedState child : children) {
      if (id.equals(child.id()) || id.startsWith(child.id() + "/")) {
        reached.add(child);
      }
    }
  }
}
