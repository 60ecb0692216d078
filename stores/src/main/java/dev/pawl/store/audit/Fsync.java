package dev.pawl.store.audit;

/** The moment at which an audit file is forced from the system's memory to the disk. */
public enum Fsync {

  /** The system decides: a line outlives the death of the process, not that of the machine. */
  NEVER,

  /** At the end of a file: it is full, or is closed. */
  ON_ROTATION,

  /** After every line, before the step goes on: a line outlives everything, and costs a write. */
  EVERY_LINE
}
