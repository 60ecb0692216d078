package dev.pawl.processor.check.reference;

import dev.pawl.processor.check.Events;
import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.check.Wording;
import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.name.Words;
import dev.pawl.processor.model.source.Origin;
import dev.pawl.processor.model.source.Ref;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Nearest;
import dev.pawl.processor.problem.Problem;
import dev.pawl.processor.semantics.ResolvedTransition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds events that are no constants of the enum of events that the machine names. */
public final class UnknownEvent implements Rule {

  @Override
  public void check(Subject machine) {
    machine.machine().eventType().ifPresent(type -> check(machine, type));
  }

  private static void check(Subject machine, Machine.EventType type) {
    List<String> constants = type.constants();
    Map<String, Optional<String>> hints = new HashMap<>();
    for (Event event : machine.machine().events()) {
      if (event.declared() && !machine.isEvent(event.name())) {
        machine.report(
            problem(type, event.name(), event.origin())
                .withHint(hints.computeIfAbsent(event.name(), n -> Nearest.hint(n, constants))));
      }
    }
    for (ResolvedTransition transition : machine.transitions()) {
      Ref event = transition.declared().event();
      if (machine.isEvent(event.name()) || Events.isPlaceholder(event.name())) {
        continue;
      }
      Problem problem = problem(type, event.name(), event.origin());
      if (transition.declared().direct()) {
        machine.report(problem.withHint(directHint(type, transition)));
      } else if (machine.events().isTimer(event)
          || machine.events().done(event.name()).isPresent()) {
        machine.report(problem.withHint(machineHint(type, event.name())));
      } else {
        machine.report(
            problem.withHint(hints.computeIfAbsent(event.name(), n -> Nearest.hint(n, constants))));
      }
    }
    List<Ref> others = new ArrayList<>(machine.events().raised());
    others.addAll(machine.events().setAside());
    for (Ref event : others) {
      if (!machine.isEvent(event.name())) {
        machine.report(
            problem(type, event.name(), event.origin())
                .withHint(hints.computeIfAbsent(event.name(), n -> Nearest.hint(n, constants))));
      }
    }
  }

  /** What the machine itself makes happen is an event like any other, and recorded as one. */
  private static String machineHint(Machine.EventType type, String event) {
    return "It needs a constant "
        + Words.of(event).constant()
        + " in "
        + type.type().simpleName()
        + ".";
  }

  private static Problem problem(Machine.EventType type, String event, Origin origin) {
    return Problem.of(Code.UNKNOWN_EVENT, origin, event, type.type().simpleName());
  }

  /** Nobody wrote the name of a direct transition's event, so it is explained where it is from. */
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
