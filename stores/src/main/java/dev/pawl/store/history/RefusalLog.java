package dev.pawl.store.history;

/**
 * How attempts that come to nothing are recorded.
 *
 * <p>A store that makes its own transactions has rolled the step back by then, so the record is
 * written in a transaction after it; where the program handles the refusal and the transaction goes
 * on, with it. An attempt that was tried again is recorded once, as what it came to in the end.
 */
public enum RefusalLog {

  /** In a transaction that the caller has open, with it: it is gone if he rolls back. */
  RECORDED,

  /**
   * Also where the caller has a transaction open, on a connection of the store's own, so that it
   * stays if he rolls back. Not in SQLite: its one writer would wait for itself.
   */
  APART,

  /** Not at all; hooks still hear of them. */
  NONE
}
