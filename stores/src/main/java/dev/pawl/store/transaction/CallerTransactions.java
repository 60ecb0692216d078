package dev.pawl.store.transaction;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * Tells a store of the transaction that its caller has: what a framework keeps for the thread. A
 * store that knows it makes its steps there, so that they are committed with the caller's own work
 * or not at all; without one, each step is a transaction of the store's.
 *
 * <p>Thread-safe.
 */
public interface CallerTransactions {

  /** No caller has a transaction. */
  CallerTransactions NONE =
      new CallerTransactions() {
        @Override
        public boolean isOpen(DataSource source) {
          return false;
        }

        @Override
        public <R> R run(DataSource source, Body<R> body) {
          throw new IllegalStateException("There is no transaction.");
        }

        @Override
        public void atEnd(DataSource source, End end) {
          throw new IllegalStateException("There is no transaction.");
        }
      };

  /** Work on a connection. */
  @FunctionalInterface
  interface Body<R> {
    /** Does it. */
    R run(Connection connection) throws SQLException;
  }

  /** How a transaction ended. */
  enum Outcome {
    COMMITTED,
    ROLLED_BACK,

    /** A commit failed, and the transaction is over: a store asks the rows. */
    UNKNOWN,

    /**
     * Somebody else ends the transaction, which may still be open on a connection of the calling
     * thread: a store asks nobody, for it would wait for itself.
     */
    PENDING
  }

  /** A listener for the end of the caller's transaction. */
  interface End {

    /**
     * To be called while the transaction can still be written to, unless it is rolled back or only
     * reads; what is thrown must roll it back. Without it, what is left to be written is written
     * when the transaction is over.
     */
    void beforeCommit();

    /**
     * To be called once when the transaction is over, with nothing of it left to the thread: hooks
     * that are called now may begin transactions of their own.
     *
     * @param idle the connection of the transaction, if it can still be used and has none open any
     *     more; null otherwise: what is left to be asked or written then takes a connection of its
     *     own
     */
    void ended(Outcome outcome, @Nullable Connection idle);
  }

  /** Whether the calling thread has a transaction on a database. */
  boolean isOpen(DataSource source);

  /**
   * Does something on the connection of the calling thread's transaction, which it neither ends nor
   * closes.
   */
  <R> R run(DataSource source, Body<R> body) throws SQLException;

  /** Has a store hear of the end of the calling thread's transaction; in the order of the calls. */
  void atEnd(DataSource source, End end);

  /**
   * Hears of a step that the store is about to commit by itself, since no transaction {@linkplain
   * #isOpen is open}: the place to say that the thread has one which the step can't join. Does
   * nothing by default.
   *
   * @param machine whose step it is
   */
  default void alone(DataSource source, String machine) {}
}
