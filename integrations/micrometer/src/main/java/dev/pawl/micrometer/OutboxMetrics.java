package dev.pawl.micrometer;

import dev.pawl.store.outbox.Outbox;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.time.Duration;
import java.util.Objects;

/**
 * The gauges of an outbox: {@code pawl.outbox.waiting}, {@code pawl.outbox.parked} and {@code
 * pawl.outbox.lag}. The values are read from the database at most once in an interval, as described
 * at {@link StoreMetrics}. The database uses an index to count messages, so the cost grows with the
 * number of counted messages. This class is thread-safe.
 */
public final class OutboxMetrics implements MeterBinder {

  private final CachedQuery<Depth> reading;
  private final Tags tags;

  private record Depth(Outbox.Backlog backlog, Duration lag) {}

  private OutboxMetrics(Builder made) {
    Outbox outbox = made.outbox;
    reading =
        new CachedQuery<>(
            () -> new Depth(outbox.backlog(), outbox.lag()), made.interval, System::nanoTime);
    tags = made.tags;
  }

  /** Returns a builder of the gauges of an outbox. */
  public static Builder of(Outbox outbox) {
    return new Builder(outbox);
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    reading
        .gauge(
            "pawl.outbox.waiting",
            "Messages that will be delivered",
            depth -> depth.backlog().waiting())
        .tags(tags)
        .register(registry);
    reading
        .gauge(
            "pawl.outbox.parked",
            "Messages that are no longer tried",
            depth -> depth.backlog().parked())
        .tags(tags)
        .register(registry);
    reading
        .lag("pawl.outbox.lag", "Time since the oldest message has been due", Depth::lag)
        .tags(tags)
        .register(registry);
  }

  /** A builder of the gauges of an outbox. This class is not thread-safe. */
  public static final class Builder {
    private final Outbox outbox;
    private Tags tags = Tags.empty();
    private Duration interval = Duration.ofSeconds(10);

    private Builder(Outbox outbox) {
      this.outbox = Objects.requireNonNull(outbox, "outbox");
    }

    /**
     * Sets the time for which the values of the gauges are cached. The default is 10 seconds.
     *
     * @throws IllegalArgumentException if the time is negative
     */
    public Builder interval(Duration time) {
      interval = CachedQuery.requireInterval(time);
      return this;
    }

    /** Adds tags to all gauges. */
    public Builder tags(Iterable<Tag> more) {
      tags = tags.and(more);
      return this;
    }

    /** Returns the gauges. */
    public OutboxMetrics build() {
      return new OutboxMetrics(this);
    }
  }
}
