package dev.pawl.store.step;

import dev.pawl.Outcome;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TimerColumns;
import dev.pawl.store.timer.CatchUp;
import dev.pawl.time.ResumingScheduler;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The time of one instance with timers, which passes from when its snapshot was made until now.
 * When that was, the time of its first timer tells: that is of the database's clock, as is now,
 * while other clocks may have written when the row was updated. Confined to one thread.
 */
final class CatchUpScheduler implements ResumingScheduler {

  /** The longest that fits into nanoseconds, and more than any timer runs. */
  private static final Duration LONGEST = Duration.ofNanos(Long.MAX_VALUE);

  private final EntityRow row;
  private final Instant now;
  private final VirtualScheduler time;
  private final List<Waiting> first = new ArrayList<>();

  /** The number of timers that are older than now; -1 if that is not known. */
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
    List<Duration> timers =
        row.snapshot() == null ? none : RowConsistencyCheck.timers(row.snapshot());
    this.known = timers == null ? -1 : timers.size();
    this.shortest = timers == null ? null : timers.stream().min(Duration::compareTo).orElse(null);
  }

  /** A timer that ran when the instance was opened. */
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

  /** {@inheritDoc} A late timer counts from now if the policy says so. */
  @Override
  public Duration again(Duration delay) {
    return repeatsOnce ? delay.plusNanos(left) : delay;
  }

  /** Timers of the snapshot are not started if their states are no longer active. */
  @Override
  public void resumed() {
    if (known >= 0) {
      known = first.size();
    }
  }

  @Override
  public long nanoTime() {
    boolean startsNow = !opened && known >= 0 && first.size() >= known;
    return time.nanoTime() + (startsNow ? passed(made(shortest)).toNanos() : 0);
  }

  /** The time at which the snapshot was made, of whose timers the first then ran for so long. */
  private Instant made(@Nullable Duration delay) {
    Instant timerAt = row.alarm().timerAt();
    return timerAt == null || delay == null ? row.updatedAt() : timerAt.minus(delay);
  }

  private Duration passed(Instant made) {
    Duration passed = Duration.between(earlier(made, now), now);
    return passed.compareTo(LONGEST) > 0 ? LONGEST : passed;
  }

  /**
   * The time that the instance's clock shows: when a timer was due, but never a time before the
   * last.
   */
  Instant shown() {
    boolean isNow = !opened && !mayBeDue();
    return later(isNow ? now.truncatedTo(ChronoUnit.MICROS) : moment(), row.updatedAt());
  }

  private boolean mayBeDue() {
    Instant timerAt = row.alarm().timerAt();
    return timerAt == null ? known < 0 || shortest != null : !timerAt.isAfter(now);
  }

  private Instant moment() {
    return time.clock().instant().truncatedTo(ChronoUnit.MICROS);
  }

  /**
   * Starts the timers that ran when the instance was opened, and finds out how much time has
   * passed.
   *
   * @param hold whether those that have elapsed stay as they are
   */
  void open(CatchUp catchUp, boolean hold) {
    opened = true;
    repeatsOnce = catchUp.repeatsOnce();
    // those that the snapshot tells are started first; the machine has had others since
    for (int i = 0; i < first.size(); i++) {
      first.get(i).isNew = known >= 0 && i >= known;
    }
    first.removeIf(timer -> timer.cancelled);
    first.sort(Comparator.comparing(timer -> timer.delay)); // stable: as they were started
    Optional<Waiting> next = first.stream().filter(timer -> !timer.isNew).findFirst();
    Instant made = made(known >= 0 ? shortest : next.map(timer -> timer.delay).orElse(null));
    // one that was made in the future tells of a wrong clock; then nothing is known to have passed
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

  /** Lets the time pass up to now, or until so many timers have run; the next that fails throws. */
  void pass(int most, StepRecorder<?, ?> heard) {
    for (Duration next = next(); next != null && next.toNanos() <= left; next = next()) {
      if (ran == most) {
        return;
      }
      left -= next.toNanos();
      Outcome<?> before = heard.outcome;
      time.runNext();
      if (heard.outcome != before && heard.outcome instanceof Outcome.Vetoed<?> vetoed) {
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

  /** Whether the timers were written by a clock that is ahead, so that they count from now. */
  boolean isAhead() {
    return ahead;
  }

  /** How many timers ran, and did not fail. */
  int ran() {
    return ran;
  }

  /** Whether timers are due that have not run. */
  boolean isBehind() {
    Duration next = next();
    return !isHolding() && next != null && next.toNanos() <= left;
  }

  private boolean isHolding() {
    return holds && first.stream().anyMatch(timer -> timer.started == null && !timer.cancelled);
  }

  /**
   * The alarm that the row is to have.
   *
   * @param stays whether the instance is in the state that it was in: what has elapsed there is
   *     over, while a state that was entered has no timers
   */
  TimerColumns alarm(boolean stays) {
    TimerColumns was = row.alarm();
    if (isHolding()) {
      // its next try may be past; nothing is due before it has elapsed, which the row tells as now
      Instant dueAt = was.dueAt() == null ? null : later(was.dueAt(), moment());
      return new TimerColumns(dueAt, moment(), was.attempts(), was.parkedAt(), was.error());
    }
    Duration next = next();
    if (next == null) {
      boolean elapsed = ran > 0 && stays || was.hasElapsed();
      return elapsed ? TimerColumns.elapsed() : TimerColumns.NONE;
    }
    Instant timerAt = moment().plus(next).truncatedTo(ChronoUnit.MICROS);
    // one that is behind goes to the end of the queue, so that it holds up no other
    return TimerColumns.running(later(timerAt, now), timerAt);
  }

  private static Instant earlier(Instant one, Instant other) {
    return one.isAfter(other) ? other : one;
  }

  static Instant later(Instant one, Instant other) {
    return one.isBefore(other) ? other : one;
  }
}
