package dev.pawl.processor.document;

import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Forbid;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The tables of a machine's page. Each is whole Markdown that may also stand alone, with a line
 * feed at the end of every line, or empty where there is nothing to say.
 */
public final class MarkdownTable {

  private static final String EVERY = "_every_";

  private MarkdownTable() {}

  /** The states: what each means, and what else was declared about it. */
  public static String states(Machine machine) {
    return new MarkdownStates(machine).meanings();
  }

  /** What is done in the states; empty where the machine is no statechart. */
  public static String behavior(Machine machine) {
    return new MarkdownStates(machine).behavior();
  }

  /** The transitions in document order, those that hold in any state last. */
  public static String transitions(Machine machine) {
    return new MarkdownTransitions(machine).table();
  }

  /** What words in the table of transitions mean, as far as they are in it; one sentence each. */
  public static List<String> legend(Machine machine) {
    return new MarkdownTransitions(machine).legend();
  }

  /** The guards: what each asks, and where. */
  public static String guards(Machine machine) {
    return new MarkdownTransitions(machine).guards();
  }

  /** Each state that a life can be in, and what it is in each of the views. */
  public static String views(Machine machine) {
    return new MarkdownStates(machine).views();
  }

  /** The pairs of states that no transition may join, and why. */
  public static String forbidden(Machine machine) {
    MarkdownGrid grid = new MarkdownGrid("From", "To", "Because");
    for (Forbid forbid : machine.forbids()) {
      grid.row(
          statesOrEvery(forbid.from()),
          statesOrEvery(forbid.to()),
          MarkdownText.line(forbid.because()));
    }
    return grid.text();
  }

  private static String statesOrEvery(List<Ref> refs) {
    return refs.stream()
        .map(ref -> ref.name().equals(Forbid.ANY) ? EVERY : MarkdownText.code(ref.name()))
        .collect(Collectors.joining(", "));
  }

  /** The events, where more is known about any of them than its name. */
  public static String events(Machine machine) {
    MarkdownGrid grid = new MarkdownGrid("Event", "Payload", "Wire name", "Meaning");
    List<Event> events = machine.events().stream().filter(event -> !event.direct()).toList();
    boolean wire = events.stream().anyMatch(e -> !machine.wireName(e).equals(e.name()));
    for (Event event : events) {
      grid.row(
          MarkdownText.code(event.name()),
          MarkdownNames.params(event.payload()),
          wire ? MarkdownText.code(machine.wireName(event)) : "",
          meaning(machine, event));
    }
    return grid.says(1) || grid.says(2) || grid.says(3) ? grid.text() : "";
  }

  /** What the event means; of one that the machine makes happen, when it does. */
  private static String meaning(Machine machine, Event event) {
    String said = MarkdownText.line(event.description());
    if (!said.isEmpty()) {
      return said;
    }
    return switch (event.kind()) {
      case DONE ->
          MarkdownText.code(event.name().substring(Event.DONE_PREFIX.length())) + " is done";
      case TIMER -> timer(machine, event.name());
      default -> "";
    };
  }

  private static String timer(Machine machine, String event) {
    State root = machine.root();
    return machine.tree().nodes().stream()
        .flatMap(
            state ->
                MarkdownNames.delay(state, event).stream()
                    .map(d -> state == root ? d : d + " in " + MarkdownText.code(state.name())))
        .findFirst()
        .orElse("");
  }
}
