package dev.pawl.time;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** Shows a time that passes elsewhere, from an instant on that can be set. Thread-safe. */
final class VirtualClock extends Clock {

  private final AtomicReference<Instant> start;
  private final Supplier<Duration> elapsed;
  private final ZoneId zone;

  private VirtualClock(AtomicReference<Instant> start, Supplier<Duration> elapsed, ZoneId zone) {
    this.start = start;
    this.elapsed = elapsed;
    this.zone = zone;
  }

  static VirtualClock startingAt(Instant start, Supplier<Duration> elapsed) {
    return new VirtualClock(new AtomicReference<>(start), elapsed, ZoneOffset.UTC);
  }

  void jump(Duration by) {
    start.updateAndGet(before -> before.plus(by));
  }

  void set(Instant now) {
    start.set(now.minus(elapsed.get()));
  }

  @Override
  public Instant instant() {
    return start.get().plus(elapsed.get());
  }

  @Override
  public ZoneId getZone() {
    return zone;
  }

  @Override
  public Clock withZone(ZoneId other) {
    return other.equals(zone) ? this : new VirtualClock(start, elapsed, other);
  }

  @Override
  public String toString() {
    return "VirtualClock[" + instant() + ", " + zone + "]";
  }
}
