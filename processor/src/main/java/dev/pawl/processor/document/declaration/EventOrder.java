package dev.pawl.processor.document.declaration;

import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.State;
import dev.pawl.processor.semantics.ResolvedMachine;
import dev.pawl.processor.semantics.StateNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Which events an enum declares: those that the machine declares, and as many others as are needed
 * for the order of all. The others follow in the order in which the enum's reader meets them.
 */
final class EventOrder {

  private final List<Event> declared;
  private final boolean kept;

  EventOrder(ResolvedMachine machine) {
    Set<Event> met = met(machine);
    List<Event> usual = machine.events().stream().filter(e -> !isOwn(e)).toList();
    int count = (int) usual.stream().filter(Event::declared).count();
    while (count < usual.size() && !rest(usual, count).equals(met(met, usual.subList(0, count)))) {
      count++;
    }
    // what is declared has a name of its own, which a direct transition's event has not
    this.declared = usual.subList(0, count).stream().filter(e -> !e.direct()).toList();
    List<Event> own = machine.events().stream().filter(e -> isOwn(e) && met.contains(e)).toList();
    this.kept =
        declared.size() == count && own.equals(met.stream().filter(EventOrder::isOwn).toList());
  }

  private static List<Event> rest(List<Event> events, int from) {
    return events.subList(from, events.size());
  }

  private static List<Event> met(Set<Event> met, List<Event> before) {
    return met.stream().filter(e -> !isOwn(e) && !before.contains(e)).toList();
  }

  /** The events to declare, in order. */
  List<Event> declared() {
    return declared;
  }

  /** Whether the enum's events have the machine's order. */
  boolean isKept() {
    return kept;
  }

  private static boolean isOwn(Event event) {
    return event.kind() == Event.Kind.DONE || event.kind() == Event.Kind.TIMER;
  }

  /** The events in the order in which the reader of the enum meets them. */
  private static Set<Event> met(ResolvedMachine machine) {
    Set<Event> met = new LinkedHashSet<>();
    List<StateNode> nodes = new ArrayList<>();
    for (State state : machine.tree().declared()) {
      nodes.add(machine.node(state));
    }
    nodes.add(machine.root());
    for (StateNode node : nodes) {
      Step.of(node).forEach(step -> step.events().forEach(met::add));
      if (!node.isRoot()) {
        met.addAll(node.raisedOnEntry());
        met.addAll(node.raisedOnExit());
        met.addAll(node.ignored());
        met.addAll(node.deferred());
      }
    }
    return met;
  }
}
