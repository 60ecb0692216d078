package dev.pawl.store.firing;

import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.EntityRows;
import dev.pawl.store.rows.TimerColumns;
import dev.pawl.store.rows.TimerRows;
import dev.pawl.store.rows.TimerRows.Cursor;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.UnreadableRowException;
import dev.pawl.store.step.StoreContext;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The queue of due instances of one pass. The queue claims instances in batches, counts the
 * attempts at single instances, and releases the instances that were not tried. Confined to one
 * thread.
 */
final class TimerQueue {

  /** The maximum number of instances that are claimed at a time. */
  static final int BATCH = 50;

  /**
   * The maximum number of attempts to read a locked row. A claim of another worker locks rows only
   * briefly, but a transaction of the application may lock rows for longer.
   */
  private static final int MAX_READS = 10;

  private static final long READ_PAUSE = Duration.ofMillis(5).toNanos();

  private final StoreContext<?, ?> context;
  private final TimerPasses passes;
  private final TimerRows rows;
  private final FiringTransactions transactions;
  private final UnknownRows unknown;
  private final Attempts attempts;
  private final SafeTimerListener listener;
  private final TimerCounts counts;
  private final Set<String> incomplete = new HashSet<>();
  private final List<Runnable> calls = new ArrayList<>();
  private Cursor cursor = Cursor.HEAD;
  private boolean ended;
  private long unreadable;

  TimerQueue(TimerPasses passes, SafeTimerListener listener, TimerCounts counts) {
    this.context = passes.context();
    this.passes = passes;
    this.rows = context.rows().timers();
    this.transactions = passes.transactions();
    this.unknown = passes.unknown();
    this.attempts = new Attempts(context.policy());
    this.listener = listener;
    this.counts = counts;
  }

  /**
   * A claimed instance whose timers are to be fired.
   *
   * @param row the row as it was found, without its snapshot
   * @param noted the timer columns that this queue last wrote into the row of the instance
   * @param before the position in the queue directly before the instance
   * @param heldUntil the end of the claim, as a value of {@link System#nanoTime()}
   * @param owner the queue that claimed the instance
   */
  record Claim(EntityRow row, TimerColumns noted, Cursor before, long heldUntil, TimerQueue owner) {

    boolean isExpired() {
      return System.nanoTime() - heldUntil >= 0;
    }

    private Claim noted(TimerColumns columns) {
      return new Claim(row, columns, before, heldUntil, owner);
    }

    private Claim heldUntil(long end) {
      return new Claim(row, noted, before, end, owner);
    }
  }

  /**
   * An instance whose attempt has been counted.
   *
   * @param row the row after the attempt was counted, with its snapshot if the row can be read
   * @param failure the reason why the row cannot be read; null if it can be read
   */
  record CountedAttempt(Claim claim, EntityRow row, @Nullable RuntimeException failure) {}

  /**
   * The instances that were claimed together.
   *
   * @param parked the instances that were parked because they have failed too often
   * @param begun the first instance that was not parked; null if there is none
   */
  record Batch(List<Claim> parked, @Nullable CountedAttempt begun) {}

  boolean isEnded() {
    return ended;
  }

  /** Returns the number of instances that this version of the machine cannot read. */
  long unreadable() {
    return unreadable;
  }

  /** Returns the number of instances that have fired in this pass and still have due timers. */
  int incomplete() {
    return incomplete.size();
  }

  /**
   * Claims due instances, and counts an attempt to fire the timers of the first of them. Any pass
   * can take the other claimed instances.
   */
  Batch claim(Instant until, int most) {
    Cursor began = cursor;
    long before = unreadable;
    List<Claim> lost = new ArrayList<>();
    List<EntityRow> aside = new ArrayList<>();
    List<Claim> waiting = new ArrayList<>();
    Batch batch =
        transactions.note(
            c -> {
              cursor = began;
              unreadable = before;
              waiting.clear();
              // undoes the claims of an earlier run of this transaction, because the failed commit
              // of that run may have been stored
              passes.restore(c, lost);
              Instant now = context.now(c);
              List<EntityRow> found = rows.candidates(c, cursor, until, unknown.states(), BATCH);
              ended = found.size() < BATCH;
              aside.clear();
              found.stream().filter(TimerQueue::isUnreadable).forEach(aside::add);
              if (ended) {
                aside.addAll(rows.beyond(c, BATCH));
              }
              for (EntityRow row : aside) {
                rows.parkUnreadable(c, row, now, Attempts.text(unreadable(row)));
              }
              found.removeIf(TimerQueue::isUnreadable);
              List<Claim> claims = chosen(found, now, most);
              lost.clear();
              lost.addAll(claims);
              rows.claim(
                  c,
                  claims.stream().map(Claim::row).toList(),
                  claims.stream().map(Claim::noted).toList());
              CountedAttempt begun = null;
              List<Claim> parked = new ArrayList<>();
              for (Claim claim : claims) {
                if (claim.noted().parkedAt() != null) {
                  parked.add(claim);
                } else if (begun == null) {
                  begun = read(c, claim);
                } else {
                  waiting.add(claim);
                }
              }
              return new Batch(parked, begun);
            });
    passes.claimed().add(waiting);
    calls.forEach(Runnable::run);
    calls.clear();
    for (EntityRow row : aside) {
      counts.parked();
      TimerColumns was = row.timerColumns();
      TimerColumns parked =
          new TimerColumns(null, was.timerAt(), was.attempts(), until, was.error());
      listener.failed(row, parked, unreadable(row));
    }
    return batch;
  }

  /**
   * Returns whether a row has unreadable cells. Such a row is parked, so that later passes do not
   * read it again.
   */
  private static boolean isUnreadable(EntityRow row) {
    return !row.unreadable().isEmpty();
  }

  private static UnreadableRowException unreadable(EntityRow row) {
    return new UnreadableRowException(row.unreadable());
  }

  /**
   * Chooses the instances to claim. An instance that has been tried before is claimed alone, and a
   * process tries only one such instance at a time. An instance that crashes the process therefore
   * causes no failed attempts of other instances. While another pass tries an instance that has
   * been tried before, this pass skips all such instances.
   *
   * @return the claims; the attempt at the first instance is counted already
   */
  private List<Claim> chosen(List<EntityRow> found, Instant now, int most) {
    List<Claim> claims = new ArrayList<>();
    for (EntityRow row : found) {
      boolean repeated = row.timerColumns().attempts() > 0;
      if (mustSkip(row) || repeated && claims.isEmpty() && !passes.enter(this)) {
        cursor = cursorAfter(row);
        continue;
      }
      if (claims.size() == most || repeated && !claims.isEmpty()) {
        ended = false;
        break;
      }
      TimerColumns noted = attempts.claimed(row.timerColumns(), now);
      if (claims.isEmpty() && noted.parkedAt() == null) {
        noted = attempts.begun(noted);
      }
      claims.add(new Claim(row, noted, cursor, 0, this));
      cursor = cursorAfter(row);
      if (repeated) {
        ended = false;
        break;
      }
    }
    long end = heldUntil(claims, now);
    return claims.stream().map(claim -> claim.heldUntil(end)).toList();
  }

  private static long heldUntil(List<Claim> claims, Instant now) {
    Instant first = null;
    for (Claim claim : claims) {
      Instant next = claim.noted().dueAt();
      first = first == null || next != null && next.isBefore(first) ? next : first;
    }
    return System.nanoTime() + (first == null ? 0 : Duration.between(now, first).toNanos());
  }

  /** Reads the row of an instance whose attempt has been counted. */
  private CountedAttempt read(Connection c, Claim claim) throws SQLException {
    try {
      EntityRow row = context.rows().entities().find(c, claim.row().id());
      return new CountedAttempt(claim, Objects.requireNonNull(row), null);
    } catch (RuntimeException e) {
      return unreadable(claim, e);
    }
  }

  private static CountedAttempt unreadable(Claim claim, RuntimeException failure) {
    return new CountedAttempt(claim, claim.row().with(claim.noted()), failure);
  }

  /** Removes and returns an instance that any pass has claimed; null if there is none. */
  @Nullable Claim take() {
    return passes.claimed().take();
  }

  /**
   * Counts the attempt at an instance in a separate transaction. Returns null if the row has
   * changed since the claim.
   */
  @Nullable CountedAttempt begin(Claim claim) {
    CountedAttempt[] begun = new CountedAttempt[1];
    for (int look = 0; look < MAX_READS; look++) {
      transactions.note(
          c -> {
            rows.beginWrite(c);
            begun[0] = begin(c, claim, true);
            return begun;
          });
      if (begun[0] != null || !transactions.read(c -> isClaimed(c, claim))) {
        break;
      }
      LockSupport.parkNanos(READ_PAUSE);
    }
    return begun[0];
  }

  private boolean isClaimed(Connection c, Claim claim) throws SQLException {
    return isClaimed(context.rows().entities().find(c, claim.row().id()), claim);
  }

  private static boolean isClaimed(@Nullable EntityRow row, Claim claim) {
    return row != null
        && row.version() == claim.row().version()
        && Objects.equals(row.timerColumns().dueAt(), claim.noted().dueAt());
  }

  /**
   * Counts the attempt at an instance in the transaction that writes the result of the previous
   * instance.
   *
   * @return the instance; null if the row is locked or has changed since the claim
   */
  @Nullable CountedAttempt begin(Connection c, Claim claim) throws SQLException {
    // in H2, locking a row costs as much as updating it, so the update waits until the row is free
    // or the lock timeout elapses
    return begin(c, claim, context.dialect() != Dialect.H2);
  }

  /**
   * Counts the attempt at an instance. The count is kept even if the process ends during the
   * attempt.
   *
   * @param skipsLocked whether a locked row is skipped instead of waited for
   */
  private @Nullable CountedAttempt begin(Connection c, Claim claim, boolean skipsLocked)
      throws SQLException {
    Claim begun = claim.noted(attempts.begun(claim.noted()));
    EntityRow row;
    try {
      EntityRows entities = context.rows().entities();
      String id = claim.row().id();
      row = skipsLocked ? entities.unlocked(c, id) : entities.find(c, id);
    } catch (RuntimeException e) {
      boolean noted = rows.change(c, claim.row(), claim.noted(), begun.noted());
      return noted ? unreadable(begun, e) : null;
    }
    if (row == null || !isClaimed(row, claim)) {
      return null;
    }
    // the attempt is counted already if this transaction repeats a transaction whose commit failed
    boolean noted = row.timerColumns().attempts() == begun.noted().attempts();
    return noted || rows.change(c, row, claim.noted(), begun.noted())
        ? new CountedAttempt(begun, row.with(begun.noted()), null)
        : null;
  }

  /** Allows other passes to try instances that have failed before. */
  void release() {
    passes.leave(this);
  }

  private Cursor cursorAfter(EntityRow row) {
    Instant dueAt = row.timerColumns().dueAt();
    return dueAt == null ? cursor : new Cursor(dueAt, row.id());
  }

  /**
   * Returns whether this pass must skip an instance. This is the case if this version of the
   * machine cannot read the instance, a pass is firing the timers of the instance now, or this pass
   * has fired as many timers of the instance as allowed.
   */
  private boolean mustSkip(EntityRow row) {
    if (!context.machine().knows(row.state())) {
      if (unknown.remember(row.state())) {
        calls.add(() -> listener.unknown(row, "the state " + row.state()));
      }
      return true;
    }
    if (unknown.isUnreadable(row)) {
      unreadable++;
      return true;
    }
    return incomplete.contains(row.id()) || passes.isRunning(row.id());
  }

  /** Skips an instance in the rest of this pass. */
  void passOver(Claim claim) {
    incomplete.add(claim.row().id());
  }

  /** Releases an instance with a name that only another version of the machine knows. */
  void leave(Claim claim, String what) {
    passes.restore(List.of(claim));
    unreadable++;
    unknown.remember(claim.row());
    listener.unknown(claim.row(), what);
  }

  /** Releases an instance. The queue then continues with this instance. */
  void releaseClaims(Claim claim) {
    passes.restore(List.of(claim));
    goBackTo(List.of(claim));
  }

  /**
   * Releases the claims that match a condition, except claims that a pass has taken. The queue then
   * continues with the earliest of the released instances.
   */
  void releaseClaims(Predicate<Claim> kind) {
    goBackTo(passes.releaseClaims(kind));
  }

  private void goBackTo(List<Claim> claims) {
    for (Claim claim : claims) {
      cursor = claim.before().compareTo(cursor) < 0 ? claim.before() : cursor;
      ended = false;
    }
  }

  /**
   * Returns the number of due instances in states that this version of the machine does not know.
   */
  int countUnknown(Instant until) {
    List<String> states = List.copyOf(unknown.states());
    return states.isEmpty()
        ? 0
        : transactions.read(c -> context.rows().timerLists().countDue(c, until, states));
  }
}
