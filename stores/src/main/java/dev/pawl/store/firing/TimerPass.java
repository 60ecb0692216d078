package dev.pawl.store.firing;

import dev.pawl.store.firing.TimerQueue.Batch;
import dev.pawl.store.firing.TimerQueue.Claim;
import dev.pawl.store.history.Refused;
import dev.pawl.store.rows.Alarm;
import dev.pawl.store.timer.TimerOutage;
import dev.pawl.store.timer.TimerReport;
import dev.pawl.store.write.StoreContext;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Fires what is due, once through the queue. That an instance is tried is committed before it is
 * tried; then it is tried alone, under its version, so that whoever else fires the same does no
 * harm. Confined to one thread.
 */
final class TimerPass {

  private final StoreContext<?, ?> context;
  private final FiringTransactions transactions;
  private final TimerQueue queue;
  private final SafeListener listener;
  private final BooleanSupplier stopping;
  private boolean interrupted;
  private long tried;
  private long woken;
  private long failed;
  private long parked;
  private long lost;

  TimerPass(TimerPasses passes, SafeListener listener, BooleanSupplier stopping) {
    this.context = passes.context();
    this.transactions = passes.transactions();
    this.queue = new TimerQueue(passes, listener);
    this.listener = listener;
    this.stopping = stopping;
  }

  TimerReport run(int most) {
    try {
      if (isStopping()) {
        return report(0);
      }
      Instant until = transactions.read(context::now);
      while (!queue.isEnded() && tried < most && !isStopping()) {
        fireSome(until, (int) Math.min(TimerQueue.BATCH, most - tried));
      }
      return report(queue.countUnknown(until));
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
      Batch batch = queue.claim(until, most);
      fire(alive(batch.claims()), batch.heldUntil());
    } finally {
      queue.release();
    }
  }

  private TimerReport report(long unknown) {
    return new TimerReport(
        woken,
        failed,
        parked + queue.putAside(),
        queue.unreadable() + unknown,
        lost,
        queue.behind());
  }

  /** An interrupt ends the pass, but must not disturb what is asked of the database until then. */
  private boolean isStopping() {
    interrupted |= Thread.interrupted();
    return interrupted || stopping.getAsBoolean();
  }

  /** Those that are to be tried; the others have been tried so often that they are parked. */
  private List<Claim> alive(List<Claim> claims) {
    List<Claim> alive = new ArrayList<>();
    for (Claim claim : claims) {
      if (claim.noted().parkedAt() == null) {
        alive.add(claim);
      } else {
        parked++;
        tried++;
        listener.failed(claim.row(), claim.noted(), null);
      }
    }
    return alive;
  }

  private void fire(List<Claim> claims, long heldUntil) {
    for (int i = 0; i < claims.size(); i++) {
      if (i > 0 && (isStopping() || System.nanoTime() - heldUntil >= 0)) {
        queue.giveBack(claims.subList(i, claims.size()));
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

  /**
   * Gives back the rest; where even this fails, they are tried again after the wait that has been
   * noted of them.
   */
  private void returnRest(List<Claim> rest, Throwable failure) {
    try {
      queue.giveBack(rest);
    } catch (RuntimeException e) {
      failure.addSuppressed(e);
    }
  }

  private void fire(Claim claim) {
    Fired fired = transactions.fire(claim.row(), claim.noted());
    interrupted |= Thread.interrupted();
    if (fired.made() != null) {
      woken += fired.made().ran() ? 1 : 0; // or else somebody set its time by hand
      if (fired.made().behind()) {
        queue.passOver(claim);
      }
    } else if (fired.failure() == null) {
      lost++;
    } else if (fired.unknown() != null) {
      queue.leave(claim, fired.unknown());
    } else {
      failed(claim, fired.failure(), fired.refused());
    }
  }

  private void failed(Claim claim, Throwable failure, List<Refused> refused) {
    Alarm noted;
    try {
      noted = transactions.failed(claim.row(), claim.noted(), failure, refused).orElse(null);
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
    listener.failed(claim.row(), noted, failure);
  }
}
