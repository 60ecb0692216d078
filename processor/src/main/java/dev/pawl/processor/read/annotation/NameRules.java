package dev.pawl.processor.read.annotation;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.name.JavaName;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Refuses names from which no Java name can be derived. */
final class NameRules {

  /** The kinds of names that become a method that the user implements. */
  private static final Set<String> METHODS = Set.of("an effect", "an update", "a choice");

  private NameRules() {}

  /** Whether a name has words; a problem is added where it has none. */
  public static boolean check(NameReference name, String kind, Problems problems) {
    if (METHODS.contains(kind)
        && JavaName.isExpression(name.name())
        && !Words.of(name.name()).isEmpty()) {
      String hint = "Name a Java method, and write there what it does.";
      problems.add(Code.EXPRESSION, hint, name.origin(), name.name(), kind);
      // it stays, so that nobody takes it for not said
      return true;
    }
    if (!Words.of(name.name()).isEmpty()) {
      return true;
    }
    String reason = name.name().isEmpty() ? "it is empty" : "it has no letter and no digit";
    problems.add(Code.BAD_NAME, name.origin(), name.name(), kind, reason);
    return false;
  }

  /** Whether a name is {@code done.NAME}, which only the machine itself makes happen. */
  public static boolean isDone(NameReference event) {
    return event.name().startsWith(Event.DONE_PREFIX);
  }

  /** Whether an event may be taken; a problem is added for one that has no name. */
  public static boolean checkTaken(NameReference event, Problems problems) {
    if (isDone(event) && event.name().substring(Event.DONE_PREFIX.length()).isBlank()) {
      String reason = "the name of the state that is done lacks";
      problems.add(Code.BAD_NAME, event.origin(), event.name(), "an event", reason);
      return false;
    }
    return check(event, "an event", problems);
  }

  /** Whether the program may declare, raise or defer an event; a problem is added where not. */
  public static boolean checkOwn(NameReference event, Problems problems) {
    if (isDone(event)) {
      problems.add(
          Code.BAD_NAME,
          "Use it with \"on\", undeclared.",
          event.origin(),
          event.name(),
          "an event",
          "only the machine itself makes such events happen");
      return false;
    }
    return check(event, "an event", problems);
  }

  /** Those of several names that have words; a problem is added for each of the others. */
  public static List<NameReference> checked(
      List<NameReference> names, String kind, Problems problems) {
    return names.stream().filter(n -> check(n, kind, problems)).toList();
  }

  /** Whether a name may be that of a record component, which it becomes unchanged. */
  public static boolean checkComponent(NameReference name, Problems problems) {
    Optional<String> reason = Optional.empty();
    if (name.name().isEmpty()) {
      reason = Optional.of("it is empty");
    } else if (JavaName.isReserved(name.name())) {
      reason = Optional.of("it is a keyword of Java");
    } else if (!JavaName.isIdentifier(name.name())) {
      reason = Optional.of("it is not a Java identifier");
    } else if (JavaName.isGetterOfObject(name.name())) {
      reason = Optional.of("every object has a method of that name");
    }
    reason.ifPresent(
        r ->
            problems.add(Code.BAD_NAME, name.origin(), name.name(), "a component of a payload", r));
    return reason.isEmpty();
  }
}
