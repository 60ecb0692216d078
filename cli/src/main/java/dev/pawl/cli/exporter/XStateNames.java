package dev.pawl.cli.exporter;

import dev.pawl.diagrams.document.JsonText;
import dev.pawl.language.model.Event;
import java.util.List;
import java.util.Map;

/** The names that states and events have in XState. */
final class XStateNames {

  private static final String DONE = "xstate.done.state.";

  private XStateNames() {}

  /** Returns the text with which a target refers to a state: {@code #NAME}, with dots escaped. */
  static String reference(String state) {
    return "#" + state.replace("\\", "\\\\").replace(".", "\\.");
  }

  /**
   * Returns the type that XState gives an event: its name or, for a completion event, a name that
   * XState derives from the state.
   */
  static String event(Event event) {
    return event.kind() == Event.Kind.DONE
        ? done(event.name().substring(Event.DONE_PREFIX.length()))
        : event.name();
  }

  /** Returns the type of the event that XState raises when a state completes. */
  static String done(String state) {
    return DONE + state;
  }

  /** Returns the XState action that raises an event. */
  static Map<String, Object> raise(Event event) {
    return new JsonText.Members()
        .put("type", "xstate.raise")
        .put("params", Map.of("event", Map.of("type", event(event))))
        .map();
  }

  /** Returns the types that XState gives events. */
  static List<String> events(List<Event> events) {
    return events.stream().map(XStateNames::event).toList();
  }

  /** Returns the item of a list with one item, otherwise the list. */
  static Object oneOrAll(List<?> items) {
    return items.size() == 1 ? items.get(0) : items;
  }
}
