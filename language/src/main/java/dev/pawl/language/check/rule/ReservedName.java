package dev.pawl.language.check.rule;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.name.JavaName;
import dev.pawl.language.problem.Code;
import java.util.Optional;
import java.util.Set;

/**
 * Finds names that stand in Java as declared and cannot: those of components of payloads and data,
 * and of the package. All others may be keywords, since generated code derives its names from them
 * and escapes these.
 */
public final class ReservedName implements Rule {

  @Override
  public void check(CheckContext machine) {
    Machine m = machine.machine();
    checkPackage(m, machine);
    m.events().forEach(e -> e.payload().forEach(p -> checkPayload(p, machine)));
    machine.states().forEach(s -> s.behavior().data().forEach(p -> checkData(p, machine)));
  }

  private static void checkPackage(Machine machine, CheckContext subject) {
    if (machine.packageName().isEmpty()) {
      return;
    }
    for (String segment : machine.packageName().split("\\.", -1)) {
      Optional<String> reason = notIdentifier(segment);
      if (reason.isPresent()) {
        report("The package", machine.packageName(), reason.get(), machine.origin(), subject);
        return;
      }
    }
  }

  /** A payload becomes a record, whose components are fields and methods beside others. */
  private static void checkPayload(Event.Param component, CheckContext subject) {
    boolean taken = Set.of("wireName", "eventType", "internal").contains(component.name());
    checkComponent(component, taken, "every event has a method of that name", subject);
  }

  private static void checkData(Event.Param component, CheckContext subject) {
    boolean taken = Set.of("wireName", "stateType").contains(component.name());
    checkComponent(component, taken, "every state has a method of that name", subject);
  }

  private static void checkComponent(
      Event.Param component, boolean taken, String why, CheckContext subject) {
    Optional<String> reason =
        taken
            ? Optional.of(why)
            : component.name().equals("Type")
                ? Optional.of("generated code has a type of that name")
                : notMethod(component.name());
    reason.ifPresent(
        text -> report("The component", component.name(), text, component.origin(), subject));
  }

  /** The reason why a name cannot be an identifier; empty if it can. */
  private static Optional<String> notIdentifier(String name) {
    if (JavaName.isReserved(name)) {
      boolean literal = Set.of("true", "false", "null").contains(name);
      return Optional.of("\"" + name + "\" is a " + (literal ? "literal" : "keyword"));
    }
    return JavaName.isIdentifier(name) ? Optional.empty() : Optional.of("it is no identifier");
  }

  /** The reason why a name cannot be that of a method; empty if it can. */
  private static Optional<String> notMethod(String name) {
    return notIdentifier(name)
        .or(
            () ->
                JavaName.isMethodOfObject(name)
                    ? Optional.of("java.lang.Object has a method of that name")
                    : Optional.empty());
  }

  private static void report(
      String what, String name, String reason, Origin origin, CheckContext subject) {
    subject.report(Code.RESERVED_NAME, origin, what, name, reason);
  }
}
