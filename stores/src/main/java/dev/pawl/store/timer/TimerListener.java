package dev.pawl.store.timer;

/**
 * Hears what a worker meets with. What it throws is dropped, so that it stops nothing. Called on
 * the threads of the worker, with no transaction open.
 */
public interface TimerListener {

  /** A listener that does nothing. */
  TimerListener NONE = new TimerListener() {};

  /** The timers of an instance failed, and will be tried again. */
  default void failed(TimerFailure failure) {}

  /** The timers of an instance failed so often that they are parked: somebody has to look at it. */
  default void parked(TimerFailure failure) {}

  /**
   * An instance is due that this version of the program does not know; it is left as it is, to
   * those that do. Called once for each state that is not known, and of each instance that cannot
   * be read.
   *
   * @param machine the machine's name
   * @param entityId whose timers are due
   * @param what what is not known of it
   */
  default void unknown(String machine, String entityId, String what) {}

  /**
   * The database failed. The worker waits, longer each time, and goes on.
   *
   * @param machine the machine's name
   */
  default void unavailable(String machine, Throwable failure) {}
}
