package dev.pawl.diagrams.document;

import dev.pawl.language.model.Event;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.List;
import java.util.Optional;

/** Builds the table of events and the table of forbidden pairs of states. */
final class EventTables {

  private final ResolvedMachine machine;

  EventTables(ResolvedMachine machine) {
    this.machine = machine;
  }

  /** Returns the table of events. The table is empty if only the names of events are known. */
  TableModel events() {
    TableModel grid = new TableModel("Event", "Payload", "Wire name", "Meaning");
    List<Event> events = machine.events().stream().filter(event -> !event.direct()).toList();
    boolean wire = events.stream().anyMatch(e -> !machine.declared().wireName(e).equals(e.name()));
    for (Event event : events) {
      grid.row(
          TextLine.code(event.name()),
          TextLine.params(event.payload()),
          wire ? TextLine.code(machine.declared().wireName(event)) : TextLine.EMPTY,
          meaning(event));
    }
    return grid.hasContent(1) || grid.hasContent(2) || grid.hasContent(3) ? grid : new TableModel();
  }

  /**
   * Returns the description of an event. For a done or timer event without a description, returns
   * the condition on which the machine raises it.
   */
  private TextLine meaning(Event event) {
    TextLine said = TextLine.prose(event.description());
    if (!said.isEmpty()) {
      return said;
    }
    return switch (event.kind()) {
      case DONE -> done(event);
      case TIMER -> timer(event);
      default -> TextLine.EMPTY;
    };
  }

  private TextLine done(Event event) {
    return machine.nodes().stream()
        .filter(n -> n.done().filter(e -> e == event).isPresent())
        .map(n -> TextLine.state(n.name()))
        .findFirst()
        .orElseGet(() -> TextLine.state(event.name().substring(Event.DONE_PREFIX.length())))
        .then(" is done");
  }

  private TextLine timer(Event event) {
    for (StateNode node : machine.nodes()) {
      for (StateNode.Timer timer : node.timers()) {
        if (timer.event() == event) {
          TextLine delay = delay(timer);
          return node.isRoot() ? delay : delay.then(" in ").then(TextLine.state(node.name()));
        }
      }
    }
    return TextLine.EMPTY;
  }

  private static TextLine delay(StateNode.Timer timer) {
    return TextLine.plain(timer.declared().word() + " ")
        .then(TextLine.code(timer.declared().delay().text()));
  }

  /** Returns the name and delay of the timer that triggers a transition, or an empty line. */
  static TextLine timer(ResolvedTransition transition) {
    return transition
        .timer()
        .map(t -> TextLine.joined(List.of(TextLine.code(t.declared().name()), delay(t)), " "))
        .orElse(TextLine.EMPTY);
  }

  /** Returns the table of the pairs of states that no transition may connect, with the reasons. */
  TableModel forbidden() {
    TableModel grid = new TableModel("From", "To", "Because");
    for (ResolvedMachine.Prohibition forbid : machine.forbids()) {
      grid.row(
          states(forbid.from()), states(forbid.to()), TextLine.prose(forbid.declared().because()));
    }
    return grid;
  }

  private static TextLine states(Optional<List<StateNode>> nodes) {
    return nodes
        .map(
            some ->
                TextLine.joined(some.stream().map(n -> TextLine.state(n.name())).toList(), ", "))
        .orElse(TextLine.word("every"));
  }
}
