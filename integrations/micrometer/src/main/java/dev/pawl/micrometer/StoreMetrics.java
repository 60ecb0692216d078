package dev.pawl.micrometer;

import dev.pawl.store.JdbcStore;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.timer.TimerStats;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.TimeGauge;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * How a store stands, as gauges:
 *
 * <ul>
 *   <li>{@code pawl.timers.due}, {@code .parked} and {@code .lag}, of a machine with timers
 *   <li>{@code pawl.outbox.waiting} and {@code .parked}, of an outbox that is given
 *   <li>{@code pawl.instances} by state, where that is asked for
 * </ul>
 *
 * <p>The gauges of one line are read together, in one short transaction, and at most once in an
 * interval; whoever looks meanwhile gets what was read last. What could not be read is not a number
 * until the next time. Thread-safe.
 */
public final class StoreMetrics implements MeterBinder {

  private final Builder made;
  private final @Nullable Reading<TimerStats> timers;
  private final @Nullable Reading<Outbox.Backlog> messages;
  private final @Nullable Reading<Map<String, Long>> instances;

  private StoreMetrics(Builder made) {
    this.made = made;
    JdbcStore<?, ?> store = made.store;
    Outbox outbox = made.outbox;
    this.timers = store.machine().hasTimers() ? made.reading(() -> store.timers().stats()) : null;
    this.messages = outbox == null ? null : made.reading(outbox::backlog);
    this.instances = made.byState ? made.reading(store::countByState) : null;
  }

  /** The meters of a store. */
  public static Builder of(JdbcStore<?, ?> store) {
    return new Builder(store);
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    Tags tags = made.tags.and("machine", made.store.machine().name());
    if (timers != null) {
      Reading<TimerStats> known = timers;
      gauge("pawl.timers.due", "Instances whose timers are due", known, TimerStats::due)
          .tags(tags)
          .register(registry);
      gauge("pawl.timers.parked", "Instances whose timers were given up", known, TimerStats::parked)
          .tags(tags)
          .register(registry);
      TimeGauge.builder(
              "pawl.timers.lag",
              known,
              TimeUnit.MILLISECONDS,
              ignored -> known.get(stats -> stats.lag().toMillis()))
          .description("For how long the oldest timer has been due")
          .tags(tags)
          .register(registry);
    }
    if (messages != null) {
      gauge(
              "pawl.outbox.waiting",
              "Messages that will be delivered",
              messages,
              Outbox.Backlog::waiting)
          .tags(tags)
          .register(registry);
      gauge("pawl.outbox.parked", "Messages that were given up", messages, Outbox.Backlog::parked)
          .tags(tags)
          .register(registry);
    }
    if (instances != null) {
      List<String> states = new ArrayList<>(made.store.machine().stateNames());
      for (String state : states) {
        gauge(
                "pawl.instances",
                "Instances in a state",
                instances,
                counts -> counts.getOrDefault(state, 0L))
            .tags(tags)
            .tag("state", state)
            .register(registry);
      }
    }
  }

  /** A gauge that keeps what it reads from, which a registry would hold but weakly. */
  private static <T> Gauge.Builder<Reading<T>> gauge(
      String name, String description, Reading<T> reading, ToDoubleFunction<T> part) {
    return Gauge.builder(name, reading, ignored -> reading.get(part)).description(description);
  }

  /** Builds the meters of a store. Not thread-safe. */
  public static final class Builder {
    private final JdbcStore<?, ?> store;
    private @Nullable Outbox outbox;
    private boolean byState;
    private Tags tags = Tags.empty();
    private Duration interval = Duration.ofSeconds(10);

    private Builder(JdbcStore<?, ?> store) {
      this.store = Objects.requireNonNull(store, "store");
    }

    /**
     * Tells how the outbox of the store stands. Both numbers are counted by an index, at the cost
     * of what there is to count.
     */
    public Builder outbox(Outbox messages) {
      outbox = Objects.requireNonNull(messages, "outbox");
      return this;
    }

    /**
     * Tells how many instances are in each state. The database counts the whole table for that, so
     * it is for tables of which that is quick, or with a long interval.
     */
    public Builder instancesByState() {
      byState = true;
      return this;
    }

    /** How long what was read is told; by default ten seconds. */
    public Builder interval(Duration time) {
      interval = Objects.requireNonNull(time, "interval");
      return this;
    }

    /** Adds tags to all gauges. */
    public Builder tags(Iterable<Tag> more) {
      tags = tags.and(more);
      return this;
    }

    /** The meters. */
    public StoreMetrics build() {
      return new StoreMetrics(this);
    }

    private <T> Reading<T> reading(java.util.function.Supplier<T> source) {
      return new Reading<>(source, interval, System::nanoTime);
    }
  }
}
