package dev.pawl.language.check;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Transition;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;

/**
 * A rule that reports names from which no Java name can be derived, because the names have no
 * letter or digit or are too long.
 */
final class BadName implements Rule {

  /**
   * The maximum length of a name in bytes. Names become parts of class file names, and file systems
   * allow 255 bytes.
   */
  private static final int MAX_BYTES = 100;

  /**
   * The maximum length in bytes of a package name and a type name together. Documents and their
   * temporary files are named after the package and the type.
   */
  private static final int MAX_QUALIFIED_BYTES = 200;

  @Override
  public void check(CheckContext machine) {
    Machine m = machine.machine();
    check("a machine", m.name(), m.origin(), machine);
    String type = Words.of(m.name()).type();
    if (bytes(type) <= MAX_BYTES && bytes(m.packageName() + "." + type) > MAX_QUALIFIED_BYTES) {
      tooLong(
          "a machine",
          m.name(),
          "together with its package, it",
          MAX_QUALIFIED_BYTES,
          m.origin(),
          machine);
    }
    machine.states().forEach(s -> check("a state", s.name(), s.origin(), machine));
    for (State state : machine.declaring()) {
      for (Behavior.Timer timer : state.behavior().timers()) {
        timer.name().ifPresent(n -> check("a timer", n.name(), n.origin(), machine));
      }
    }
    for (Event event : m.events()) {
      // all other events are named after states, which are checked above
      if (event.kind() == Event.Kind.NAMED && !event.name().equals(Transition.ANY_EVENT)) {
        check("an event", event.name(), event.origin(), machine);
      }
      event.payload().forEach(p -> component("a component of a payload", p, machine));
    }
    Set<String> tags = new HashSet<>();
    for (State state : machine.states()) {
      for (NameReference tag : state.tags()) {
        if (tags.add(tag.name())) {
          check("a tag", tag.name(), tag.origin(), machine);
        }
      }
      state.behavior().data().forEach(p -> component("a component of data", p, machine));
    }
    // all other methods are named after components and states, which are checked above
    UserMethod.logic(machine).stream()
        .filter(UserMethod::named)
        .forEach(u -> check(u.kind(), u.name().name(), u.name().origin(), machine));
    UserMethod.effects(machine)
        .forEach(u -> check(u.kind(), u.name().name(), u.name().origin(), machine));
  }

  private static void check(String what, String name, Origin origin, CheckContext subject) {
    Words words = Words.of(name);
    if (name.isEmpty()) {
      subject.report(Code.BAD_NAME, origin, name, what, "it is empty");
    } else if (words.isEmpty()) {
      subject.report(Code.BAD_NAME, origin, name, what, "it has no letter and no digit");
    } else if (Math.max(bytes(name), bytes(words.type())) > MAX_BYTES) {
      tooLong(what, name, "it", MAX_BYTES, origin, subject);
    }
  }

  private static void component(String what, Event.Param component, CheckContext subject) {
    if (bytes(component.name()) > MAX_BYTES) {
      tooLong(what, component.name(), "it", MAX_BYTES, component.origin(), subject);
    }
  }

  private static void tooLong(
      String what, String name, String it, int longest, Origin origin, CheckContext subject) {
    String shown =
        name.codePointCount(0, name.length()) <= MAX_BYTES
            ? name
            : name.substring(0, name.offsetByCodePoints(0, MAX_BYTES)) + "\u2026";
    String reason = it + " has more than " + longest + " bytes in UTF-8";
    subject.report(Code.BAD_NAME, origin, shown, what, reason);
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
