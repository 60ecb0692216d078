package dev.pawl.micrometer;

import dev.pawl.store.JdbcStore;
import dev.pawl.store.timer.TimerStats;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The gauges of a store:
 *
 * <ul>
 *   <li>{@code pawl.timers.due}, {@code pawl.timers.parked} and {@code pawl.timers.lag}, if the
 *       machine has timers
 *   <li>{@code pawl.instances}, by state, if {@link Builder#instancesByState} is called
 * </ul>
 *
 * <p>All gauges of one list item are read in one short transaction, at most once in an interval.
 * While a thread runs the query, other threads that read a gauge get the previous value. If a query
 * fails, the gauges are NaN until the next query. This class is thread-safe.
 */
public final class StoreMetrics implements MeterBinder {

  private final Builder builder;
  private final @Nullable CachedQuery<TimerStats> timers;
  private final @Nullable CachedQuery<Map<String, Long>> instances;

  private StoreMetrics(Builder made) {
    this.builder = made;
    JdbcStore<?, ?> store = made.store;
    this.timers = store.machine().hasTimers() ? made.reading(() -> store.timers().stats()) : null;
    this.instances = made.byState ? made.reading(store::countByState) : null;
  }

  /** Returns a builder of the gauges of a store. */
  public static Builder of(JdbcStore<?, ?> store) {
    return new Builder(store);
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    Tags tags = builder.tags.and("machine", builder.store.machine().name());
    if (timers != null) {
      timers
          .gauge("pawl.timers.due", "Instances whose timers are due", TimerStats::due)
          .tags(tags)
          .register(registry);
      timers
          .gauge("pawl.timers.parked", "Instances whose timers are parked", TimerStats::parked)
          .tags(tags)
          .register(registry);
      timers
          .lag("pawl.timers.lag", "Time since the oldest timer has been due", TimerStats::lag)
          .tags(tags)
          .register(registry);
    }
    if (instances != null) {
      List<String> states = new ArrayList<>(builder.store.machine().stateNames());
      for (String state : states) {
        instances
            .gauge(
                "pawl.instances", "Instances in a state", counts -> counts.getOrDefault(state, 0L))
            .tags(tags)
            .tag("state", builder.store.machine().declaredName(state))
            .register(registry);
      }
    }
  }

  /** A builder of the gauges of a store. This class is not thread-safe. */
  public static final class Builder {
    private final JdbcStore<?, ?> store;
    private boolean byState;
    private Tags tags = Tags.empty();
    private Duration interval = Duration.ofSeconds(10);

    private Builder(JdbcStore<?, ?> store) {
      this.store = Objects.requireNonNull(store, "store");
    }

    /**
     * Adds gauges for the number of instances in each state. For such gauges, the database counts
     * all rows of the table, so set a long interval for large tables.
     */
    public Builder instancesByState() {
      byState = true;
      return this;
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
    public StoreMetrics build() {
      return new StoreMetrics(this);
    }

    private <T> CachedQuery<T> reading(Supplier<T> source) {
      return new CachedQuery<>(source, interval, System::nanoTime);
    }
  }
}
