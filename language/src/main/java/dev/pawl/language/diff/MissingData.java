package dev.pawl.language.diff;

import dev.pawl.language.model.Event;
import dev.pawl.language.semantics.DataFilling;
import dev.pawl.language.semantics.Moves;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A component of a state's data that a migration would need and that neither the context nor the
 * logic provides.
 *
 * @param entry the state that the migration enters
 * @param leaf the state whose data has the component: the entered state or one of its descendants
 */
public record MissingData(Migration.Entry entry, StateNode leaf, Event.Param component) {

  /**
   * Returns the components that are missing when states are entered, in document order.
   *
   * @param machine the present version of the machine
   * @param numbers the numbers of the present states, by name
   */
  public static List<MissingData> of(
      ResolvedMachine machine, Map<String, Integer> numbers, List<Migration.Entry> entries) {
    Map<Integer, Migration.Entry> first = new LinkedHashMap<>();
    entries.forEach(e -> first.putIfAbsent(e.entered(), e));
    List<MissingData> missing = new ArrayList<>();
    if (first.isEmpty()) {
      return missing;
    }
    DataFilling filling = new DataFilling(machine);
    Moves moves = machine.moves();
    for (StateNode node : machine.nodes()) {
      Migration.Entry entry = node.isRoot() ? null : first.get(numbers.get(node.name()));
      if (entry != null) {
        moves.possibleLeaves(moves.start(node)).stream()
            .filter(leaf -> machine.tree().isWithin(leaf, node.number()))
            .forEach(leaf -> add(entry, machine.node(leaf), filling, machine, missing));
      }
    }
    return missing;
  }

  private static void add(
      Migration.Entry entry,
      StateNode leaf,
      DataFilling filling,
      ResolvedMachine machine,
      List<MissingData> missing) {
    for (Event.Param component : leaf.declared().behavior().data()) {
      boolean isKnown =
          DataFilling.member(machine.declared().contextMembers(), component).isPresent()
              || filling.supplied(leaf, component).filter(DataFilling.Supplied::always).isPresent();
      if (!isKnown) {
        missing.add(new MissingData(entry, leaf, component));
      }
    }
  }
}
