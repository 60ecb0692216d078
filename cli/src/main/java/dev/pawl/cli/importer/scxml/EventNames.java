package dev.pawl.cli.importer.scxml;

import dev.pawl.cli.importer.ImportedTrigger;
import dev.pawl.language.model.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The events of a document. An event descriptor such as {@code error} matches the event {@code
 * error}, and events such as {@code error.network} that start with {@code error} and a dot.
 */
final class EventNames {

  private static final String DONE_STATE = "done.state.";

  private final StateIds ids;
  private final Set<String> names = new LinkedHashSet<>();

  /**
   * Maps names of events in the document to their names in Pawl. The map contains only events that
   * Pawl exported under other names, because SCXML does not allow their names.
   */
  private final Map<String, String> exported = new HashMap<>();

  EventNames(XmlElement document, StateIds ids) {
    this.ids = ids;
    for (XmlElement event : document.pawlChildren("event")) {
      exported.put(event.attribute("id"), event.attribute("name"));
    }
    document
        .all()
        .forEach(
            element -> {
              if (element.is("raise", "send")) {
                add(element.attribute("event"));
              } else if (element.is("transition")) {
                descriptors(element).forEach(this::add);
              }
            });
  }

  private void add(String name) {
    if (!name.isEmpty() && !name.equals("*") && !isDone(name)) {
      names.add(name);
    }
  }

  private boolean isDone(String name) {
    return name.startsWith(DONE_STATE) && ids.contains(name.substring(DONE_STATE.length()));
  }

  /** Returns whether an action can raise an event. Actions cannot raise completion events. */
  boolean canBeRaised(String name) {
    return names.contains(name);
  }

  String pawlName(String name) {
    return isDone(name)
        ? Event.DONE_PREFIX + ids.name(name.substring(DONE_STATE.length()))
        : exported.getOrDefault(name, name);
  }

  /**
   * Returns the event descriptors of a transition, without {@code .*} at the ends of descriptors.
   */
  static List<String> descriptors(XmlElement transition) {
    List<String> descriptors = new ArrayList<>();
    for (String descriptor : transition.attribute("event").split("\\s+")) {
      if (!descriptor.isEmpty()) {
        String name = descriptor.replaceFirst("(?:\\.\\*|\\.)$", "");
        descriptors.add(name.isEmpty() ? "*" : name);
      }
    }
    return descriptors;
  }

  static boolean matches(String descriptor, String event) {
    return event.equals(descriptor) || descriptor.equals("*") || event.startsWith(descriptor + ".");
  }

  /**
   * Returns the triggers for the events and completion events that a transition names. The
   * descriptor {@code *} is ignored.
   */
  Set<ImportedTrigger> triggers(XmlElement transition) {
    Set<ImportedTrigger> triggers = new LinkedHashSet<>();
    for (String descriptor : descriptors(transition)) {
      if (descriptor.equals("*")) {
        continue;
      }
      ids.completable().stream()
          .filter(id -> matches(descriptor, DONE_STATE + id))
          .forEach(id -> triggers.add(new ImportedTrigger.Done(id)));
      names.stream()
          .filter(name -> matches(descriptor, name))
          .filter(name -> !isPrefixOfDone(name))
          .forEach(name -> triggers.add(new ImportedTrigger.OnEvent(pawlName(name))));
    }
    return triggers;
  }

  /**
   * Returns whether a name is only the start of the names of completion events: {@code done} or
   * {@code done.state}.
   */
  private static boolean isPrefixOfDone(String name) {
    return name.equals("done") || name.equals("done.state");
  }
}
