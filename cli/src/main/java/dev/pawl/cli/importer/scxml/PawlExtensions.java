package dev.pawl.cli.importer.scxml;

import dev.pawl.cli.importer.ImportedMachine;
import dev.pawl.cli.importer.ImportedState;
import dev.pawl.cli.importer.ImportedTransition;
import dev.pawl.cli.importer.ImportedTrigger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A reader of the elements and attributes in Pawl's namespace, with which the export keeps what
 * SCXML cannot express.
 */
final class PawlExtensions {

  private static final List<String> SETTINGS =
      List.of("package", "unexpected", "wireNames", "context", "threadSafe");

  private PawlExtensions() {}

  static void readMachine(XmlElement document, ImportedMachine machine) {
    for (String key : SETTINGS) {
      if (document.hasPawl(key)) {
        machine.settings().put(key, document.pawl(key));
      }
    }
    for (XmlElement event : document.pawlChildren("event")) {
      Map<String, String> payload = components(event, "payload");
      String description = description(event);
      if (!payload.isEmpty() || !description.isEmpty()) {
        machine
            .events()
            .put(
                event.attribute("name"), new ImportedMachine.EventDetails(payload, description));
      }
    }
    machine.root().setDescription(description(document));
  }

  static void readState(XmlElement element, ImportedState state, EventNames events) {
    if (!description(element).isEmpty()) {
      state.setDescription(description(element));
    }
    state.setWireName(element.pawl("wireName"));
    state.setLayout(element.pawl("layout"));
    state.setExternal(element.pawl("external").equals("true"));
    state.tags().addAll(texts(element, "tag"));
    state.aliases().addAll(texts(element, "alias"));
    state.requirements().addAll(texts(element, "requirement"));
    state.data().putAll(components(element, "data"));
    for (String event : element.pawl("defer").split(" ")) {
      if (!event.isEmpty()) {
        state.deferred().add(events.own(event));
      }
    }
  }

  /** Reads a transition that only ignores its event; returns whether it is one. */
  static boolean readIgnored(XmlElement transition, ImportedState state, EventNames events) {
    boolean ignores = transition.hasPawl("ignore");
    if (ignores) {
      state.ignored().add(events.own(transition.attribute("event")));
    }
    return ignores;
  }

  /** Returns the trigger of a transition that SCXML cannot express; empty if it can. */
  static Optional<ImportedTrigger> trigger(XmlElement transition) {
    if (transition.hasPawl("direct")) {
      return Optional.of(new ImportedTrigger.Direct());
    } else if (transition.hasPawl("timer")) {
      return Optional.of(
          new ImportedTrigger.Timer(
              transition.pawl("delay"),
              "",
              transition.pawl("timerName"),
              transition.pawl("timer").equals("every")));
    }
    return Optional.empty();
  }

  static void readTransition(XmlElement element, ImportedTransition transition) {
    transition.setDescription(description(element));
    transition.requirements().addAll(texts(element, "requirement"));
    if (element.hasPawl("choose")) {
      transition.setChoose(element.pawl("choose"));
      transition.targets().clear();
      transition.targets().addAll(List.of(element.pawl("targets").split(" ")));
    }
  }

  private static String description(XmlElement element) {
    return String.join("\n", texts(element, "description"));
  }

  private static List<String> texts(XmlElement element, String name) {
    return element.pawlChildren(name).stream().map(XmlElement::text).toList();
  }

  private static Map<String, String> components(XmlElement element, String name) {
    Map<String, String> components = new LinkedHashMap<>();
    element
        .pawlChildren(name)
        .forEach(c -> components.put(c.attribute("name"), c.attribute("type")));
    return components;
  }
}
