package dev.pawl.cli.exporter;

import dev.pawl.language.model.Event;
import java.util.List;
import java.util.Map;

/** The names of XState for states and events. */
final class XStateNames {

  private static final String DONE = "xstate.done.state.";

  private XStateNames() {}

  /** Returns the text by which a target names a state: {@code #NAME}, with dots escaped. */
  static String reference(String state) {
    return "#" + state.replace("\\", "\\\\").replace(".", "\\.");
  }

  /**
   * Returns the XState type of an event: the name of the event, or a name derived from the
   * completed state.
   */
  static String event(Event event) {
    return event.kind() == Event.Kind.DONE
        ? done(event.name().substring(Event.DONE_PREFIX.length()))
        : event.name();
  }

  /** Returns the type of the event that XState raises when a state is done. */
  static String done(String state) {
    return DONE + state;
  }

  /** Returns the action that raises an event. */
  static Map<String, Object> raise(Event event) {
    return new JsonMembers()
        .put("type", "xstate.raise")
        .put("params", Map.of("event", Map.of("type", event(event))))
        .map();
  }

  /** Returns the XState types of events. */
  static List<String> events(List<Event> events) {
    return events.stream().map(XStateNames::event).toList();
  }
}
