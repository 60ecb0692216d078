package dev.pawl.store.audit;

/** When an audit file is forced from the system's memory to the disk. */
public enum Fsync {

  /** When the system likes: a line outlives the death of the process, not that of the machine. */
  NEVER,

  /** When a file is full, or is closed. */
  ON_ROTATION,

  /** After every line, before the step goes on: a line outlives everything, and costs a write. */
  EVERY_LINE
}
