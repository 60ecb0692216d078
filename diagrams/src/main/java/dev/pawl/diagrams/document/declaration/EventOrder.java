package dev.pawl.diagrams.document.declaration;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.State;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The events that an enum must declare: the events that the machine declares, and further events
 * whose declaration is necessary to keep the order of all events. When Pawl reads the enum, Pawl
 * adds all other events in the order in which annotations mention them.
 */
final class EventOrder {

  private final List<Event> declared;
  private final boolean kept;

  EventOrder(ResolvedMachine machine) {
    Set<Event> found = found(machine);
    List<Event> usual = machine.events().stream().filter(e -> !e.kind().isOwn()).toList();
    int count = (int) usual.stream().filter(Event::declared).count();
    count = Math.max(count, usual.size() - inOrder(usual, found));
    // The event of a direct transition has no name, so the enum cannot declare it.
    this.declared = usual.subList(0, count).stream().filter(e -> !e.direct()).toList();
    List<Event> own =
        machine.events().stream().filter(e -> e.kind().isOwn() && found.contains(e)).toList();
    this.kept =
        declared.size() == count
            && own.equals(found.stream().filter(e -> e.kind().isOwn()).toList());
  }

  /**
   * Returns the length of the longest suffix of {@code events} whose order Pawl restores when it
   * reads the enum.
   */
  private static int inOrder(List<Event> events, Set<Event> found) {
    Map<Event, Integer> places = new HashMap<>();
    found.forEach(e -> places.put(e, places.size()));
    int next = Integer.MAX_VALUE;
    int count = 0;
    for (int i = events.size() - 1; i >= 0; i--) {
      int place = places.getOrDefault(events.get(i), Integer.MAX_VALUE);
      if (place >= next) {
        break;
      }
      next = place;
      count++;
    }
    return count;
  }

  /** Returns the events that the enum must declare, in the order of the machine. */
  List<Event> declared() {
    return declared;
  }

  /** Returns whether the enum's events have the order that they have in the machine. */
  boolean isKept() {
    return kept;
  }

  /** Returns the events in the order in which Pawl finds them in the annotations of the enum. */
  private static Set<Event> found(ResolvedMachine machine) {
    Set<Event> found = new LinkedHashSet<>();
    List<StateNode> nodes = new ArrayList<>();
    for (State state : machine.tree().declared()) {
      nodes.add(machine.node(state));
    }
    nodes.add(machine.root());
    for (StateNode node : nodes) {
      TransitionGroup.of(node).forEach(step -> step.events().forEach(found::add));
      if (!node.isRoot()) {
        found.addAll(node.raisedOnEntry());
        found.addAll(node.raisedOnExit());
        found.addAll(node.ignored());
        found.addAll(node.deferred());
      }
    }
    return found;
  }
}
