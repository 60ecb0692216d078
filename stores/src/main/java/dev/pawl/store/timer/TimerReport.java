package dev.pawl.store.timer;

/**
 * Counts of the instances that were due.
 *
 * @param woken how many had their timers fired
 * @param failed how many failed, and are tried again
 * @param parked how many failed so often that they were given up
 * @param unknown how many this version of the program does not know; they were left as they are.
 *     Counted up to 10,000
 * @param lost how many somebody else was first with
 * @param behind how many of those woken have more timers due than fire in one transaction
 */
public record TimerReport(
    long woken, long failed, long parked, long unknown, long lost, long behind) {

  /** Nothing was due. */
  public static final TimerReport NOTHING = new TimerReport(0, 0, 0, 0, 0, 0);

  /** The sum of passes through two stores. */
  TimerReport with(TimerReport other) {
    return new TimerReport(
        woken + other.woken,
        failed + other.failed,
        parked + other.parked,
        unknown + other.unknown,
        lost + other.lost,
        behind + other.behind);
  }

  /** The sum of two passes; of the unknown and those behind, the count of the later one. */
  public TimerReport plus(TimerReport later) {
    return new TimerReport(
        woken + later.woken,
        failed + later.failed,
        parked + later.parked,
        later.unknown,
        lost + later.lost,
        later.behind);
  }
}
