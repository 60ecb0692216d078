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
 * The shared answer to one question to a database, for several gauges; it is asked again when the
 * answer has grown old. Who asks meanwhile gets the old one and does not wait. Thread-safe.
 *
 * @param <T> the type of answers
 */
final class CachedQuery<T> {

  private final Supplier<T> source;
  private final long keptFor;
  private final LongSupplier nanoTime;
  private final ReentrantLock lock = new ReentrantLock();

  private volatile @Nullable Answer<T> last;

  /** An answer, or that there was none; and when it was given. */
  private record Answer<T>(@Nullable T value, long at) {}

  CachedQuery(Supplier<T> source, Duration keptFor, LongSupplier nanoTime) {
    this.source = source;
    this.keptFor = keptFor.toNanos();
    this.nanoTime = nanoTime;
  }

  /** Something of the answer; not a number where the database gave none. */
  double get(ToDoubleFunction<T> part) {
    Answer<T> answer = last;
    if (answer == null || nanoTime.getAsLong() - answer.at >= keptFor) {
      answer = ask(answer);
    }
    T value = answer == null ? null : answer.value;
    return value == null ? Double.NaN : part.applyAsDouble(value);
  }

  /** A gauge that keeps what it reads from, which a registry would hold but weakly. */
  Gauge.Builder<CachedQuery<T>> gauge(String name, String description, ToDoubleFunction<T> part) {
    return Gauge.builder(name, this, ignored -> get(part)).description(description);
  }

  /** The same, of a time. */
  TimeGauge.Builder<CachedQuery<T>> lag(
      String name, String description, Function<T, Duration> part) {
    return TimeGauge.builder(
            name,
            this,
            TimeUnit.MILLISECONDS,
            ignored -> get(value -> part.apply(value).toMillis()))
        .description(description);
  }

  private @Nullable Answer<T> ask(@Nullable Answer<T> old) {
    if (!lock.tryLock()) {
      return old;
    }
    try {
      if (last != old) {
        return last;
      }
      Answer<T> answer = new Answer<>(answer(), nanoTime.getAsLong());
      last = answer;
      return answer;
    } finally {
      lock.unlock();
    }
  }

  /**
   * A database that is down is seen at the gauges, and is asked no more often than one that is up.
   */
  private @Nullable T answer() {
    try {
      return source.get();
    } catch (RuntimeException e) {
      System.getLogger(StoreMetrics.class.getName())
          .log(System.Logger.Level.WARNING, "The meters of a store could not be read.", e);
      return null;
    }
  }
}
