package dev.pawl.store.timer;

/**
 * The counts of the instances that were due, by result.
 *
 * @param fired the number of instances whose timers fired
 * @param failed the number of instances that failed and are tried again
 * @param parked the number of instances that failed so often that their timers were parked
 * @param unknown the number of instances that this version of the program does not know, counted
 *     only up to 10,000. Such instances are not changed
 * @param conflicts the number of instances that another transaction changed first
 * @param incomplete the number of instances in {@code fired} that have more due timers than may
 *     fire in one transaction
 */
public record TimerReport(
    long fired, long failed, long parked, long unknown, long conflicts, long incomplete) {

  /** The report of a pass in which no instance was due. */
  public static final TimerReport NOTHING = new TimerReport(0, 0, 0, 0, 0, 0);

  /** Returns the sum of the reports of two stores. */
  TimerReport with(TimerReport other) {
    return new TimerReport(
        fired + other.fired,
        failed + other.failed,
        parked + other.parked,
        unknown + other.unknown,
        conflicts + other.conflicts,
        incomplete + other.incomplete);
  }

  /**
   * Returns the sum of the reports of two passes. The values of {@code unknown} and {@code
   * incomplete} are taken from the later pass.
   */
  public TimerReport plus(TimerReport later) {
    return new TimerReport(
        fired + later.fired,
        failed + later.failed,
        parked + later.parked,
        later.unknown,
        conflicts + later.conflicts,
        later.incomplete);
  }
}
