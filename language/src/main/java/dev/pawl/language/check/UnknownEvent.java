package dev.pawl.language.check;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Nearest;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** A rule that reports events that are not constants of the machine's enum of events. */
final class UnknownEvent implements Rule {

  @Override
  public void check(CheckContext machine) {
    machine.machine().eventType().ifPresent(type -> check(machine, type));
  }

  private static void check(CheckContext machine, Machine.EventType type) {
    Map<String, Optional<String>> near = new HashMap<>();
    Function<String, Optional<String>> hints =
        name -> near.computeIfAbsent(name, n -> nameHint(type, n));
    machine.machine().events().stream()
        .filter(Event::declared)
        .map(e -> new NameReference(e.name(), e.origin()))
        .forEach(e -> report(machine, type, e, hints));
    for (ResolvedTransition transition : machine.transitions()) {
      NameReference event = transition.declared().event();
      if (transition.declared().direct()) {
        report(machine, type, event, n -> Optional.of(directHint(type, transition)));
      } else if (machine.events().isTimer(event)
          || machine.events().done(event.name()).isPresent()) {
        report(machine, type, event, n -> Optional.of(machineHint(type, n)));
      } else if (!EventUse.isPlaceholder(event.name())) {
        report(machine, type, event, hints);
      }
    }
    machine.events().raised().forEach(e -> report(machine, type, e, hints));
    machine.events().setAside().forEach(e -> report(machine, type, e, hints));
  }

  private static void report(
      CheckContext machine,
      Machine.EventType type,
      NameReference event,
      Function<String, Optional<String>> hints) {
    String name = event.name();
    if (!machine.isEvent(name)) {
      machine.report(
          Code.UNKNOWN_EVENT, hints.apply(name), event.origin(), name, type.type().simpleName());
    }
  }

  private static Optional<String> nameHint(Machine.EventType type, String event) {
    return Nearest.hint(event, type.constants())
        .or(
            () ->
                Optional.of(
                    "Add the constant "
                        + Words.of(event).constant()
                        + " to "
                        + type.type().simpleName()
                        + ", or use another event."));
  }

  /**
   * Returns the hint for an event that only the machine itself raises. The enum needs a constant
   * for this event, because the event is recorded like any other event.
   */
  private static String machineHint(Machine.EventType type, String event) {
    return "It needs a constant "
        + Words.of(event).constant()
        + " in "
        + type.type().simpleName()
        + ".";
  }

  /**
   * Returns the hint for the event of a direct transition. Because the event of a direct transition
   * is named after the target, the hint explains where the name comes from.
   */
  private static String directHint(Machine.EventType type, ResolvedTransition transition) {
    return "The direct transition "
        + Wording.of(transition)
        + " needs a constant "
        + Words.of(transition.eventName()).constant()
        + " in "
        + type.type().simpleName()
        + ", or name its event with \"on\".";
  }
}
