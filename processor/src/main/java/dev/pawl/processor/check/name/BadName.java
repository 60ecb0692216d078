package dev.pawl.processor.check.name;

import dev.pawl.processor.check.Resolved;
import dev.pawl.processor.check.Rule;
import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.Origin;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.model.Words;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;

/** Finds names that nothing in Java can be named after: without a letter or digit, or too long. */
public final class BadName implements Rule {

  /** Names become parts of names of class files, and file systems end at 255 bytes. */
  private static final int LONGEST = 100;

  @Override
  public void check(Resolved machine, Problems problems) {
    Machine m = machine.machine();
    check("a machine", m.name(), m.origin(), problems);
    machine.states().forEach(s -> check("a state", s.name(), s.origin(), problems));
    for (Event event : m.events()) {
      // others are named after states, which have been seen already
      if (event.kind() == Event.Kind.NAMED && !event.name().equals(Transition.ANY_EVENT)) {
        check("an event", event.name(), event.origin(), problems);
      }
    }
    Set<String> tags = new HashSet<>();
    for (State state : machine.states()) {
      for (Ref tag : state.tags()) {
        if (tags.add(tag.name())) {
          check("a tag", tag.name(), tag.origin(), problems);
        }
      }
    }
    UserMethod.logic(machine)
        .forEach(u -> check(u.kind(), u.name().name(), u.name().origin(), problems));
    UserMethod.effects(machine)
        .forEach(u -> check(u.kind(), u.name().name(), u.name().origin(), problems));
  }

  private static void check(String what, String name, Origin origin, Problems problems) {
    String reason = null;
    if (name.isEmpty()) {
      reason = "it is empty";
    } else if (Words.of(name).isEmpty()) {
      reason = "it has no letter and no digit";
    } else if (name.getBytes(StandardCharsets.UTF_8).length > LONGEST) {
      reason = "it has more than " + LONGEST + " bytes in UTF-8";
    }
    if (reason != null) {
      problems.add(Code.BAD_NAME, origin, name, what, reason);
    }
  }
}
