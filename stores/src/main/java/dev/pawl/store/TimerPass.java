package dev.pawl.store;

import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.Alarm;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TimerRows.Place;
import dev.pawl.store.timer.TimerFailure;
import dev.pawl.store.timer.TimerListener;
import dev.pawl.store.timer.TimerOutage;
import dev.pawl.store.timer.TimerReport;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Fires what is due, once through the queue. That an instance is tried is committed before it is
 * tried; then it is tried alone, under its version, so that whoever else fires the same does no
 * harm. Confined to one thread.
 */
final class TimerPass<S, E> {

  /** How many are claimed at a time. */
  private static final int BATCH = 50;

  private final DueTimers<S, E> timers;
  private final StoreContext<S, E> context;
  private final TimerListener listener;
  private final BooleanSupplier stopping;
  private final Set<String> behind = new HashSet<>();
  private final List<Runnable> told = new ArrayList<>();
  private Place place = Place.HEAD;
  private boolean ended;
  private boolean alone;
  private boolean interrupted;
  private long tried;
  private long woken;
  private long failed;
  private long parked;
  private long unreadable;
  private long lost;

  TimerPass(
      DueTimers<S, E> timers,
      StoreContext<S, E> context,
      TimerListener listener,
      BooleanSupplier stopping) {
    this.timers = timers;
    this.context = context;
    this.listener = listener;
    this.stopping = stopping;
  }

  /** An instance that is about to be tried: as it was found, and what was noted of it. */
  private record Claim(EntityRow row, Alarm noted, Place before) {}

  /** What was claimed together, and until when nobody else claims it. */
  private record Batch(List<Claim> claims, long heldUntil) {}

  TimerReport run(int most) {
    try {
      if (isStopping()) {
        return report(0);
      }
      Instant until = timers.read(context::now);
      while (!ended && tried < most && !isStopping()) {
        fireSome(until, (int) Math.min(BATCH, most - tried));
      }
      return report(timers.countUnknown(until));
    } catch (RuntimeException e) {
      throw new TimerOutage(
          "The timers of " + context.machine() + " could not be fired", report(0), e);
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private void fireSome(Instant until, int most) {
    try {
      fire(claim(until, most));
    } finally {
      if (alone) {
        timers.alone().release();
        alone = false;
      }
    }
  }

  private TimerReport report(long unknown) {
    return new TimerReport(woken, failed, parked, unreadable + unknown, lost, behind.size());
  }

  /** An interrupt ends the pass, but must not disturb what is asked of the database until then. */
  private boolean isStopping() {
    interrupted |= Thread.interrupted();
    return interrupted || stopping.getAsBoolean();
  }

  private Batch claim(Instant until, int most) {
    Place began = place;
    long before = unreadable;
    List<Claim> lost = new ArrayList<>();
    Batch batch =
        timers.transact(
            c -> {
              place = began;
              unreadable = before;
              giveBack(c, lost); // they are as they were, if the commit was made that was lost
              Instant now = context.now(c);
              List<EntityRow> found =
                  timers.rows().candidates(c, place, until, timers.unknownStates(), BATCH);
              ended = found.size() < BATCH;
              List<Claim> claims = chosen(found, now, most);
              lost.clear();
              lost.addAll(claims);
              timers
                  .rows()
                  .claim(
                      c,
                      claims.stream().map(Claim::row).toList(),
                      claims.stream().map(Claim::noted).toList());
              return new Batch(claims, heldUntil(claims, now));
            });
    told.forEach(Runnable::run);
    told.clear();
    List<Claim> alive = new ArrayList<>();
    for (Claim claim : batch.claims()) {
      if (claim.noted().parkedAt() == null) {
        alive.add(claim);
      } else {
        parked++;
        tried++;
        report(claim.row(), claim.noted(), null);
      }
    }
    return new Batch(alive, batch.heldUntil());
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
   * What has been tried before is tried alone, and one at a time in a process: if it ends the
   * process, it takes no other along that has been tried as often. Where another thread is at one,
   * this pass leaves it to the next.
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
      claims.add(new Claim(row, timers.noted(row.alarm(), now), place));
      place = placeAfter(row);
      if (repeated) {
        ended = false;
        break;
      }
    }
    return claims;
  }

  private boolean isAlone() {
    alone = alone || timers.alone().tryAcquire();
    return alone;
  }

  private Place placeAfter(EntityRow row) {
    Instant dueAt = row.alarm().dueAt();
    return dueAt == null ? place : new Place(dueAt, row.id());
  }

  /** What this version does not know, and what has had its turn. */
  private boolean isForOthers(EntityRow row) {
    StoredMachine<S, E> machine = context.machine();
    if (row.alarm().dueAt() == null) {
      if (!timers.isUnreadable(row)) {
        timers.learn(row);
        told.add(() -> tell(l -> unknown(l, row, "its time " + row.alarm().error())));
      }
      unreadable++;
      return true;
    }
    if (!machine.knows(row.state())) {
      if (timers.learn(row.state())) {
        told.add(() -> tell(l -> unknown(l, row, "the state " + row.state())));
      }
      return true;
    }
    if (timers.isUnreadable(row)) {
      unreadable++;
      return true;
    }
    return behind.contains(row.id());
  }

  private void unknown(TimerListener l, EntityRow row, String what) {
    l.unknown(context.machine().name(), row.id(), what);
  }

  private void fire(Batch batch) {
    List<Claim> claims = batch.claims();
    for (int i = 0; i < claims.size(); i++) {
      if (i > 0 && (isStopping() || System.nanoTime() - batch.heldUntil() >= 0)) {
        giveBack(claims.subList(i, claims.size()));
        return;
      }
      tried++;
      try {
        fire(claims.get(i));
      } catch (RuntimeException | Error e) {
        returnRest(claims.subList(i + 1, claims.size()), e);
        throw e;
      }
    }
  }

  /** Where even this fails, those are tried again after the wait that has been noted of them. */
  private void returnRest(List<Claim> rest, Throwable failure) {
    try {
      giveBack(rest);
    } catch (RuntimeException e) {
      failure.addSuppressed(e);
    }
  }

  private void giveBack(List<Claim> rest) {
    if (rest.isEmpty()) {
      return;
    }
    restore(rest);
    place = rest.get(0).before();
    ended = false;
  }

  private void restore(List<Claim> claims) {
    timers.transact(
        c -> {
          giveBack(c, claims);
          return claims;
        });
  }

  private void giveBack(Connection c, List<Claim> claims) throws SQLException {
    for (Claim claim : claims) {
      timers.rows().change(c, claim.row(), claim.noted(), claim.row().alarm());
    }
  }

  private void fire(Claim claim) {
    DueTimers.Fired<S, E> fired = timers.fire(claim.row(), claim.noted());
    String unknown = fired.unknown();
    interrupted |= Thread.interrupted();
    if (fired.made() != null) {
      woken += fired.made().timersRan() ? 1 : 0; // or else somebody set its time by hand
      if (fired.made().behind()) {
        behind.add(claim.row().id());
      }
    } else if (fired.failure() == null) {
      lost++;
    } else if (unknown != null) {
      restore(List.of(claim));
      unreadable++;
      timers.learn(claim.row());
      tell(l -> unknown(l, claim.row(), unknown));
    } else {
      failed(claim, fired.failure(), fired.refused());
    }
  }

  private void failed(Claim claim, Throwable failure, List<Refused> refused) {
    EntityRow row = claim.row();
    Alarm noted;
    try {
      noted = timers.note(row, claim.noted(), failure, refused).orElse(null);
    } catch (RuntimeException e) {
      // the database is gone, which is no fault of the instance
      e.addSuppressed(failure);
      throw e;
    }
    if (noted == null) {
      lost++;
      return;
    }
    if (noted.parkedAt() != null) {
      parked++;
    } else {
      failed++;
    }
    report(row, noted, failure);
  }

  private void report(EntityRow row, Alarm noted, @Nullable Throwable failure) {
    TimerFailure told =
        new TimerFailure(
            context.machine().name(),
            row.id(),
            row.state(),
            noted.attempts(),
            failure,
            noted.dueAt());
    tell(l -> tellFailed(l, told));
  }

  private static void tellFailed(TimerListener l, TimerFailure told) {
    if (told.nextTry() == null) {
      l.parked(told);
    } else {
      l.failed(told);
    }
  }

  private void tell(Consumer<TimerListener> what) {
    try {
      what.accept(listener);
    } catch (RuntimeException | Error e) {
      // who listens must stop nothing
    }
  }
}
