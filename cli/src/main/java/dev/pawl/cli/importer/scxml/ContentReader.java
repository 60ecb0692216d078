package dev.pawl.cli.importer.scxml;

import dev.pawl.cli.importer.ImportedAction;
import dev.pawl.cli.importer.ImportedMachine;
import dev.pawl.cli.importer.MethodWords;
import java.util.ArrayList;
import java.util.List;

/**
 * A reader of executable content. An element that raises an event becomes a raised event. Any other
 * element becomes an effect with the text of the element.
 */
final class ContentReader {

  private final ImportedMachine machine;
  private final EventNames events;
  private final SentTimers timers;

  ContentReader(ImportedMachine machine, EventNames events, SentTimers timers) {
    this.machine = machine;
    this.events = events;
    this.timers = timers;
  }

  /**
   * Returns the actions of an element in document order, except that sent events come last, because
   * SCXML handles sent events after raised events.
   *
   * @param comments receives the comments between the elements
   */
  List<ImportedAction> read(XmlElement element, List<String> comments) {
    List<ImportedAction> actions = new ArrayList<>();
    List<ImportedAction> sent = new ArrayList<>();
    for (XmlElement child : element.children()) {
      comments.addAll(child.comments());
      if (child.hasPawlAttribute("effect")) {
        actions.add(new ImportedAction.Effect(child.pawlAttribute("effect"), ""));
      } else if (child.hasPawlAttribute("update")) {
        actions.add(new ImportedAction.Update(child.pawlAttribute("update"), ""));
      } else if (!child.hasPawlAttribute("timer") && !timers.replaces(child)) {
        add(child, actions, sent);
      }
    }
    actions.addAll(sent);
    return actions;
  }

  private void add(XmlElement child, List<ImportedAction> actions, List<ImportedAction> sent) {
    if (!child.isScxml()) {
      machine.remark(child.place(), child.tag(), "became an effect; it is no element of SCXML");
      actions.add(effect(child.name() + " " + child.text(), child));
      return;
    }
    switch (child.name()) {
      case "raise" -> readRaise(child, actions);
      case "send" -> send(child, actions, sent);
      case "cancel" -> {
        String id = child.attribute("sendid") + child.attribute("sendidexpr");
        machine.remark(child.place(), "<cancel>", "became an effect; Pawl cancels timers on exit");
        actions.add(effect("cancel " + id, child));
      }
      case "log" -> {
        String label = child.attribute("label");
        String what = label.isEmpty() ? child.attribute("expr") : label;
        actions.add(effect("log " + MethodWords.of(what, ""), child));
      }
      case "assign" -> actions.add(effect("assign " + child.attribute("location"), child));
      case "script" -> {
        if (child.has("src")) {
          machine.remark(
              child.place(),
              "<script src=\"" + child.attribute("src") + "\">",
              "became an effect; the file is not read");
        }
        String text = child.text() + child.attribute("src");
        actions.add(effect(MethodWords.of(text, "script"), child));
      }
      case "if" -> {
        readConditional(child);
        actions.add(effect("if " + MethodWords.of(child.attribute("cond"), ""), child));
      }
      case "foreach" -> {
        readConditional(child);
        actions.add(effect("forEach " + child.attribute("item"), child));
      }
      default -> machine.remark(child.place(), child.tag(), "not imported; it is not allowed here");
    }
  }

  private static ImportedAction effect(String words, XmlElement child) {
    return new ImportedAction.Effect(MethodWords.of(words, child.name()), child.source());
  }

  /** Adds a remark for each event that is raised only under a condition. */
  private void readConditional(XmlElement element) {
    element
        .all()
        .filter(e -> e.is("raise", "send"))
        .forEach(
            e ->
                machine.remark(
                    e.place(),
                    e.tag() + " in " + element.tag(),
                    "became part of an effect; fire \"" + e.attribute("event") + "\" there"));
  }

  private void readRaise(XmlElement child, List<ImportedAction> actions) {
    String event = child.attribute("event");
    if (events.canBeRaised(event)) {
      actions.add(new ImportedAction.Raise(events.pawlName(event)));
    } else {
      machine.remark(
          child.place(),
          "<raise event=\"" + event + "\">",
          "became an effect; only the machine itself raises this event");
      actions.add(effect("raise " + event, child));
    }
  }

  private void send(XmlElement child, List<ImportedAction> actions, List<ImportedAction> sent) {
    String event = child.attribute("event");
    boolean isInternal = child.attribute("target").equals("#_internal");
    if (!SentTimers.isToItself(child)
        || SentTimers.isDelayed(child)
        || !events.canBeRaised(event)) {
      machine.remark(child.place(), "<send>", "became an effect; send the event there, or fire it");
      actions.add(effect("send " + event + child.attribute("eventexpr"), child));
      return;
    }
    lostData(child);
    ImportedAction raise = new ImportedAction.Raise(events.pawlName(event));
    if (isInternal) {
      actions.add(raise);
    } else {
      sent.add(raise);
      machine.remark(
          child.place(),
          "<send event=\"" + event + "\">",
          "became a raised event, which is handled before all events from outside");
    }
  }

  private void lostData(XmlElement send) {
    if (!send.children().isEmpty() || !send.attribute("namelist").isEmpty()) {
      machine.remark(send.place(), "data of <send>", "not imported; raised events carry no data");
    }
  }
}
