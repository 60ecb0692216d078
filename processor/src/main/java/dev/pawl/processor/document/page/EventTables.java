package dev.pawl.processor.document.page;

import dev.pawl.processor.model.Behavior;
import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Forbid;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import java.util.List;

/** The tables of which each row is an event, or a pair of states that no transition joins. */
final class EventTables {

  private final Machine machine;

  EventTables(Machine machine) {
    this.machine = machine;
  }

  /** The events, where more is known about any of them than its name. */
  Grid events() {
    Grid grid = new Grid("Event", "Payload", "Wire name", "Meaning");
    List<Event> events = machine.events().stream().filter(event -> !event.direct()).toList();
    boolean wire = events.stream().anyMatch(e -> !machine.wireName(e).equals(e.name()));
    for (Event event : events) {
      grid.row(
          Line.code(event.name()),
          Line.params(event.payload()),
          wire ? Line.code(machine.wireName(event)) : Line.EMPTY,
          meaning(event));
    }
    return grid.says(1) || grid.says(2) || grid.says(3) ? grid : new Grid();
  }

  /** What the event means; of one that the machine makes happen, when it does. */
  private Line meaning(Event event) {
    Line said = Line.prose(event.description());
    if (!said.isEmpty()) {
      return said;
    }
    return switch (event.kind()) {
      case DONE -> Line.state(event.name().substring(Event.DONE_PREFIX.length())).then(" is done");
      case TIMER -> timer(event.name());
      default -> Line.EMPTY;
    };
  }

  private Line timer(String event) {
    State root = machine.root();
    for (State state : machine.tree().nodes()) {
      Line delay = delay(state, event);
      if (!delay.isEmpty()) {
        return state == root ? delay : delay.then(" in ").then(Line.state(state.name()));
      }
    }
    return Line.EMPTY;
  }

  /** The delay of the timer that an event is of, if the state has it. */
  private static Line delay(State state, String event) {
    return state.behavior().timers().stream()
        .filter(timer -> timer.event().name().equals(event))
        .map(EventTables::delay)
        .findFirst()
        .orElse(Line.EMPTY);
  }

  private static Line delay(Behavior.Timer timer) {
    return Line.plain("after ").then(Line.code(timer.delay().text()));
  }

  /** What takes a transition that is a timer's, if the state has it: its name and its delay. */
  static Line timer(State state, String event) {
    return state.behavior().timers().stream()
        .filter(timer -> timer.event().name().equals(event))
        .map(
            t -> t.name().map(n -> Line.code(n.name()).then(" ")).orElse(Line.EMPTY).then(delay(t)))
        .findFirst()
        .orElse(Line.EMPTY);
  }

  /** The pairs of states that no transition may join, and why. */
  Grid forbidden() {
    Grid grid = new Grid("From", "To", "Because");
    for (Forbid forbid : machine.forbids()) {
      grid.row(states(forbid.from()), states(forbid.to()), Line.prose(forbid.because()));
    }
    return grid;
  }

  private static Line states(List<Ref> refs) {
    return Line.joined(
        refs.stream()
            .map(r -> r.name().equals(Forbid.ANY) ? Line.word("every") : Line.state(r.name()))
            .toList(),
        ", ");
  }
}
