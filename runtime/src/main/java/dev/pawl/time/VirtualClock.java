package dev.pawl.time;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Objects;

/** A clock that moves with a {@link VirtualScheduler} and can be set. Thread-safe. */
final class VirtualClock extends Clock {

  private final VirtualScheduler time;
  private final ZoneId zone;

  /**
   * The clock that was created first. Copies with another time zone take the time from the first
   * clock.
   */
  private final VirtualClock main;

  /** The instant to which the clock was last set; unused in copies with another time zone. */
  private Instant shown;

  /** The elapsed time of the scheduler when the clock was last set. */
  private Duration since = Duration.ZERO;

  VirtualClock(Instant start, VirtualScheduler time) {
    this.shown = Objects.requireNonNull(start, "start");
    this.time = time;
    this.zone = ZoneOffset.UTC;
    this.main = this;
  }

  private VirtualClock(VirtualClock main, ZoneId zone) {
    this.shown = Instant.EPOCH;
    this.time = main.time;
    this.zone = zone;
    this.main = main;
  }

  synchronized void jump(Duration by) {
    Duration now = time.elapsed();
    shown = shownAt(now).plus(by);
    since = now;
  }

  synchronized void set(Instant now) {
    shown = now;
    since = time.elapsed();
  }

  private Instant shownAt(Duration now) {
    return shown.plus(now.minus(since));
  }

  private synchronized Instant shown() {
    return shownAt(time.elapsed());
  }

  @Override
  public Instant instant() {
    return main.shown();
  }

  @Override
  public ZoneId getZone() {
    return zone;
  }

  @Override
  public Clock withZone(ZoneId other) {
    return other.equals(zone) ? this : new VirtualClock(main, other);
  }

  @Override
  public String toString() {
    return "VirtualClock[" + instant() + ", " + zone + "]";
  }
}
