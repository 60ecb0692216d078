package dev.pawl.store.firing;

import dev.pawl.store.history.Refused;
import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TimerColumns;
import dev.pawl.store.watch.WatchedCall;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** The transactions in which a store reads, claims and fires its timers. Thread-safe. */
public interface FiringTransactions {

  /** Runs a query. */
  <R> R read(OwnTransaction.Body<R> body);

  /**
   * Runs an idempotent transaction. Repeats the transaction if the result of its commit is unknown.
   */
  <R> R note(OwnTransaction.Body<R> body);

  /**
   * Additional statements for the transaction that writes the result of {@link
   * FiringTransactions#fire}.
   */
  interface ExtraStatements {
    /** Runs the statements. */
    void write(Connection connection) throws SQLException;
  }

  /**
   * Fires the due timers of one instance if the row of the instance has not changed. No connection
   * is held while the application's code runs.
   *
   * @param begun the row of the instance after its attempt has been counted
   * @param call a handle with which other threads can interrupt the application's code
   * @param also additional statements for the transaction that writes the result
   */
  TimerAttemptResult fire(EntityRow begun, WatchedCall call, ExtraStatements also);

  /**
   * Writes the failure of an attempt into the row of the instance. The first and the last failure
   * are also recorded as refusals.
   *
   * @param row the row of the instance
   * @param was the timer columns before the update
   * @param failure the failure of the attempt
   * @param refused the refused attempts to record
   * @return the timer columns after the update; empty if the instance has changed since the attempt
   */
  Optional<TimerColumns> failed(
      EntityRow row, TimerColumns was, Throwable failure, List<Refused> refused);

  /**
   * Runs an idempotent update and returns the number of changed rows. If the transaction is
   * repeated, returns the greatest number of changed rows, because the first run may have been
   * committed.
   */
  default int count(OwnTransaction.Body<Integer> body) {
    int[] most = new int[1];
    return note(c -> most[0] = Math.max(most[0], body.run(c)));
  }

  /** Runs an idempotent update of one row and returns whether the update changed the row. */
  default boolean changes(OwnTransaction.Body<Boolean> body) {
    return count(c -> body.run(c) ? 1 : 0) == 1;
  }
}
