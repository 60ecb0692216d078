package dev.pawl.benchmarks.course;

/** The kinds of watching steps. */
public enum Watch {

  /** Steps are not watched. */
  BARE,

  /** A listener counts moves. It gets the source state, the event and the target state. */
  LISTENER,

  /**
   * An audit keeps records of the latest 1,024 steps, with the time, the states, the event and a
   * number.
   */
  AUDIT
}
