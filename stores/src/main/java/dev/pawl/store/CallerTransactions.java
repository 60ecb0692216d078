package dev.pawl.store;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * Access to a transaction of the calling thread that a framework manages. If the calling thread has
 * a transaction, a store makes its steps in this transaction. The steps are then committed or
 * rolled back together with the caller's own work. If the calling thread has no transaction, each
 * step has a separate transaction.
 *
 * <p>Implementations must be thread-safe.
 */
public interface CallerTransactions {

  /** The implementation for applications in which no caller has a transaction. */
  CallerTransactions NONE =
      new CallerTransactions() {
        @Override
        public boolean isOpen(DataSource source) {
          return false;
        }

        @Override
        public <R> R run(DataSource source, Body<R> body) {
          throw new IllegalStateException("The calling thread has no transaction.");
        }

        @Override
        public void atEnd(DataSource source, End end) {
          throw new IllegalStateException("The calling thread has no transaction.");
        }
      };

  /**
   * A task that uses a connection.
   *
   * @param <R> the type of the result
   */
  @FunctionalInterface
  interface Body<R> {
    /** Runs the task and returns its result. */
    R run(Connection connection) throws SQLException;
  }

  /** The outcome of a transaction. */
  enum Outcome {
    /** The transaction was committed. */
    COMMITTED,
    /** The transaction was rolled back. */
    ROLLED_BACK,

    /**
     * The commit failed and the transaction has ended. The store reads the rows that it wrote, to
     * find out whether the changes were committed.
     */
    UNKNOWN,

    /**
     * Another component will end the transaction. The transaction may still be open on a connection
     * of the calling thread. The store does not read the rows that it wrote, because the read would
     * wait for locks of the calling thread.
     */
    PENDING
  }

  /** A listener for the end of the caller's transaction. */
  interface End {

    /**
     * Called before the commit, while the transaction can still be written to. Not called if the
     * transaction is rolled back or read-only. If this method throws an exception, the transaction
     * must be rolled back. If an implementation never calls this method, the store writes the
     * records of refusals after the end of the transaction.
     */
    void beforeCommit();

    /**
     * Called once after the transaction has ended and is no longer bound to the thread. Hooks that
     * are called by this method may begin their own transactions.
     *
     * @param outcome the outcome of the transaction
     * @param idle the connection of the transaction if it is still usable and has no open
     *     transaction; otherwise null. If {@code idle} is null, the store uses another connection
     *     for the remaining reads and writes
     */
    void ended(Outcome outcome, @Nullable Connection idle);
  }

  /** Returns whether the calling thread has a transaction on the database of {@code source}. */
  boolean isOpen(DataSource source);

  /**
   * Runs a task on the connection of the calling thread's transaction. The task neither ends the
   * transaction nor closes the connection.
   *
   * @throws SQLException if the task throws this exception, or the connection cannot be obtained
   */
  <R> R run(DataSource source, Body<R> body) throws SQLException;

  /**
   * Registers a listener for the end of the calling thread's transaction. Listeners are called in
   * the order of registration.
   */
  void atEnd(DataSource source, End end);

  /**
   * Called before the store commits a step in a separate transaction, because no transaction
   * {@linkplain #isOpen is open}. An implementation can warn here that the thread has a transaction
   * that the store cannot join. The default implementation does nothing.
   *
   * @param source the source of the store's connections
   * @param machine the name of the machine that makes the step
   */
  default void beforeSeparateCommit(DataSource source, String machine) {}

  /**
   * Called before the store takes a connection of its own. An implementation can give back a
   * connection that the calling thread keeps although it has no transaction, because the source may
   * have no other connection. The default implementation does nothing.
   */
  default void release(DataSource source) {}

  /**
   * Runs a task that calls the hooks of a step with a separate transaction, after the end of that
   * transaction. Hooks may begin their own transactions, so an implementation must hide a
   * transaction that is bound to the thread. The default implementation only runs the task.
   */
  default void runDetached(Runnable hooks) {
    hooks.run();
  }
}
