package dev.pawl.store.timer;

/**
 * The counts of the instances that were due, by result.
 *
 * @param woken the number of instances whose timers fired
 * @param failed the number of instances that failed and are tried again
 * @param parked the number of instances that failed so often that their timers were parked
 * @param unknown the number of instances that this version of the program does not know, counted
 *     only up to 10,000. Such instances are not changed
 * @param lost the number of instances that another transaction changed first
 * @param behind the number of instances in {@code woken} that have more due timers than may fire in
 *     one transaction
 */
public record TimerReport(
    long woken, long failed, long parked, long unknown, long lost, long behind) {

  /** The report of a pass in which no instance was due. */
  public static final TimerReport NOTHING = new TimerReport(0, 0, 0, 0, 0, 0);

  /** Returns the sum of the reports of two stores. */
  TimerReport with(TimerReport other) {
    return new TimerReport(
        woken + other.woken,
        failed + other.failed,
        parked + other.parked,
        unknown + other.unknown,
        lost + other.lost,
        behind + other.behind);
  }

  /**
   * Returns the sum of the reports of two passes. The values of {@code unknown} and {@code behind}
   * are taken from the later pass.
   */
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
