package dev.pawl.language.check;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.name.JavaName;
import dev.pawl.language.problem.Code;
import java.util.Optional;
import java.util.Set;

/**
 * A rule that reports names that are used unchanged in Java but are not allowed there: the name of
 * the package, and the names of components of payloads and data. Other names may be keywords,
 * because the generator escapes the Java names that it derives from declared names.
 */
final class ReservedName implements Rule {

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
      Optional<String> reason = whyNotIdentifier(segment);
      if (reason.isPresent()) {
        report("The package", machine.packageName(), reason.get(), machine.origin(), subject);
        return;
      }
    }
  }

  /** Checks a component of a payload. The component becomes a field and a method of a record. */
  private static void checkPayload(Event.Param component, CheckContext subject) {
    boolean taken = Set.of("wireName", "eventType", "internal").contains(component.name());
    checkComponent(component, taken, "every event has a method of that name", subject);
  }

  /** Checks a component of the data of a state. */
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
                : whyNotMethod(component.name());
    reason.ifPresent(
        text -> report("The component", component.name(), text, component.origin(), subject));
  }

  /** Returns why a name cannot be an identifier; empty if the name can be one. */
  private static Optional<String> whyNotIdentifier(String name) {
    if (JavaName.isReserved(name)) {
      boolean literal = Set.of("true", "false", "null").contains(name);
      return Optional.of("\"" + name + "\" is a " + (literal ? "literal" : "keyword"));
    }
    return JavaName.isIdentifier(name) ? Optional.empty() : Optional.of("it is not an identifier");
  }

  /** Returns why a name cannot be the name of a method; empty if the name can be one. */
  private static Optional<String> whyNotMethod(String name) {
    return whyNotIdentifier(name)
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
