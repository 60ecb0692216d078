package dev.pawl.store.firing;

import dev.pawl.engine.Failure;
import dev.pawl.store.firing.TimerQueue.Claim;
import dev.pawl.store.firing.TimerQueue.CountedAttempt;
import dev.pawl.store.history.Refused;
import dev.pawl.store.rows.TimerColumns;
import dev.pawl.store.step.StoreContext;
import dev.pawl.store.timer.TimerOutage;
import dev.pawl.store.timer.TimerReport;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * One pass through the queue of due timers. A pass claims instances in batches. Before a pass fires
 * the timers of an instance, the pass counts the attempt and commits the count, usually in the
 * transaction that writes the result of the previous instance. Concurrent passes do no harm,
 * because each write checks the version of the row. Confined to one thread.
 */
final class TimerPass {

  private final StoreContext<?, ?> context;
  private final TimerPasses passes;
  private final FiringTransactions transactions;
  private final TimerQueue queue;
  private final SafeTimerListener listener;
  private final BooleanSupplier stopping;
  private final TimerCounts counts = new TimerCounts();
  private @Nullable Claim reserved;
  private @Nullable CountedAttempt begun;
  private boolean written;
  private boolean interrupted;
  private int most;
  private long tried;

  TimerPass(TimerPasses passes, SafeTimerListener listener, BooleanSupplier stopping) {
    this.context = passes.context();
    this.passes = passes;
    this.transactions = passes.transactions();
    this.queue = new TimerQueue(passes, listener, counts);
    this.listener = listener;
    this.stopping = stopping;
  }

  TimerReport run(int limit) {
    most = limit;
    try {
      if (isStopping()) {
        return report(0);
      }
      Instant until = transactions.read(context::now);
      for (CountedAttempt one = next(until); one != null; one = next(until)) {
        fire(one);
      }
      releaseClaims();
      return report(queue.countUnknown(until));
    } catch (Throwable e) {
      try {
        releaseClaims();
      } catch (Throwable more) {
        Failure.join(e, more); // other workers can take the instances when the claims end
      }
      if (!(e instanceof RuntimeException)) {
        throw e;
      }
      throw new TimerOutage(
          "The timers of " + context.machine() + " could not be fired", report(0), e);
    } finally {
      queue.release();
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private TimerReport report(long unknown) {
    return counts.take(queue.unreadable() + unknown, queue.incomplete());
  }

  /**
   * Returns whether to end the pass. Clears and remembers an interrupt of the thread, because an
   * interrupt would disturb the last transactions.
   */
  private boolean isStopping() {
    interrupted |= Thread.interrupted();
    return interrupted || stopping.getAsBoolean();
  }

  /** Returns the next instance, after its attempt has been counted; null if the pass ends. */
  private @Nullable CountedAttempt next(Instant until) {
    while (tried < most && !isStopping()) {
      if (begun == null && reserved == null) {
        queue.releaseClaims(Claim::isExpired);
        reserved = queue.take();
      }
      if (begun == null && reserved != null) {
        begun = queue.begin(reserved);
        if (begun == null) {
          counts.conflicts();
        }
        reserved = null;
      } else if (begun == null) {
        if (queue.isEnded()) {
          return null;
        }
        TimerQueue.Batch batch = queue.claim(until, (int) Math.min(TimerQueue.BATCH, most - tried));
        batch.parked().forEach(this::parked);
        begun = batch.begun();
      }
      if (begun != null) {
        CountedAttempt next = begun;
        begun = null;
        return next;
      }
      queue.release();
    }
    return null;
  }

  private void parked(Claim claim) {
    counts.parked();
    tried++;
    listener.failed(claim.row(), claim.noted(), null);
  }

  /**
   * Releases the instances that this pass has claimed but not tried. If the pass was stopped, also
   * releases the claimed instances that other passes have not tried, because those passes may hang.
   */
  private void releaseClaims() {
    CountedAttempt last = begun;
    Claim rest = last == null ? reserved : last.claim();
    begun = null;
    reserved = null;
    if (rest != null) {
      queue.releaseClaims(rest);
    }
    boolean all = isStopping();
    queue.releaseClaims(claim -> all || claim.owner() == queue);
  }

  /**
   * Counts the attempt at the next instance, in the transaction that writes the result of the
   * previous instance. If that transaction is repeated, the repetition only writes the result.
   */
  private void beginNext(Connection c) throws SQLException {
    begun = null;
    if (written) {
      return;
    }
    written = true;
    if (reserved == null && tried < most && !isStopping()) {
      reserved = queue.take();
    }
    begun = reserved == null ? null : queue.begin(c, reserved);
  }

  private void fire(CountedAttempt one) {
    tried++;
    written = false;
    TimerAttempt attempt = passes.begin(one.row(), counts);
    try {
      TimerAttemptResult fired =
          one.failure() == null
              ? transactions.fire(one.row(), attempt.call(), this::beginNext)
              : TimerAttemptResult.failed(one.failure(), null, List.of());
      interrupted |= attempt.call().wasInterrupted();
      if (fired.made() == null) {
        begun = null; // nothing was committed
      } else if (begun != null) {
        reserved = null;
      }
      count(one.claim(), fired);
    } finally {
      passes.end(attempt);
      queue.release();
    }
  }

  private void count(Claim claim, TimerAttemptResult fired) {
    if (fired.made() != null) {
      if (fired.made().ran()) { // otherwise the time in the row was changed by hand
        counts.fired();
      }
      if (fired.made().behind()) {
        queue.passOver(claim);
      }
    } else if (fired.failure() == null) {
      counts.conflicts();
    } else if (fired.unknown() != null) {
      queue.leave(claim, fired.unknown());
    } else {
      failed(claim, fired.failure(), fired.refused());
    }
  }

  private void failed(Claim claim, Throwable failure, List<Refused> refused) {
    TimerColumns noted;
    try {
      noted = transactions.failed(claim.row(), claim.noted(), failure, refused).orElse(null);
    } catch (RuntimeException e) {
      // the database failed, which is not a failure of the instance
      e.addSuppressed(failure);
      throw e;
    }
    if (noted == null) {
      counts.conflicts();
      return;
    }
    if (noted.parkedAt() != null) {
      counts.parked();
    } else {
      counts.failed();
    }
    listener.failed(claim.row(), noted, failure);
  }
}
