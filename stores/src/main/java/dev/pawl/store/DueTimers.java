package dev.pawl.store;

import dev.pawl.store.firing.Adoption;
import dev.pawl.store.firing.Attempts;
import dev.pawl.store.firing.Fired;
import dev.pawl.store.firing.FiringTransactions;
import dev.pawl.store.firing.TimerPasses;
import dev.pawl.store.firing.UnknownNames;
import dev.pawl.store.history.Refused;
import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.rows.Alarm;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TimerLists;
import dev.pawl.store.step.MadeStep;
import dev.pawl.store.timer.ParkedTimer;
import dev.pawl.store.timer.StoreTimers;
import dev.pawl.store.timer.TimerListener;
import dev.pawl.store.timer.TimerReport;
import dev.pawl.store.timer.TimerStats;
import dev.pawl.store.write.StoreContext;
import dev.pawl.store.write.StoreNotes;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javax.sql.DataSource;

/** The timers of a store. Thread-safe. */
final class DueTimers<S, E> implements StoreTimers, FiringTransactions {

  /** How many are unparked at a time. */
  private static final int SOME = 1000;

  private final StoreContext<S, E> context;
  private final StoreTransactions<S, E> transactions;
  private final DataSource source;
  private final TimerLists lists;
  private final TimerPasses passes;
  private final Adoption adoption;

  DueTimers(StoreContext<S, E> context, StoreTransactions<S, E> transactions, DataSource source) {
    this.context = context;
    this.transactions = transactions;
    this.source = source;
    this.lists = context.rows().timerLists();
    this.passes = new TimerPasses(context, this);
    this.adoption = new Adoption(context, this);
  }

  @Override
  public String machine() {
    return context.machine().name();
  }

  @Override
  public TimerReport runOnce(int most, TimerListener listener, BooleanSupplier stopping) {
    Objects.requireNonNull(listener, "listener");
    Objects.requireNonNull(stopping, "stopping");
    return passes.run(most, listener, stopping);
  }

  @Override
  public Optional<Duration> untilNext() {
    return read(
        c -> {
          Instant now = context.now(c);
          return lists
              .next(c)
              .map(due -> due.isAfter(now) ? Duration.between(now, due) : Duration.ZERO);
        });
  }

  @Override
  public TimerStats stats() {
    return read(
        c -> {
          Instant now = context.now(c);
          Instant oldest = lists.next(c).filter(due -> !due.isAfter(now)).orElse(null);
          return new TimerStats(
              oldest == null ? 0 : lists.countDue(c, now),
              lists.countParked(c),
              oldest,
              oldest == null ? Duration.ZERO : Duration.between(oldest, now));
        });
  }

  @Override
  public List<ParkedTimer> parked(int limit) {
    return read(c -> lists.parked(c, limit));
  }

  @Override
  public int adopt(String state) {
    return adoption.adopt(state);
  }

  @Override
  public int adoptAll() {
    return adoption.adoptAll();
  }

  @Override
  public int settleClocks() {
    return adoption.settleClocks();
  }

  @Override
  public boolean unpark(String id) {
    return changes(c -> lists.unpark(c, context.checked(id), context.now(c)));
  }

  @Override
  public int unparkAll() {
    int all = 0;
    for (int some = SOME; some == SOME; ) {
      some = count(c -> lists.unpark(c, context.now(c), SOME));
      all += some;
    }
    return all;
  }

  @Override
  public <R> R read(OwnTransaction.Body<R> body) {
    try {
      return OwnTransaction.use(source, body);
    } catch (SQLException e) {
      throw new StoreException(context.machine() + " timers could not be read", e);
    }
  }

  @Override
  public <R> R note(OwnTransaction.Body<R> body) {
    return transactions.repeat("could not note its timers", body);
  }

  @Override
  public Fired fire(EntityRow claimed, Alarm noted) {
    Firing firing = new Firing(claimed, noted);
    Throwable failure;
    try {
      return transactions.attempt(firing::make).map(Fired::made).orElse(Fired.LOST);
    } catch (StaleStateError e) {
      return Fired.LOST;
    } catch (Throwable thrown) {
      failure = thrown;
    }
    return firing.failed(failure);
  }

  /** One attempt to fire what is due of an instance, as often as it takes. */
  private final class Firing {
    private final EntityRow claimed;
    private final Alarm noted;
    private final List<Refused> refused = new ArrayList<>(1);
    private final List<MadeStep<S, E>> written = new ArrayList<>(1);
    private final List<EntityRow> read = new ArrayList<>(1);

    Firing(EntityRow claimed, Alarm noted) {
      this.claimed = claimed;
      this.noted = noted;
    }

    Optional<MadeStep<S, E>> make(StoreNotes<S, E> notes) throws SQLException {
      return OwnTransaction.use(source, c -> make(c, notes));
    }

    private Optional<MadeStep<S, E>> make(Connection c, StoreNotes<S, E> notes)
        throws SQLException {
      refused.clear();
      read.clear();
      EntityRow row = context.rows().entities().find(c, claimed.id());
      if (!c.getAutoCommit()) {
        c.rollback(); // the transaction shall begin with a write
      }
      if (row == null || !isAsNoted(row)) {
        return Optional.empty();
      }
      read.add(row);
      MadeStep<S, E> woken = context.maker().wake(row, context.now(row), refused::add);
      Optional<MadeStep<S, E>> made =
          transactions.transact(
              c,
              notes,
              tx -> {
                tx.writeWoken(Stored.of(context, row), woken);
                return Optional.of(woken);
              });
      written.add(woken);
      return made;
    }

    private boolean isAsNoted(EntityRow row) {
      return row.version() == claimed.version()
          && row.alarm().attempts() == noted.attempts()
          && Objects.equals(noted.dueAt(), row.alarm().dueAt());
    }

    Fired failed(Throwable failure) {
      if (!written.isEmpty()) {
        return Fired.made(written.get(0)); // only hooks failed, and heard of it
      }
      boolean mayBeUnknown = failure instanceof IllegalArgumentException && !read.isEmpty();
      return Fired.failed(
          failure,
          mayBeUnknown ? UnknownNames.of(context.machine(), read.get(0), failure) : null,
          refused);
    }
  }

  @Override
  public Optional<Alarm> failed(
      EntityRow row, Alarm was, Throwable failure, List<Refused> refused) {
    return transactions.attempt(
        notes ->
            transactions.transact(
                notes,
                tx -> {
                  Attempts attempts = new Attempts(context.policy());
                  Alarm now = attempts.failed(was, context.now(tx.connection()), failure);
                  boolean noted = change(tx.connection(), row, was, now);
                  if (noted && (now.attempts() == 1 || now.parkedAt() != null)) {
                    refused.forEach(notes::refused);
                  }
                  return noted ? Optional.of(now) : Optional.empty();
                }));
  }

  private boolean change(Connection c, EntityRow row, Alarm was, Alarm now) {
    try {
      return context.rows().timers().change(c, row, was, now);
    } catch (SQLException e) {
      throw new StoreException("A failure of " + machine() + ' ' + row.id() + " was not noted", e);
    }
  }
}
