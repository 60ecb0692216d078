package dev.pawl.store;

import dev.pawl.store.history.Refused;
import dev.pawl.store.rows.Alarm;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.OwnTransaction;
import dev.pawl.store.rows.TimerLists;
import dev.pawl.store.rows.TimerRows;
import dev.pawl.store.timer.ParkedTimer;
import dev.pawl.store.timer.StoreTimers;
import dev.pawl.store.timer.TimerListener;
import dev.pawl.store.timer.TimerPolicy;
import dev.pawl.store.timer.TimerReport;
import dev.pawl.store.timer.TimerStats;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** The timers of a store. Thread-safe. */
final class DueTimers<S, E> implements StoreTimers {

  /** How much is remembered of what this version does not know, and read or changed at a time. */
  private static final int SOME = 1000;

  private static final int MOST_STATES = 100;

  private final StoreContext<S, E> context;
  private final StoreTransactions<S, E> transactions;
  private final JdbcStore<S, E> store;
  private final TimerRows rows;
  private final TimerLists lists;
  private final TimerPolicy policy;
  private final Semaphore alone = new Semaphore(1);
  private final Set<String> unknownStates = ConcurrentHashMap.newKeySet();
  private final Map<String, EntityRow> unreadable =
      Collections.synchronizedMap(
          new LinkedHashMap<>() {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, EntityRow> eldest) {
              return size() > SOME;
            }
          });

  DueTimers(
      JdbcStore<S, E> store, StoreContext<S, E> context, StoreTransactions<S, E> transactions) {
    this.store = store;
    this.context = context;
    this.transactions = transactions;
    this.rows = context.timerRows();
    this.lists = context.timerLists();
    this.policy = context.timers();
  }

  TimerRows rows() {
    return rows;
  }

  /** Held by the pass that tries what has been tried before. */
  Semaphore alone() {
    return alone;
  }

  @Override
  public String machine() {
    return context.machine().name();
  }

  @Override
  public TimerReport runOnce(int most, TimerListener listener, BooleanSupplier stopping) {
    Objects.requireNonNull(listener, "listener");
    Objects.requireNonNull(stopping, "stopping");
    return new TimerPass<>(this, context, listener, stopping).run(most);
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
    return new Adoption<>(this, context).adopt(state);
  }

  @Override
  public int adoptAll() {
    return new Adoption<>(this, context).adoptAll();
  }

  @Override
  public int settleClocks() {
    return new Adoption<>(this, context).settleClocks();
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

  <R> R read(OwnTransaction.Body<R> body) {
    return store.read("timers", body);
  }

  /** What is noted of timers may be noted twice, so a commit that was lost is made again. */
  <R> R transact(OwnTransaction.Body<R> body) {
    return transactions.repeat("could not note its timers", body);
  }

  /** The same, of which it matters what it has changed: what was lost counts as done, if it was. */
  private int count(OwnTransaction.Body<Integer> body) {
    int[] most = new int[1];
    return transact(c -> most[0] = Math.max(most[0], body.run(c)));
  }

  /** The same of one. */
  boolean changes(OwnTransaction.Body<Boolean> body) {
    return count(c -> body.run(c) ? 1 : 0) == 1;
  }

  // What this version does not know.

  Set<String> unknownStates() {
    return unknownStates;
  }

  /** Remembers a state, so that its rows are passed over; tells whether it is new. */
  boolean learn(String state) {
    return unknownStates.size() < MOST_STATES && unknownStates.add(state);
  }

  void learn(EntityRow row) {
    unreadable.put(row.id(), row);
  }

  /** Whether this could not be read before, and has not been tried or changed since. */
  boolean isUnreadable(EntityRow row) {
    EntityRow known = unreadable.get(row.id());
    return known != null
        && known.version() == row.version()
        && known.alarm().equals(row.alarm())
        && known.state().equals(row.state());
  }

  int countUnknown(Instant until) {
    List<String> states = List.copyOf(unknownStates);
    return states.isEmpty() ? 0 : read(c -> lists.countDue(c, until, states));
  }

  // What workers note.

  /** What is noted of an instance before it is tried, or when it has been tried too often. */
  Alarm noted(Alarm was, Instant now) {
    int tried = Math.max(0, was.attempts());
    if (tried >= policy.attempts()) {
      String error = was.error() != null ? was.error() : "processes ended while they tried";
      return new Alarm(null, was.timerAt(), tried, now, error);
    }
    return new Alarm(again(policy, now, tried + 1), was.timerAt(), tried + 1, null, was.error());
  }

  static Instant again(TimerPolicy policy, Instant now, int attempts) {
    return now.plus(policy.backoff().delay(attempts)).truncatedTo(ChronoUnit.MICROS);
  }

  /**
   * What became of an attempt.
   *
   * @param made what was written; null if nothing was
   * @param failure why not; null if somebody else was first
   * @param unknown what this version does not know, if that was why
   * @param refused what is to be recorded of the failure
   */
  record Fired<S, E>(
      @Nullable MadeStep<S, E> made,
      @Nullable Throwable failure,
      @Nullable String unknown,
      List<Refused> refused) {}

  /** Fires what is due of one instance, if it still is as it was noted. */
  Fired<S, E> fire(EntityRow claimed, Alarm noted) {
    List<Refused> refused = new ArrayList<>(1);
    List<MadeStep<S, E>> written = new ArrayList<>(1);
    List<EntityRow> read = new ArrayList<>(1);
    @Nullable Throwable failure = null;
    try {
      Optional<MadeStep<S, E>> made =
          transactions.attempt(
              notes ->
                  OwnTransaction.use(
                      store.source(),
                      c -> {
                        refused.clear();
                        read.clear();
                        EntityRow row = find(c, claimed.id());
                        if (row == null || !isAsNoted(row, claimed, noted)) {
                          return Optional.<MadeStep<S, E>>empty();
                        }
                        read.add(row);
                        MadeStep<S, E> woken =
                            context
                                .maker()
                                .wake(context.maker().stored(row), context.now(row), refused::add);
                        transactions.transact(
                            c,
                            notes,
                            tx -> {
                              tx.writeWoken(woken);
                              return woken;
                            });
                        written.add(woken);
                        return Optional.of(woken);
                      }));
      if (written.isEmpty()) {
        made.ifPresent(written::add);
      }
    } catch (StaleStateError e) {
      return new Fired<>(null, null, null, List.of());
    } catch (Throwable thrown) {
      failure = thrown;
    }
    if (!written.isEmpty()) {
      return new Fired<>(written.get(0), null, null, List.of()); // only hooks failed, and were told
    }
    boolean mayBeUnknown = failure instanceof IllegalArgumentException && !read.isEmpty();
    String unknown = mayBeUnknown ? UnknownNames.of(context.machine(), read.get(0)) : null;
    return new Fired<>(null, failure, unknown, refused);
  }

  private static boolean isAsNoted(EntityRow row, EntityRow claimed, Alarm noted) {
    return row.version() == claimed.version()
        && row.alarm().attempts() == noted.attempts()
        && Objects.equals(noted.dueAt(), row.alarm().dueAt());
  }

  private @Nullable EntityRow find(Connection c, String id) throws SQLException {
    EntityRow row = context.entities().find(c, id);
    if (!c.getAutoCommit()) {
      c.rollback(); // the transaction shall begin with a write
    }
    return row;
  }

  /**
   * Notes that an attempt has failed; the first and the last of them are recorded, too.
   *
   * @param was what was noted before it
   * @return what is noted now; empty if the instance has gone on meanwhile
   */
  Optional<Alarm> note(EntityRow row, Alarm was, Throwable failure, List<Refused> refused) {
    return transactions.attempt(
        notes ->
            transactions.transact(
                notes,
                tx -> {
                  Alarm now = failed(policy, was, context.now(tx.connection()), failure);
                  boolean noted = change(tx.connection(), row, was, now);
                  if (noted && (now.attempts() == 1 || now.parkedAt() != null)) {
                    notes.refused.addAll(refused);
                  }
                  return noted ? Optional.of(now) : Optional.empty();
                }));
  }

  private boolean change(Connection c, EntityRow row, Alarm was, Alarm now) {
    try {
      return rows.change(c, row, was, now);
    } catch (SQLException e) {
      throw new StoreException("A failure of " + machine() + ' ' + row.id() + " was not noted", e);
    }
  }

  /** What is noted of an attempt that was counted and then failed. */
  static Alarm failed(TimerPolicy policy, Alarm was, Instant now, Throwable failure) {
    boolean parks = was.attempts() >= policy.attempts();
    return new Alarm(
        parks ? null : was.dueAt(),
        was.timerAt(),
        was.attempts(),
        parks ? now : null,
        FailureText.of(failure));
  }
}
