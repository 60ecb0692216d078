package dev.pawl.benchmarks.course;

/** Who is told of steps. */
public enum Watch {

  /** Nobody. */
  BARE,

  /** Something that counts moves, and is called with the states left and entered, and the event. */
  LISTENER,

  /**
   * Something that keeps a record of every step, with the time, the states, the event and a number:
   * the last 1,024 of them.
   */
  AUDIT
}
