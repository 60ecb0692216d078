package dev.pawl.benchmarks.workload;

/** The ways to observe steps. */
public enum Observation {

  /** Steps are not observed. */
  BARE,

  /** A listener counts moves. It gets the source state, the event and the target state. */
  LISTENER,

  /**
   * An audit keeps records of the latest 1,024 steps, with the time, the states, the event and a
   * number.
   */
  AUDIT
}
