package dev.pawl.store.firing;

import dev.pawl.store.rows.Alarm;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TimerRows;
import dev.pawl.store.rows.TimerRows.Place;
import dev.pawl.store.sql.UnreadableRowException;
import dev.pawl.store.write.StoreContext;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Semaphore;

/**
 * The queue of what is due, as one pass goes through it: it claims some, and gives back what it
 * does not come to. Confined to one thread.
 */
final class TimerQueue {

  /** How many are read and claimed at a time. */
  static final int BATCH = 50;

  private final StoreContext<?, ?> context;
  private final TimerRows rows;
  private final FiringTransactions transactions;
  private final UnknownRows unknown;
  private final Semaphore alone;
  private final Attempts attempts;
  private final SafeListener listener;
  private final Set<String> behind = new HashSet<>();
  private final List<Runnable> calls = new ArrayList<>();
  private Place place = Place.HEAD;
  private boolean ended;
  private boolean isAlone;
  private long unreadable;
  private long putAside;

  TimerQueue(TimerPasses passes, SafeListener listener) {
    this.context = passes.context();
    this.rows = context.rows().timers();
    this.transactions = passes.transactions();
    this.unknown = passes.unknown();
    this.alone = passes.alone();
    this.attempts = new Attempts(context.policy());
    this.listener = listener;
  }

  /** An instance that is about to be tried: as it was found, and what was noted of it. */
  record Claim(EntityRow row, Alarm noted, Place before) {}

  /** The instances claimed together, and until when nobody else claims them. */
  record Batch(List<Claim> claims, long heldUntil) {}

  boolean isEnded() {
    return ended;
  }

  /** How many cannot be read. */
  long unreadable() {
    return unreadable;
  }

  /** How many were parked because a cell of their row cannot be read. */
  long putAside() {
    return putAside;
  }

  /** How many have had their turn, and have more that is due. */
  int behind() {
    return behind.size();
  }

  /** Claims some that are due. */
  Batch claim(Instant until, int most) {
    Place began = place;
    long before = unreadable;
    List<Claim> lost = new ArrayList<>();
    List<EntityRow> aside = new ArrayList<>();
    Batch batch =
        transactions.note(
            c -> {
              place = began;
              unreadable = before;
              giveBack(c, lost); // they are as they were, if the commit was made that was lost
              Instant now = context.now(c);
              List<EntityRow> found = rows.candidates(c, place, until, unknown.states(), BATCH);
              ended = found.size() < BATCH;
              aside.clear();
              found.stream().filter(TimerQueue::isUnreadable).forEach(aside::add);
              if (ended) {
                aside.addAll(rows.beyond(c, BATCH));
              }
              for (EntityRow row : aside) {
                rows.putAside(c, row, now, Attempts.text(unreadable(row)));
              }
              found.removeIf(TimerQueue::isUnreadable);
              List<Claim> claims = chosen(found, now, most);
              lost.clear();
              lost.addAll(claims);
              rows.claim(
                  c,
                  claims.stream().map(Claim::row).toList(),
                  claims.stream().map(Claim::noted).toList());
              return new Batch(claims, heldUntil(claims, now));
            });
    calls.forEach(Runnable::run);
    calls.clear();
    putAside += aside.size();
    for (EntityRow row : aside) {
      Alarm was = row.alarm();
      Alarm parked = new Alarm(null, was.timerAt(), was.attempts(), until, was.error());
      listener.failed(row, parked, unreadable(row));
    }
    return batch;
  }

  /** Trying again would not help, and a row that stays in the queue would be read in each pass. */
  private static boolean isUnreadable(EntityRow row) {
    return !row.unreadable().isEmpty();
  }

  private static UnreadableRowException unreadable(EntityRow row) {
    return new UnreadableRowException(row.unreadable());
  }

  private static long heldUntil(List<Claim> claims, Instant now) {
    Instant first = null;
    for (Claim claim : claims) {
      Instant next = claim.noted().dueAt();
      first = first == null || next != null && next.isBefore(first) ? next : first;
    }
    return System.nanoTime() + (first == null ? 0 : Duration.between(now, first).toNanos());
  }

  /**
   * Chooses whom to try. Who has been tried before is tried alone, and one at a time in a process:
   * if it ends the process, it takes no other along that has been tried as often. Where another
   * thread is at one, this pass leaves it to the next.
   */
  private List<Claim> chosen(List<EntityRow> found, Instant now, int most) {
    List<Claim> claims = new ArrayList<>();
    for (EntityRow row : found) {
      boolean repeated = row.alarm().attempts() > 0;
      if (isForOthers(row) || repeated && claims.isEmpty() && !isAlone()) {
        place = placeAfter(row);
        continue;
      }
      if (claims.size() == most || repeated && !claims.isEmpty()) {
        ended = false;
        break;
      }
      claims.add(new Claim(row, attempts.begun(row.alarm(), now), place));
      place = placeAfter(row);
      if (repeated) {
        ended = false;
        break;
      }
    }
    return claims;
  }

  private boolean isAlone() {
    isAlone = isAlone || alone.tryAcquire();
    return isAlone;
  }

  /** Lets others try what has been tried before. */
  void release() {
    if (isAlone) {
      alone.release();
      isAlone = false;
    }
  }

  private Place placeAfter(EntityRow row) {
    Instant dueAt = row.alarm().dueAt();
    return dueAt == null ? place : new Place(dueAt, row.id());
  }

  /** Whether this version does not know it, or it has had its turn. */
  private boolean isForOthers(EntityRow row) {
    if (!context.machine().knows(row.state())) {
      if (unknown.learn(row.state())) {
        calls.add(() -> listener.unknown(row, "the state " + row.state()));
      }
      return true;
    }
    if (unknown.isUnreadable(row)) {
      unreadable++;
      return true;
    }
    return behind.contains(row.id());
  }

  /** Passes an instance over that has had its turn in this pass. */
  void passOver(Claim claim) {
    behind.add(claim.row().id());
  }

  /** Leaves an instance as it was, to those that know what it has. */
  void leave(Claim claim, String what) {
    restore(List.of(claim));
    unreadable++;
    unknown.learn(claim.row());
    listener.unknown(claim.row(), what);
  }

  /** Goes back in the queue to those that were not tried. */
  void giveBack(List<Claim> rest) {
    if (!rest.isEmpty()) {
      restore(rest);
      place = rest.get(0).before();
      ended = false;
    }
  }

  private void restore(List<Claim> claims) {
    transactions.note(
        c -> {
          giveBack(c, claims);
          return claims;
        });
  }

  private void giveBack(Connection c, List<Claim> claims) throws SQLException {
    for (Claim claim : claims) {
      rows.change(c, claim.row(), claim.noted(), claim.row().alarm());
    }
  }

  /** How many are due in states that this version does not know. */
  int countUnknown(Instant until) {
    List<String> states = List.copyOf(unknown.states());
    return states.isEmpty()
        ? 0
        : transactions.read(c -> context.rows().timerLists().countDue(c, until, states));
  }
}
