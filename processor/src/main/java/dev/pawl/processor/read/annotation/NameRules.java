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

/** Reports names that cannot be converted to a Java name. */
final class NameRules {

  /** The kinds of names that are implemented as methods by the user. */
  private static final Set<String> METHODS = Set.of("an effect", "an update", "a choice");

  private NameRules() {}

  /**
   * Returns whether a name contains a letter or digit, so that it can be converted to a Java name.
   * Reports a problem if the name is not allowed.
   *
   * @param kind the kind of name with its article, such as {@code an effect}
   */
  public static boolean check(NameReference name, String kind, Problems problems) {
    if (METHODS.contains(kind)
        && JavaName.isExpression(name.name())
        && !Words.of(name.name()).isEmpty()) {
      String hint = JavaName.expressionRemedy(name.name(), kind);
      problems.add(Code.EXPRESSION, hint, name.origin(), name.name(), kind);
      // the name is accepted although it is reported, so that no other check reports it as missing
      return true;
    }
    if (!Words.of(name.name()).isEmpty()) {
      return true;
    }
    String reason = name.name().isEmpty() ? "it is empty" : "it has no letter and no digit";
    problems.add(Code.BAD_NAME, name.origin(), name.name(), kind, reason);
    return false;
  }

  /**
   * Returns whether an event's name starts with {@code done.}. Only the machine raises events whose
   * names start with {@code done.}.
   */
  public static boolean isDone(NameReference event) {
    return event.name().startsWith(Event.DONE_PREFIX);
  }

  /**
   * Returns whether an event's name is allowed as trigger of a transition. Reports a problem if the
   * name is not allowed.
   */
  public static boolean checkTrigger(NameReference event, Problems problems) {
    if (isDone(event) && event.name().substring(Event.DONE_PREFIX.length()).isBlank()) {
      String reason = "the name of the state is missing";
      problems.add(Code.BAD_NAME, event.origin(), event.name(), "an event", reason);
      return false;
    }
    return check(event, "an event", problems);
  }

  /**
   * Returns whether a name is allowed for an event that the machine declares, raises or defers.
   * Reports a problem if the name is not allowed.
   */
  public static boolean checkRaisedOrDeclared(NameReference event, Problems problems) {
    if (isDone(event)) {
      problems.add(
          Code.BAD_NAME,
          "Use it with \"on\", without declaring it.",
          event.origin(),
          event.name(),
          "an event",
          "only the machine itself raises such events");
      return false;
    }
    return check(event, "an event", problems);
  }

  /** Returns the names that {@link #check} accepts, and reports the others. */
  public static List<NameReference> checked(
      List<NameReference> names, String kind, Problems problems) {
    return names.stream().filter(n -> check(n, kind, problems)).toList();
  }

  /**
   * Returns whether a name can be the name of a record component. Reports a problem if the name is
   * not allowed. Names of components must be Java identifiers, because they are not converted.
   */
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
