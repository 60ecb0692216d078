package dev.pawl.store.recovery;

import dev.pawl.Cause;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.StoreException;
import dev.pawl.store.Stored;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.machine.Work;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.EntityRows;
import dev.pawl.store.rows.TransitionRows;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.NoSuchElementException;

/**
 * Puts right what a check has found, one entity at a time. Whatever is done is a forced step with a
 * cause that tells who and why, so that the history explains it; what the row said before is kept
 * in the attributes {@code foundState} and {@code foundVersion}.
 *
 * <p>Works on rows that no life can be opened from: of a state that the machine does not know, or
 * of a version that the history does not have. Immutable and thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class Recovery<S, E> {

  private final JdbcStore<S, E> store;
  private final EntityRows entities;
  private final TransitionRows<S, E> transitions;
  private final InstantSource clock;

  private Recovery(JdbcStore<S, E> store, InstantSource clock) {
    this.store = store;
    this.entities = new EntityRows(store.machine(), store.tables(), store.dialect());
    this.transitions = new TransitionRows<>(store.machine(), store.tables(), store.dialect());
    this.clock = clock;
  }

  /** The recovery of a store. */
  public static <S, E> Recovery<S, E> of(JdbcStore<S, E> store) {
    return of(store, InstantSource.system());
  }

  /** The recovery of a store, by a clock of one's own. */
  public static <S, E> Recovery<S, E> of(JdbcStore<S, E> store, InstantSource clock) {
    return new Recovery<>(store, clock);
  }

  /**
   * Takes an entity to a state past the rules, whatever its row says now. A machine with snapshots
   * makes the step itself, so its row must be readable.
   *
   * @param cause must tell who and why
   * @return what the entity is then
   * @throws NoSuchElementException if it is not there
   * @throws IllegalArgumentException if the cause does not tell who or why, or a machine with
   *     snapshots can't read the row
   */
  public Stored<S> force(String id, S state, Cause cause) {
    if (store.machine().hasSnapshots()) {
      return store.force(id, state, cause);
    }
    return put(id, cause, (row, last) -> store.machine().nameOf(state), null, c -> {});
  }

  /**
   * Takes an entity of a machine with snapshots to a state that the caller has a snapshot of, past
   * the rules, whatever its row says now.
   *
   * @param snapshot what the machine wrote, or would have written, at the sequence that follows
   *     {@link #lastSequence}
   */
  public Stored<S> force(String id, S state, String snapshot, Cause cause) {
    return force(id, state, snapshot, cause, c -> {});
  }

  /**
   * The same, with statements of one's own in the same transaction.
   *
   * @param more run after the step has been written; again, where the step is tried again
   */
  public Stored<S> force(String id, S state, String snapshot, Cause cause, Work.Statements more) {
    if (!store.machine().hasSnapshots()) {
      throw new IllegalArgumentException(store.machine() + " keeps no snapshots.");
    }
    return put(id, cause, (row, last) -> store.machine().nameOf(state), snapshot, more);
  }

  /** The number of the last step, by the history or the row, whichever is more. */
  public long lastSequence(String id) {
    return store.inTransaction(
        tx ->
            guarded(
                id,
                () -> {
                  EntityRow row = found(tx.connection(), id);
                  return lastSequence(row, transitions.last(tx.connection(), id));
                }));
  }

  /**
   * Takes an entity back to where its history ended: the row was changed past the store, and is
   * wrong.
   *
   * @throws IllegalStateException if it has no history, or the machine keeps snapshots
   */
  public Stored<S> restore(String id, Cause cause) {
    requirePlain();
    return put(id, cause, (row, last) -> end(id, last).to(), null, c -> {});
  }

  /**
   * Takes the history to where the row of an entity is: the row was changed past the store, and is
   * right.
   *
   * @throws IllegalStateException if the machine keeps snapshots
   * @throws IllegalArgumentException if the machine does not know the state of the row
   */
  public Stored<S> adopt(String id, Cause cause) {
    requirePlain();
    return put(
        id,
        cause,
        (row, last) -> {
          store.machine().state(row.state());
          return row.state();
        },
        null,
        c -> {});
  }

  private void requirePlain() {
    if (store.machine().hasSnapshots()) {
      throw new IllegalStateException(
          "A "
              + store.machine()
              + " is more than the name of its state: force it to a state, with its snapshot.");
    }
  }

  private Recorded end(String id, Recorded last) {
    if (last == null) {
      throw new IllegalStateException(store.machine() + " " + id + " has no history.");
    }
    return last;
  }

  private interface Target {
    String of(EntityRow row, Recorded last);
  }

  private Stored<S> put(
      String id, Cause cause, Target target, String snapshot, Work.Statements more) {
    String actor = cause.actor();
    String reason = cause.reason();
    if (actor == null || actor.isBlank() || reason == null || reason.isBlank()) {
      throw new IllegalArgumentException(
          "A recovery needs a cause that tells who and why: Cause.by(…).because(…).");
    }
    store.inTransaction(
        tx ->
            guarded(
                id,
                () -> {
                  EntityRow row = found(tx.connection(), id);
                  Recorded last = transitions.last(tx.connection(), id);
                  write(tx.connection(), row, last, target.of(row, last), snapshot, cause);
                  more.run(tx.connection());
                  return null;
                }));
    return store.get(id);
  }

  private void write(
      Connection c, EntityRow row, Recorded last, String to, String snapshot, Cause cause)
      throws SQLException {
    String from = last == null ? row.state() : last.to();
    long sequence = lastSequence(row, last) + 1;
    var now = clock.instant().truncatedTo(ChronoUnit.MICROS);
    var at = now.isBefore(row.updatedAt()) ? row.updatedAt() : now;
    Cause told = cause.with("foundState", row.state()).with("foundVersion", row.version());
    EntityRow next = new EntityRow(row.id(), to, sequence, at, snapshot);
    if (!transitions.insert(c, row.id(), sequence, from, to, null, at, told, true)
        || !entities.update(c, row, next, null)) {
      throw new IllegalStateException(
          store.machine() + " " + row.id() + " was changed while it was recovered. Try again.");
    }
  }

  private static long lastSequence(EntityRow row, Recorded last) {
    return Math.max(row.version(), last == null ? 0 : last.sequence());
  }

  private EntityRow found(Connection c, String id) throws SQLException {
    EntityRow row = entities.find(c, id);
    if (row == null) {
      throw new NoSuchElementException("There is no " + store.machine() + " \"" + id + "\".");
    }
    return row;
  }

  private interface Body<R> {
    R run() throws SQLException;
  }

  private <R> R guarded(String id, Body<R> body) {
    try {
      return body.run();
    } catch (SQLException e) {
      throw new StoreException(store.machine() + " " + id + " could not be recovered", e);
    }
  }
}
