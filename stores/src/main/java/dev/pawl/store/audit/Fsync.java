package dev.pawl.store.audit;

/** The times at which an {@link AuditFile} is forced to the disk. */
public enum Fsync {

  /**
   * The file is never forced to the disk; the operating system decides when the file is written to
   * the disk. Lines survive the end of the process, but not a power failure.
   */
  NEVER,

  /** A file is forced to the disk when it is full or closed. */
  ON_ROTATION,

  /**
   * The file is forced to the disk after every line, before the step continues. Lines survive a
   * power failure, but each line costs a disk write.
   */
  EVERY_LINE
}
