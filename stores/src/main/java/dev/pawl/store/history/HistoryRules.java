package dev.pawl.store.history;

import dev.pawl.store.machine.StoredMachine;

/** What makes a recorded history right. */
public final class HistoryRules {

  private HistoryRules() {}

  /**
   * The first thing that is wrong with a step.
   *
   * @param before the step before it; null if it is the first
   * @return what; null if nothing is
   */
  public static String wrong(StoredMachine<?, ?> machine, Recorded before, Recorded step) {
    String gap = gap(before, step);
    String broken = gap != null ? gap : broken(machine, before, step);
    return broken != null ? broken : illegal(machine, step);
  }

  /** What is wrong with the number of a step; null if nothing is. */
  public static String gap(Recorded before, Recorded step) {
    long expected = before == null ? 1 : before.sequence() + 1;
    return step.sequence() == expected
        ? null
        : "its number is " + step.sequence() + ", and should be " + expected + ".";
  }

  /** What is wrong with where a step begins; null if nothing is. */
  public static String broken(StoredMachine<?, ?> machine, Recorded before, Recorded step) {
    if (machine.hasRegions()) {
      return null;
    }
    String from = machine.current(step.from());
    if (before == null) {
      return machine.initial().contains(from) ? null : "a life cannot begin in " + from + ".";
    }
    String ended = machine.current(before.to());
    return from.equals(ended)
        ? null
        : "it leaves " + from + ", but the step before it ended in " + ended + ".";
  }

  /** Why the rules have no such step; null if they have, or it was forced. */
  public static String illegal(StoredMachine<?, ?> machine, Recorded step) {
    return step.forced() ? null : machine.legality().illegal(step.from(), step.event(), step.to());
  }
}
