package dev.pawl.store.step;

import dev.pawl.Outcome;
import dev.pawl.store.rows.Cells;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TimerColumns;
import dev.pawl.store.timer.CatchUp;
import dev.pawl.time.ResumingScheduler;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A scheduler for the timers of one instance. The time of the scheduler advances from the creation
 * of the snapshot to the present. The snapshot was created at the time in the column {@code
 * timer_at} minus the remaining time of the first timer. The time in {@code timer_at} and the
 * present time come from the database's clock, whereas the time of the last update may come from
 * another clock. Confined to one thread.
 */
final class CatchUpScheduler implements ResumingScheduler {

  /** The longest duration whose nanoseconds fit into a {@code long}. No timer runs that long. */
  private static final Duration MAX_DURATION = Duration.ofNanos(Long.MAX_VALUE);

  private final EntityRow row;
  private final Instant now;
  private final VirtualScheduler time;
  private final List<Waiting> first = new ArrayList<>();

  /**
   * The number of timers of the snapshot; -1 if the number is not known. The timers of the snapshot
   * are scheduled before all other timers.
   */
  private int known;

  private final @Nullable Duration shortest;
  private boolean opened;
  private boolean repeatsOnce;
  private long left;
  private int ran;
  private boolean holds;
  private boolean ahead;

  CatchUpScheduler(EntityRow row, Instant now) {
    this(row, now, false);
  }

  /**
   * Creates the scheduler of an instance.
   *
   * @param anew whether all timers start now, because the instance was stored without timers
   */
  CatchUpScheduler(EntityRow row, Instant now, boolean anew) {
    this.row = row;
    this.now = now;
    this.time = new VirtualScheduler(earlier(row.updatedAt(), now));
    List<Duration> none = anew ? List.of() : null;
    List<Duration> timers = row.stored() == null ? none : RowConsistencyCheck.timers(row.stored());
    this.known = timers == null ? -1 : timers.size();
    this.shortest = timers == null || timers.isEmpty() ? null : Collections.min(timers);
  }

  /** A timer that was running when the instance was opened. */
  private static final class Waiting implements Timer {
    final Duration delay;
    final Runnable task;
    @Nullable Timer started;
    boolean cancelled;
    boolean isNew;

    Waiting(Duration delay, Runnable task) {
      this.delay = delay;
      this.task = task;
    }

    @Override
    public void cancel() {
      cancelled = true;
      if (started != null) {
        started.cancel();
      }
    }
  }

  @Override
  public Timer schedule(Duration delay, Runnable task) {
    if (opened) {
      return time.schedule(delay, task);
    }
    Waiting waiting = new Waiting(delay, task);
    first.add(waiting);
    return waiting;
  }

  /** {@inheritDoc} If the policy fires a late timer only once, the next interval starts now. */
  @Override
  public Duration repeatDelay(Duration delay) {
    return repeatsOnce ? delay.plusNanos(left) : delay;
  }

  /**
   * {@inheritDoc} Timers of the snapshot whose states are no longer active have not been started,
   * so such timers are not counted.
   */
  @Override
  public void resumed() {
    if (known >= 0) {
      known = first.size();
    }
  }

  @Override
  public long nanoTime() {
    boolean startsNow = !opened && known >= 0 && first.size() >= known;
    return time.nanoTime() + (startsNow ? passed(snapshotTime(shortest)).toNanos() : 0);
  }

  /**
   * Returns the time at which the snapshot was created.
   *
   * @param delay the remaining time of the first timer in the snapshot; null if the snapshot has no
   *     timer
   */
  private Instant snapshotTime(@Nullable Duration delay) {
    Instant timerAt = row.timerColumns().timerAt();
    return timerAt == null || delay == null ? row.updatedAt() : timerAt.minus(delay);
  }

  private Duration passed(Instant made) {
    Duration passed = Duration.between(earlier(made, now), now);
    return passed.compareTo(MAX_DURATION) > 0 ? MAX_DURATION : passed;
  }

  /**
   * Returns the time that the clock of the instance shows: the due time of the current timer, but
   * never a time before the last update.
   */
  Instant shown() {
    boolean isNow = !opened && !mayBeDue();
    return later(isNow ? now.truncatedTo(ChronoUnit.MICROS) : moment(), row.updatedAt());
  }

  private boolean mayBeDue() {
    Instant timerAt = row.timerColumns().timerAt();
    return timerAt == null ? known < 0 || shortest != null : !timerAt.isAfter(now);
  }

  private Instant moment() {
    return time.clock().instant().truncatedTo(ChronoUnit.MICROS);
  }

  /**
   * Starts the timers that were running when the instance was opened, and computes the elapsed
   * time.
   *
   * @param catchUp the policy for late timers
   * @param hold whether elapsed timers are not fired
   */
  void open(CatchUp catchUp, boolean hold) {
    opened = true;
    repeatsOnce = catchUp.repeatsOnce();
    // the timers of the snapshot come first in the list, then timers that start now
    for (int i = 0; i < first.size(); i++) {
      first.get(i).isNew = known >= 0 && i >= known;
    }
    first.removeIf(timer -> timer.cancelled);
    first.sort(Comparator.comparing(timer -> timer.delay)); // stable: keeps the order of starting
    Duration next = known >= 0 ? shortest : first.isEmpty() ? null : first.get(0).delay;
    Instant made = snapshotTime(next);
    // a snapshot from the future was written by a wrong clock: treat no time as elapsed
    ahead = made.isAfter(now);
    time.setClock(earlier(made, now));
    Duration passed = passed(made);
    Duration skipped =
        catchUp.longest() == null || catchUp.longest().compareTo(passed) >= 0
            ? Duration.ZERO
            : passed.minus(catchUp.longest());
    left = passed.toNanos();
    for (Waiting timer : first) {
      if (timer.isNew) {
        timer.started = time.schedule(timer.delay.plusNanos(left), timer.task); // starts now
      } else if (!hold || timer.delay.compareTo(passed) > 0) {
        Duration delay = timer.delay.compareTo(skipped) < 0 ? skipped : timer.delay;
        timer.started = time.schedule(delay, timer.task);
      }
    }
    holds = hold;
  }

  /**
   * Advances the time to the present, or until {@code most} timers have run. Throws the exception
   * of a timer that fails.
   *
   * @param most the maximum number of timers that run, including timers that ran in earlier calls
   * @param recorder the recorder of the step; the recorder shows whether a timer was vetoed
   */
  void pass(int most, StepRecorder<?, ?> recorder) {
    for (Duration next = next(); next != null && next.toNanos() <= left; next = next()) {
      if (ran == most) {
        return;
      }
      left -= next.toNanos();
      Outcome<?> before = recorder.outcome;
      time.runNext();
      if (recorder.outcome != before && recorder.outcome instanceof Outcome.Vetoed<?> vetoed) {
        throw vetoed.error();
      }
      ran++;
    }
    time.advance(Duration.ofNanos(left));
    left = 0;
  }

  private @Nullable Duration next() {
    List<Duration> pending = time.pending();
    return pending.isEmpty() ? null : pending.get(0);
  }

  /**
   * Returns whether the timers were started by a clock that was ahead. The delays of such timers
   * are counted from the present.
   */
  boolean isAhead() {
    return ahead;
  }

  /** Returns the number of timers that ran and did not fail. */
  int ran() {
    return ran;
  }

  /** Returns whether there are due timers that have not run. */
  boolean isBehind() {
    Duration next = next();
    return !isHolding() && next != null && next.toNanos() <= left;
  }

  private boolean isHolding() {
    return holds && first.stream().anyMatch(timer -> timer.started == null && !timer.cancelled);
  }

  /**
   * Returns the timer columns for the row.
   *
   * @param stays whether the instance is still in its former state; if no timer runs after a timer
   *     has fired, an instance in its former state gets {@link TimerColumns#elapsed}, and an
   *     instance in a new state gets {@link TimerColumns#NONE}
   */
  TimerColumns timerColumns(boolean stays) {
    TimerColumns was = row.timerColumns();
    if (isHolding()) {
      // the next attempt may be overdue, but must not be before timer_at, which is now
      Instant dueAt = was.dueAt() == null ? null : later(was.dueAt(), moment());
      return new TimerColumns(dueAt, moment(), was.attempts(), was.parkedAt(), was.error());
    }
    Duration next = next();
    if (next == null) {
      boolean elapsed = ran > 0 && stays || was.hasElapsed();
      return elapsed ? TimerColumns.elapsed() : TimerColumns.NONE;
    }
    Instant timerAt = Cells.later(moment(), next).truncatedTo(ChronoUnit.MICROS);
    // an instance that is behind goes to the end of the queue, so that it delays no other instance
    return TimerColumns.running(later(timerAt, now), timerAt);
  }

  private static Instant earlier(Instant one, Instant other) {
    return one.isAfter(other) ? other : one;
  }

  static Instant later(Instant one, Instant other) {
    return one.isBefore(other) ? other : one;
  }
}
