package dev.pawl.store.history;

/**
 * The modes of recording refused and failed attempts.
 *
 * <p>If the store rolls back its own transaction because of the refusal, the store writes the
 * record in a separate transaction afterwards. If the application handles the refusal and the
 * transaction continues, the record is part of that transaction. An attempt that is retried is
 * recorded once, with its last result.
 */
public enum RefusalLog {

  /**
   * Records refused and failed attempts. In a session that has joined the caller's connection, the
   * record is part of the caller's transaction and is lost if that transaction is rolled back.
   */
  RECORDED,

  /**
   * Records each attempt in a separate transaction, so that the record is kept even if the caller
   * rolls back. This value cannot be used with SQLite, because SQLite has a single writer.
   */
  SEPARATE_TRANSACTION,

  /** Records no attempts. Hooks are still notified. */
  NONE
}
