package dev.pawl.language.check;

import dev.pawl.language.problem.Code;
import java.util.Locale;

/**
 * A rule that reports machines with too many states or events for an enum. A class initializer is
 * limited to 65,535 bytes. Each constant takes 16 bytes of the class initializer, or 19 bytes if
 * the constant has a wire name.
 */
final class TooLarge implements Rule {

  private static final int MAX_STATES = 4_000;
  private static final int MAX_EVENTS = 3_000;

  @Override
  public void check(CheckContext machine) {
    check(machine, machine.states().size(), "states", MAX_STATES);
    check(machine, machine.machine().events().size(), "events", MAX_EVENTS);
  }

  private static void check(CheckContext machine, int count, String what, int limit) {
    if (count > limit) {
      machine.report(
          Code.TOO_LARGE,
          machine.machine().origin(),
          machine.name(),
          String.format(Locale.ROOT, "%,d", count),
          what,
          String.format(Locale.ROOT, "%,d", limit));
    }
  }
}
