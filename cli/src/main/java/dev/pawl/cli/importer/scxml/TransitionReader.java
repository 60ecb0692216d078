package dev.pawl.cli.importer.scxml;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.ImportedGuard;
import dev.pawl.cli.importer.ImportedMachine;
import dev.pawl.cli.importer.ImportedState;
import dev.pawl.cli.importer.ImportedTransition;
import dev.pawl.cli.importer.ImportedTrigger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A reader of the transitions of a state. */
final class TransitionReader {

  private final ImportedMachine machine;
  private final StateIds ids;
  private final EventNames events;
  private final SentTimers timers;
  private final ContentReader content;
  private final CondParser conditions;

  TransitionReader(
      ImportedMachine machine,
      StateIds ids,
      EventNames events,
      SentTimers timers,
      ContentReader content,
      boolean byPawl) {
    this.machine = machine;
    this.ids = ids;
    this.events = events;
    this.timers = timers;
    this.content = content;
    this.conditions = new CondParser(byPawl);
  }

  /**
   * Reads the transitions of a state, in document order. SCXML takes the first transition that
   * matches, but in Pawl a transition on {@code *} comes last. Therefore, a transition on {@code *}
   * is repeated for each event of later transitions.
   *
   * @throws ImportError if a target does not exist
   */
  void read(XmlElement element, ImportedState state) throws ImportError {
    List<XmlElement> transitions = element.children("transition");
    for (int i = 0; i < transitions.size(); i++) {
      XmlElement transition = transitions.get(i);
      if (PawlExtensions.readIgnored(transition, state, events)) {
        continue;
      }
      Set<ImportedTrigger> triggers = triggers(transition);
      if (triggers.contains(new ImportedTrigger.AnyEvent())
          && !transition.hasPawlAttribute("any")) {
        Set<ImportedTrigger> all = new LinkedHashSet<>();
        transitions.subList(i + 1, transitions.size()).forEach(t -> all.addAll(triggers(t)));
        all.removeIf(t -> t instanceof ImportedTrigger.Eventless);
        all.addAll(triggers);
        triggers = all;
      }
      add(transition, element, triggers, state);
    }
    timers.addRaising(element, state);
  }

  private Set<ImportedTrigger> triggers(XmlElement transition) {
    Set<ImportedTrigger> triggers = new LinkedHashSet<>();
    if (PawlExtensions.trigger(transition).isPresent()) {
      triggers.add(PawlExtensions.trigger(transition).get());
    } else if (transition.attribute("event").isEmpty()) {
      triggers.add(new ImportedTrigger.Eventless());
    } else {
      for (ImportedTrigger trigger : events.triggers(transition)) {
        triggers.add(timers.timer(transition, trigger).orElse(trigger));
      }
      if (EventNames.descriptors(transition).contains("*")) {
        triggers.add(new ImportedTrigger.AnyEvent());
      }
    }
    return triggers;
  }

  private void add(
      XmlElement element, XmlElement source, Set<ImportedTrigger> triggers, ImportedState state)
      throws ImportError {
    if ((element.attribute("event") + ".").startsWith("error.")) {
      machine.remark(
          element.place(),
          "transition for \"" + element.attribute("event") + "\"",
          "only taken if you fire the event; Pawl throws exceptions instead of raising it");
    }
    if (triggers.isEmpty()) {
      machine.remark(
          element.place(),
          "transition for \"" + element.attribute("event") + "\"",
          "left out; the event never occurs");
      return;
    }
    if (ids.omitsAncestor(element, source)) {
      machine.remark(
          element.place(),
          "transition to a state around \"" + state.name() + "\" and a state within it",
          "left out; name only one of them");
      triggers.forEach(this::declare);
      return;
    }
    ImportedTransition template =
        new ImportedTransition(new ImportedTrigger.Eventless(), element.place());
    template.comments().addAll(element.comments());
    template.targets().addAll(ids.targets(element, "target"));
    template.actions().addAll(content.read(element, template.comments()));
    PawlExtensions.readTransition(element, template);
    if (ids.namesSource(element, source)) {
      template.setInternal(false);
    }
    String cond = element.attribute("cond");
    if (element.hasPawlAttribute("guard")) {
      cond = element.pawlAttribute("guard");
    }
    if (!cond.isEmpty()) {
      template.setGuard(conditions.parse(cond).replaceStates(in -> withKnownState(in, element)));
    }
    triggers.forEach(t -> state.transitions().add(template.withTrigger(t)));
  }

  private void declare(ImportedTrigger trigger) {
    if (trigger instanceof ImportedTrigger.OnEvent on) {
      machine.events().putIfAbsent(on.event(), new ImportedMachine.EventDetails(Map.of(), ""));
    }
  }

  /** Returns a test of a state; false if the state does not exist, as in SCXML. */
  private ImportedGuard withKnownState(ImportedGuard.In in, XmlElement element) {
    if (ids.contains(in.state())) {
      return in;
    }
    machine.remark(
        element.place(), "In('" + in.state() + "')", "counts as false; there is no such state");
    return ImportedGuard.never();
  }
}
