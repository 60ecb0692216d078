package dev.pawl.store;

import dev.pawl.store.firing.Attempts;
import dev.pawl.store.firing.FiringTransactions;
import dev.pawl.store.firing.TimerAttemptResult;
import dev.pawl.store.firing.TimerBackfill;
import dev.pawl.store.firing.TimerPasses;
import dev.pawl.store.firing.UnknownNames;
import dev.pawl.store.history.Refused;
import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TimerColumns;
import dev.pawl.store.rows.TimerLists;
import dev.pawl.store.scope.CallScope;
import dev.pawl.store.sql.UnreadableRowException;
import dev.pawl.store.step.StepResult;
import dev.pawl.store.step.StepWriter;
import dev.pawl.store.step.StoreContext;
import dev.pawl.store.step.StoreNotes;
import dev.pawl.store.timer.ParkedTimer;
import dev.pawl.store.timer.RunningTimer;
import dev.pawl.store.timer.StoreTimers;
import dev.pawl.store.timer.TimerListener;
import dev.pawl.store.timer.TimerReport;
import dev.pawl.store.timer.TimerStats;
import dev.pawl.store.watch.WatchedCall;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** The implementation of {@link StoreTimers}. Thread-safe. */
final class DueTimers<S, E> implements StoreTimers, FiringTransactions {

  /** The number of instances that are unparked in one transaction. */
  private static final int BATCH = 1000;

  private final StoreContext<S, E> context;
  private final StoreTransactions<S, E> transactions;
  private final DataSource source;
  private final TimerLists lists;
  private final TimerPasses passes;
  private final TimerBackfill backfill;

  DueTimers(StoreContext<S, E> context, StoreTransactions<S, E> transactions, DataSource source) {
    this.context = context;
    this.transactions = transactions;
    this.source = source;
    this.lists = context.rows().timerLists();
    this.passes = new TimerPasses(context, this);
    this.backfill = new TimerBackfill(context, this);
  }

  @Override
  public String machine() {
    return context.machine().name();
  }

  @Override
  public TimerReport runOnce(int limit, TimerListener listener, BooleanSupplier stopping) {
    Objects.requireNonNull(listener, "listener");
    Objects.requireNonNull(stopping, "stopping");
    StoreReader.requireLimit(limit);
    requireFree("runOnce");
    return passes.run(limit, listener, stopping);
  }

  /** Checks that the thread has no open transaction, because timers use separate transactions. */
  private void requireFree(String what) {
    context.owner().requireWritable();
    CallScope.requireFree(source, what, machine(), null);
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
    StoreReader.requireLimit(limit);
    return read(c -> lists.parked(c, limit));
  }

  @Override
  public int adopt(String state) {
    requireFree("adopt");
    return backfill.adopt(state);
  }

  @Override
  public int adoptAll(BooleanSupplier stopping) {
    requireFree("adoptAll");
    return backfill.adoptAll(stopping);
  }

  @Override
  public int correctClockSkew(BooleanSupplier stopping) {
    requireFree("correctClockSkew");
    return backfill.correctClockSkew(stopping);
  }

  @Override
  public List<RunningTimer> running() {
    return passes.running();
  }

  @Override
  public int releaseClaims() {
    return passes.releaseClaims();
  }

  @Override
  public boolean unpark(String id) {
    requireFree("unpark");
    return changes(c -> lists.unpark(c, context.checked(id), context.now(c)));
  }

  @Override
  public int unparkAll() {
    requireFree("unparkAll");
    int total = 0;
    for (int count = BATCH; count == BATCH; ) {
      count = count(c -> lists.unpark(c, context.now(c), BATCH));
      total += count;
    }
    return total;
  }

  @Override
  public <R> R read(OwnTransaction.Body<R> body) {
    try {
      return CallScope.hasConnection(source)
          ? CallScope.read(source, body::run)
          : transactions.query(body);
    } catch (SQLException e) {
      throw new StoreException(context.machine() + " timers could not be read", e);
    }
  }

  @Override
  public <R> R note(OwnTransaction.Body<R> body) {
    return transactions.repeat("could not record its timers", body);
  }

  @Override
  public TimerAttemptResult fire(EntityRow begun, WatchedCall call, ExtraStatements also) {
    Firing firing = new Firing(begun, call, also);
    Throwable failure;
    try {
      return transactions
          .attempt(firing::make)
          .map(TimerAttemptResult::made)
          .orElse(TimerAttemptResult.LOST);
    } catch (StaleStateError e) {
      return TimerAttemptResult.LOST;
    } catch (Throwable thrown) {
      failure = thrown;
    } finally {
      call.setInterruptible(false);
    }
    return firing.failed(failure);
  }

  /** An attempt to fire the due timers of an instance, including the retries after conflicts. */
  private final class Firing {
    private final EntityRow begun;
    private final WatchedCall call;
    private final ExtraStatements also;
    private final List<Refused> refused = new ArrayList<>(1);
    private final List<StepResult<S, E>> written = new ArrayList<>(1);
    private @Nullable EntityRow read;

    Firing(EntityRow begun, WatchedCall call, ExtraStatements also) {
      this.begun = begun;
      this.call = call;
      this.also = also;
    }

    Optional<StepResult<S, E>> make(StoreNotes<S, E> notes) throws SQLException {
      refused.clear();
      EntityRow row = read == null ? begun : readAgain();
      if (row == null) {
        return Optional.empty();
      }
      read = row;
      Optional<StepResult<S, E>> made =
          transactions.write(
              notes,
              inMemory(() -> context.maker().wake(row, context.now(row), refused::add)),
              (tx, woken) -> {
                tx.writeWoken(Stored.of(context, row), woken, StepWriter.Remake.AFTER_ROLLBACK);
                write(tx.open());
                return Optional.of(woken);
              },
              (woken, failed) -> inMemory(() -> failed.remake(woken)));
      made.ifPresent(written::add);
      call.setInterruptible(true); // hooks, which are application code, are called next
      return made;
    }

    /**
     * Makes steps in memory. No connection is held meanwhile, because the application's code may
     * take long.
     */
    private <R> R inMemory(Supplier<R> work) {
      call.setInterruptible(true);
      try {
        return transactions.inMemory(work);
      } finally {
        call.setInterruptible(false);
      }
    }

    private void write(Connection c) {
      try {
        also.write(c);
      } catch (SQLException e) {
        throw new StoreException(
            "The start of the next timers of " + machine() + " could not be recorded", e);
      }
    }

    /**
     * Reads the instance again; returns null if the instance has changed since the attempt was
     * counted.
     */
    @SuppressWarnings(
        "NullAway") // a type argument may be nullable, which NullAway does not see in lambdas
    private @Nullable EntityRow readAgain() throws SQLException {
      EntityRow row =
          OwnTransaction.run(source, c -> context.rows().entities().find(c, begun.id()));
      return row != null
              && row.version() == begun.version()
              && row.timerColumns().equals(begun.timerColumns())
          ? row
          : null;
    }

    TimerAttemptResult failed(Throwable failure) {
      if (!written.isEmpty()) {
        return TimerAttemptResult.made(written.get(0)); // a hook failed after the commit
      }
      String unknown =
          failure instanceof IllegalArgumentException && read != null
              ? UnknownNames.of(context.machine(), read, failure)
              : null;
      return TimerAttemptResult.failed(failure, unknown, refused);
    }
  }

  @Override
  public Optional<TimerColumns> failed(
      EntityRow row, TimerColumns was, Throwable failure, List<Refused> refused) {
    return transactions.attempt(
        notes ->
            transactions.transact(
                notes,
                tx -> {
                  Attempts attempts = new Attempts(context.policy());
                  Instant time = context.now(tx.connection());
                  TimerColumns now =
                      failure instanceof UnreadableRowException
                          ? attempts.givenUp(was, time, failure)
                          : attempts.failed(was, time, failure);
                  boolean noted = change(tx.connection(), row, was, now);
                  if (noted && (now.attempts() == 1 || now.parkedAt() != null)) {
                    refused.forEach(notes::refused);
                  }
                  return noted ? Optional.of(now) : Optional.empty();
                }));
  }

  private boolean change(Connection c, EntityRow row, TimerColumns was, TimerColumns now) {
    try {
      return context.rows().timers().change(c, row, was, now);
    } catch (SQLException e) {
      throw new StoreException(
          "A failed timer of " + machine() + ' ' + row.id() + " could not be recorded", e);
    }
  }
}
