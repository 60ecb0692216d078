package dev.pawl.micrometer;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.TimeGauge;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * A database query with a cached result that several gauges share. The query is repeated when the
 * result has expired. While a thread runs the query, other threads get the previous result and do
 * not wait. This class is thread-safe.
 *
 * @param <T> the type of results
 */
final class CachedQuery<T> {

  private final Supplier<T> source;
  private final long cacheNanos;
  private final LongSupplier nanoTime;
  private final ReentrantLock lock = new ReentrantLock();

  private volatile @Nullable Answer<T> last;

  /**
   * The result of a query, and the time of the query in nanoseconds. The value is null if the query
   * failed.
   */
  private record Answer<T>(@Nullable T value, long at) {}

  CachedQuery(Supplier<T> source, Duration keptFor, LongSupplier nanoTime) {
    this.source = source;
    // converts a longer time to Long.MAX_VALUE
    this.cacheNanos = TimeUnit.NANOSECONDS.convert(keptFor);
    this.nanoTime = nanoTime;
  }

  /** Returns the interval, or throws an exception if it is negative. */
  static Duration requireInterval(Duration time) {
    if (time.isNegative()) {
      throw new IllegalArgumentException("The interval must not be negative: " + time);
    }
    return time;
  }

  /** Returns a number from the result of the query, or NaN if the query failed. */
  double get(ToDoubleFunction<T> part) {
    Answer<T> answer = last;
    if (answer == null || nanoTime.getAsLong() - answer.at >= cacheNanos) {
      answer = refresh(answer);
    }
    T value = answer == null ? null : answer.value;
    return value == null ? Double.NaN : part.applyAsDouble(value);
  }

  /**
   * Returns the builder of a gauge for a number from the result. Registries reference the state
   * object of a gauge weakly, so the function of the gauge keeps this query alive.
   */
  Gauge.Builder<CachedQuery<T>> gauge(String name, String description, ToDoubleFunction<T> part) {
    return Gauge.builder(name, this, ignored -> get(part)).description(description);
  }

  /** Returns the builder of a gauge for a duration from the result. */
  TimeGauge.Builder<CachedQuery<T>> lag(
      String name, String description, Function<T, Duration> part) {
    return TimeGauge.builder(
            name,
            this,
            TimeUnit.MILLISECONDS,
            ignored -> get(value -> part.apply(value).toMillis()))
        .description(description);
  }

  private @Nullable Answer<T> refresh(@Nullable Answer<T> old) {
    if (!lock.tryLock()) {
      return old;
    }
    try {
      if (last != old) {
        return last;
      }
      Answer<T> answer = new Answer<>(runQuery(), nanoTime.getAsLong());
      last = answer;
      return answer;
    } finally {
      lock.unlock();
    }
  }

  /**
   * Runs the query. Returns null if it fails. A failure is cached, too, so that an unavailable
   * database is not queried more often.
   */
  private @Nullable T runQuery() {
    try {
      return source.get();
    } catch (RuntimeException e) {
      System.getLogger(StoreMetrics.class.getName())
          .log(System.Logger.Level.WARNING, "The meters of a store could not be read.", e);
      return null;
    }
  }
}
