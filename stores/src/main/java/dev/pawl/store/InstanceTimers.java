package dev.pawl.store;

import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.OwnTransaction;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Objects;
import javax.sql.DataSource;

/**
 * Fires the timers of one instance, in as many transactions as they take: each is bounded, however
 * long the instance has slept. Thread-safe.
 */
final class InstanceTimers<S, E> {

  /** So many full transactions without time going on are no catching up. */
  private static final int MOST_AT_ONCE = 100;

  private final StoreContext<S, E> context;
  private final StoreTransactions<S, E> transactions;
  private final DataSource source;
  private final Waking<S, E> waking;

  InstanceTimers(
      StoreContext<S, E> context, StoreTransactions<S, E> transactions, DataSource source) {
    this.context = context;
    this.transactions = transactions;
    this.source = source;
    this.waking = new Waking<>(context);
  }

  /** Fires what is due, also what has failed before; what fails is noted, and thrown. */
  Stored<S> wake(String id) {
    Waking.Woken<S> woken = all(() -> once(id, false));
    if (woken.failure() instanceof Error e) {
      throw e;
    } else if (woken.failure() != null) {
      throw (RuntimeException) woken.failure();
    }
    return woken.after();
  }

  /** Fires what is due before an event; what fails is noted, and waits. */
  void wakeBefore(String id) {
    all(() -> once(id, true));
  }

  /**
   * The same for an instance that still is as it was read.
   *
   * @throws StaleStateError if it is not
   */
  Stored<S> wakeBefore(Stored<S> known) {
    Stored<?>[] last = {known};
    return all(() -> {
          @SuppressWarnings("unchecked") // nothing else is put there
          Waking.Woken<S> woken = once((Stored<S>) last[0]);
          last[0] = woken.after();
          return woken;
        })
        .after();
  }

  private interface Once<S> {
    Waking.Woken<S> call();
  }

  private Waking.Woken<S> all(Once<S> once) {
    Waking.Woken<S> woken = once.call();
    Instant moment = null;
    for (int standing = 0; woken.behind(); woken = once.call()) {
      Instant next = woken.after().row().alarm().timerAt();
      standing = Objects.equals(moment, next) ? standing + 1 : 0;
      moment = next;
      if (standing == MOST_AT_ONCE) {
        throw new IllegalStateException(
            context.machine()
                + " "
                + woken.after().id()
                + ": timers fire at "
                + moment
                + " again and again. Does one start itself without delay?");
      }
    }
    return woken;
  }

  private Waking.Woken<S> once(String id, boolean before) {
    return transactions.attempt(
        notes ->
            OwnTransaction.use(
                source,
                c -> {
                  EntityRow row = found(c, id);
                  Instant now = context.now(row);
                  Stored<S> known = context.maker().stored(row);
                  if (!context.isDue(row, now) || before && row.alarm().isHeld()) {
                    return new Waking.Woken<>(known, false, null);
                  }
                  return transactions.transact(
                      c, notes, tx -> waking.wake(tx, known, now, notes.refused::add));
                }));
  }

  private Waking.Woken<S> once(Stored<S> known) {
    return transactions.attemptAsKnown(
        notes ->
            OwnTransaction.use(
                source,
                c -> {
                  Instant now = context.now(c);
                  if (!c.getAutoCommit()) {
                    c.rollback(); // the transaction shall begin with a write
                  }
                  if (!context.isDue(known.row(), now) || known.row().alarm().isHeld()) {
                    return new Waking.Woken<>(known, false, null);
                  }
                  return transactions.transact(
                      c, notes, tx -> waking.wake(tx, known, now, notes.refused::add));
                }));
  }

  /** An instance, read with no transaction left open. */
  EntityRow found(Connection c, String id) throws SQLException {
    EntityRow row = context.entities().find(c, context.checked(id));
    if (!c.getAutoCommit()) {
      c.rollback(); // the transaction shall begin with a write
    }
    if (row == null) {
      throw context.missing(id);
    }
    return row;
  }
}
