package dev.pawl.time;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Objects;

/** Shows the time that a scheduler moves, from an instant on that can be set. Thread-safe. */
final class VirtualClock extends Clock {

  private final VirtualScheduler time;
  private final ZoneId zone;

  /** The clock that is set; this one, or that for another zone than this. */
  private final VirtualClock main;

  /** The time at the beginning; only that of the clock that is set counts. */
  private Instant start;

  VirtualClock(Instant start, VirtualScheduler time) {
    this.start = Objects.requireNonNull(start, "start");
    this.time = time;
    this.zone = ZoneOffset.UTC;
    this.main = this;
  }

  private VirtualClock(VirtualClock main, ZoneId zone) {
    this.start = main.start();
    this.time = main.time;
    this.zone = zone;
    this.main = main;
  }

  synchronized void jump(Duration by) {
    start = start.plus(by);
  }

  synchronized void set(Instant now) {
    start = now.minus(time.elapsed());
  }

  private synchronized Instant start() {
    return start;
  }

  @Override
  public Instant instant() {
    return main.start().plus(time.elapsed());
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
