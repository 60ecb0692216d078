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

/** The transactions of a store in which its timers are read, noted and fired. Thread-safe. */
public interface FiringTransactions {

  /** Reads. */
  <R> R read(OwnTransaction.Body<R> body);

  /** Notes what may be noted twice, so that a commit that was lost is made again. */
  <R> R note(OwnTransaction.Body<R> body);

  /** Statements to run in the same transaction. */
  interface Also {
    /** Writes it. */
    void write(Connection connection) throws SQLException;
  }

  /**
   * Fires the due timers of one instance, if its row has not changed. While the application's code
   * is called, no connection is held.
   *
   * @param begun the instance, whose attempt has been counted
   * @param call the call of the application's code, which can be interrupted
   * @param also is written in the transaction that writes the result
   */
  TimerAttemptResult fire(EntityRow begun, WatchedCall call, Also also);

  /**
   * Notes that an attempt has failed; the first and the last of them are recorded, too.
   *
   * @param was what was noted before it
   * @return what is noted now; empty if the instance has gone on meanwhile
   */
  Optional<TimerColumns> failed(
      EntityRow row, TimerColumns was, Throwable failure, List<Refused> refused);

  /** Notes, and tells how much that has changed; what was lost counts as done, if it was. */
  default int count(OwnTransaction.Body<Integer> body) {
    int[] most = new int[1];
    return note(c -> most[0] = Math.max(most[0], body.run(c)));
  }

  /** Notes something of one instance, and tells whether that has changed it. */
  default boolean changes(OwnTransaction.Body<Boolean> body) {
    return count(c -> body.run(c) ? 1 : 0) == 1;
  }
}
