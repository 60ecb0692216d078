package dev.pawl.store.audit;

/** The times at which an {@link AuditFile} is forced to the disk. */
public enum Fsync {

  /**
   * When the operating system decides. Lines survive the end of the process, but not a power
   * failure.
   */
  NEVER,

  /** When a file is full or closed. */
  ON_ROTATION,

  /**
   * After every line, before the step continues. Lines survive a power failure, but each one costs
   * a disk write.
   */
  EVERY_LINE
}
