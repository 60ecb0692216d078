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
 * A reader of elements and attributes in Pawl's namespace, which contain the features of an
 * exported machine that SCXML does not have.
 */
final class PawlExtensions {

  private static final List<String> SETTINGS =
      List.of("package", "unexpected", "wireNames", "context", "threadSafe");

  private PawlExtensions() {}

  static void readMachine(XmlElement document, ImportedMachine machine, EventNames events) {
    for (String event : document.pawlAttribute("events").split(" ")) {
      if (!event.isEmpty()) {
        machine.eventOrder().add(events.pawlName(event));
      }
    }
    for (String key : SETTINGS) {
      if (document.hasPawlAttribute(key)) {
        machine.settings().put(key, document.pawlAttribute(key));
      }
    }
    for (XmlElement event : document.pawlChildren("event")) {
      Map<String, String> payload = components(event, "payload");
      String description = event.pawlAttribute("description");
      if (!payload.isEmpty() || !description.isEmpty()) {
        ImportedMachine.EventDetails details =
            new ImportedMachine.EventDetails(payload, description);
        machine.events().put(event.attribute("name"), details);
      }
    }
    machine.root().setDescription(document.pawlAttribute("description"));
    machine.root().setInitialNamed(document.hasPawlAttribute("initialNamed"));
  }

  static void readState(XmlElement element, ImportedState state, EventNames events) {
    if (element.hasPawlAttribute("description")) {
      state.setDescription(element.pawlAttribute("description"));
    }
    if (element.hasPawlAttribute("initial")) {
      state.setInitialArrowDescription(element.pawlAttribute("initialDescription"));
    }
    if (element.hasPawlAttribute("initialNamed")) {
      state.setInitialNamed(true);
    }
    state.setWireName(element.pawlAttribute("wireName"));
    state.setLayout(element.pawlAttribute("layout"));
    state.setExternal(element.hasPawlAttribute("external"));
    state.tags().addAll(lines(element, "tags"));
    state.aliases().addAll(lines(element, "aliases"));
    state.requirements().addAll(lines(element, "requirement"));
    state.data().putAll(components(element, "data"));
    for (String event : element.pawlAttribute("defer").split(" ")) {
      if (!event.isEmpty()) {
        state.deferred().add(events.pawlName(event));
      }
    }
  }

  /**
   * Reads a transition by which Pawl exports an ignored event, and adds the event to the state.
   * Returns false for any other transition.
   */
  static boolean readIgnored(XmlElement transition, ImportedState state, EventNames events) {
    boolean ignores = transition.hasPawlAttribute("ignore");
    if (ignores) {
      state.ignored().add(events.pawlName(transition.attribute("event")));
    }
    return ignores;
  }

  /**
   * Returns a trigger that SCXML does not have; empty if the transition has no attribute of Pawl
   * for it.
   */
  static Optional<ImportedTrigger> trigger(XmlElement transition) {
    if (transition.hasPawlAttribute("direct")) {
      return Optional.of(new ImportedTrigger.Direct());
    } else if (transition.hasPawlAttribute("any")) {
      return Optional.of(new ImportedTrigger.AnyEvent());
    } else if (transition.hasPawlAttribute("timer")) {
      return Optional.of(
          new ImportedTrigger.Timer(
              transition.pawlAttribute("delay"),
              "",
              transition.pawlAttribute("timerName"),
              transition.pawlAttribute("timer").equals("every")));
    }
    return Optional.empty();
  }

  static void readTransition(XmlElement element, ImportedTransition transition) {
    transition.setDescription(element.pawlAttribute("description"));
    transition.requirements().addAll(lines(element, "requirement"));
    transition.setInternal(
        element.attribute("type").equals("internal") && !element.hasPawlAttribute("external"));
    if (element.hasPawlAttribute("choose")) {
      transition.setChoose(element.pawlAttribute("choose"));
      transition.targets().clear();
      transition.targets().addAll(List.of(element.pawlAttribute("targets").split(" ")));
    }
  }

  private static List<String> lines(XmlElement element, String key) {
    return element.hasPawlAttribute(key) ? element.pawlAttribute(key).lines().toList() : List.of();
  }

  private static Map<String, String> components(XmlElement element, String key) {
    Map<String, String> components = new LinkedHashMap<>();
    for (String line : lines(element, key)) {
      int blank = line.indexOf(' ');
      if (blank > 0) {
        components.put(line.substring(0, blank), line.substring(blank + 1));
      }
    }
    return components;
  }
}
