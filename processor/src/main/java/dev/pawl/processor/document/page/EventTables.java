package dev.pawl.processor.document.page;

import dev.pawl.processor.model.Event;
import dev.pawl.processor.semantics.ResolvedMachine;
import dev.pawl.processor.semantics.ResolvedTransition;
import dev.pawl.processor.semantics.StateNode;
import java.util.List;
import java.util.Optional;

/** The tables of which each row is an event, or a pair of states that no transition joins. */
final class EventTables {

  private final ResolvedMachine machine;

  EventTables(ResolvedMachine machine) {
    this.machine = machine;
  }

  /** The events, where more is known about any of them than its name. */
  Grid events() {
    Grid grid = new Grid("Event", "Payload", "Wire name", "Meaning");
    List<Event> events = machine.events().stream().filter(event -> !event.direct()).toList();
    boolean wire = events.stream().anyMatch(e -> !machine.declared().wireName(e).equals(e.name()));
    for (Event event : events) {
      grid.row(
          Line.code(event.name()),
          Line.params(event.payload()),
          wire ? Line.code(machine.declared().wireName(event)) : Line.EMPTY,
          meaning(event));
    }
    return grid.says(1) || grid.says(2) || grid.says(3) ? grid : new Grid();
  }

  /** The meaning of the event; of one that the machine makes happen, when it does. */
  private Line meaning(Event event) {
    Line said = Line.prose(event.description());
    if (!said.isEmpty()) {
      return said;
    }
    return switch (event.kind()) {
      case DONE -> done(event);
      case TIMER -> timer(event);
      default -> Line.EMPTY;
    };
  }

  private Line done(Event event) {
    return machine.nodes().stream()
        .filter(n -> n.done().filter(e -> e == event).isPresent())
        .map(n -> Line.state(n.name()))
        .findFirst()
        .orElseGet(() -> Line.state(event.name().substring(Event.DONE_PREFIX.length())))
        .then(" is done");
  }

  private Line timer(Event event) {
    for (StateNode node : machine.nodes()) {
      for (StateNode.Timer timer : node.timers()) {
        if (timer.event() == event) {
          Line delay = delay(timer);
          return node.isRoot() ? delay : delay.then(" in ").then(Line.state(node.name()));
        }
      }
    }
    return Line.EMPTY;
  }

  private static Line delay(StateNode.Timer timer) {
    return Line.plain("after ").then(Line.code(timer.declared().delay().text()));
  }

  /** The timer that takes a transition, if it is one of its source: its name and its delay. */
  static Line timer(ResolvedTransition transition) {
    return transition
        .timer()
        .map(t -> Line.joined(List.of(Line.code(t.declared().name()), delay(t)), " "))
        .orElse(Line.EMPTY);
  }

  /** The pairs of states that no transition may join, and why. */
  Grid forbidden() {
    Grid grid = new Grid("From", "To", "Because");
    for (ResolvedMachine.Prohibition forbid : machine.forbids()) {
      grid.row(states(forbid.from()), states(forbid.to()), Line.prose(forbid.declared().because()));
    }
    return grid;
  }

  private static Line states(Optional<List<StateNode>> nodes) {
    return nodes
        .map(some -> Line.joined(some.stream().map(n -> Line.state(n.name())).toList(), ", "))
        .orElse(Line.word("every"));
  }
}
