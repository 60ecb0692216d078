package dev.pawl.processor.check.name;

import dev.pawl.processor.check.Resolved;
import dev.pawl.processor.check.Rule;
import dev.pawl.processor.model.Behavior;
import dev.pawl.processor.model.Delay;
import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.Machine.Declared;
import dev.pawl.processor.model.Origin;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds names that stand in Java as declared and cannot: those of methods, of payload components
 * and of the package. Names of states and events may be keywords, since generated code derives
 * names from them and escapes these.
 */
public final class ReservedName implements Rule {

  @Override
  public void check(Resolved machine, Problems problems) {
    Machine m = machine.machine();
    checkPackage(m, problems);
    m.events().forEach(e -> e.payload().forEach(p -> checkPayload(p, problems)));
    machine.states().forEach(s -> s.behavior().data().forEach(p -> checkData(p, problems)));
    Set<String> told = new HashSet<>();
    for (Declared declared : machine.transitions()) {
      Transition transition = declared.transition();
      transition
          .guard()
          .ifPresent(
              g ->
                  g.formula()
                      .predicates()
                      .forEach(
                          p ->
                              checkMethod(
                                  "The predicate", new Ref(p, g.origin()), told, problems)));
      transition.update().ifPresent(u -> checkMethod("The update", u, told, problems));
      transition.choose().ifPresent(c -> checkMethod("The choice", c, told, problems));
      checkEffects(transition.effects(), told, problems);
    }
    for (State state : machine.declaring()) {
      checkEffects(state.behavior().entry().effects(), told, problems);
      checkEffects(state.behavior().exit().effects(), told, problems);
      for (Behavior.Timer timer : state.behavior().timers()) {
        Delay delay = timer.delay();
        if (delay.constant().isEmpty()) {
          checkMethod("The delay", new Ref(delay.text(), delay.origin()), told, problems);
        }
      }
    }
  }

  private static void checkEffects(List<Ref> effects, Set<String> told, Problems problems) {
    effects.forEach(e -> checkMethod("The effect", e, told, problems));
  }

  private static void checkMethod(String what, Ref method, Set<String> told, Problems problems) {
    if (told.add(what + " " + method.name())) {
      JavaNames.notMethod(method.name())
          .ifPresent(why -> report(what, method.name(), why, method.origin(), problems));
    }
  }

  private static void checkPackage(Machine machine, Problems problems) {
    if (machine.packageName().isEmpty()) {
      return;
    }
    for (String segment : machine.packageName().split("\\.", -1)) {
      Optional<String> reason = JavaNames.notIdentifier(segment);
      if (reason.isPresent()) {
        report("The package", machine.packageName(), reason.get(), machine.origin(), problems);
        return;
      }
    }
  }

  /** A payload becomes a record, whose components are fields and methods beside others. */
  private static void checkPayload(Event.Param component, Problems problems) {
    boolean taken = Set.of("wireName", "eventType").contains(component.name());
    checkComponent(component, taken, "every event has a method of that name", problems);
  }

  private static void checkData(Event.Param component, Problems problems) {
    boolean taken = Set.of("wireName", "stateType").contains(component.name());
    checkComponent(component, taken, "every state has a method of that name", problems);
  }

  private static void checkComponent(
      Event.Param component, boolean taken, String why, Problems problems) {
    Optional<String> reason =
        taken
            ? Optional.of(why)
            : component.name().equals("Type")
                ? Optional.of("generated code has a type of that name")
                : JavaNames.notMethod(component.name());
    reason.ifPresent(
        text -> report("The component", component.name(), text, component.origin(), problems));
  }

  private static void report(
      String what, String name, String reason, Origin origin, Problems problems) {
    problems.add(Code.RESERVED_NAME, origin, what, name, reason);
  }
}
