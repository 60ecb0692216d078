package dev.pawl.language.explore;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The possible remaining times of the running timers, as a difference bound matrix (Dill, 1989). A
 * zone is exact: it contains the remaining times that some times of the events lead to, and no
 * others. Delays that a method returns may have any length. Immutable.
 */
final class TimerZone {

  /** The zone without running timers. */
  static final TimerZone EMPTY = new TimerZone(new int[0], new long[] {1});

  /** No bound. */
  private static final long UNBOUNDED = Long.MAX_VALUE;

  /** The longest delay that is known exactly, in microseconds: about 30 years. */
  private static final long MAX_MICROS = 1_000_000_000_000_000L;

  private static final Duration MAX = Duration.ofSeconds(MAX_MICROS / 1_000_000);

  /** The running timers by number, in the order in which they were started. */
  private final int[] timers;

  /**
   * The bounds of the differences between remaining times. Row and column {@code i + 1} belong to
   * {@code timers[i]}; row and column 0 belong to the time zero. An entry is twice the greatest
   * difference between row and column in microseconds, plus one if the difference may be equal to
   * the bound.
   */
  private final long[] bounds;

  private TimerZone(int[] timers, long[] bounds) {
    this.timers = timers;
    this.bounds = bounds;
  }

  private static long atMost(long micros) {
    return 2 * micros + 1;
  }

  private static long lessThan(long micros) {
    return 2 * micros;
  }

  private static long sum(long a, long b) {
    return a == UNBOUNDED || b == UNBOUNDED ? UNBOUNDED : (a & ~1) + (b & ~1) + (a & b & 1);
  }

  private int size() {
    return timers.length + 1;
  }

  /** Tightens all bounds. Returns false if no remaining times fulfil the bounds. */
  private static boolean tighten(long[] bounds, int size) {
    for (int k = 0; k < size; k++) {
      for (int i = 0; i < size; i++) {
        for (int j = 0; j < size; j++) {
          bounds[i * size + j] =
              Math.min(bounds[i * size + j], sum(bounds[i * size + k], bounds[k * size + j]));
        }
      }
    }
    for (int i = 0; i < size; i++) {
      if (bounds[i * size + i] < atMost(0)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the zone after a timer has been started, at the same instant. */
  TimerZone start(int timer, Optional<Duration> delay) {
    TimerZone others = stop(timer);
    int[] running = Arrays.copyOf(others.timers, others.timers.length + 1);
    running[running.length - 1] = timer;
    int size = running.length + 1;
    long[] changed = new long[size * size];
    Arrays.fill(changed, UNBOUNDED);
    for (int i = 0; i < size - 1; i++) {
      System.arraycopy(others.bounds, i * (size - 1), changed, i * size, size - 1);
    }
    int own = size - 1;
    long micros = micros(delay);
    changed[own * size] = micros < 0 ? UNBOUNDED : atMost(micros);
    changed[own] = micros < 0 ? atMost(0) : atMost(-micros);
    changed[own * size + own] = atMost(0);
    tighten(changed, size);
    return new TimerZone(running, changed);
  }

  /** Returns a delay in microseconds; -1 if it is not known exactly. */
  private static long micros(Optional<Duration> delay) {
    return delay
        .filter(d -> d.compareTo(MAX) < 0 && d.toNanos() % 1_000 == 0)
        .map(d -> d.toNanos() / 1_000)
        .orElse(-1L);
  }

  /** Returns the zone after a timer has been stopped, at the same instant. */
  TimerZone stop(int timer) {
    int removed = indexOf(timer) + 1;
    if (removed == 0) {
      return this;
    }
    int[] running = new int[timers.length - 1];
    long[] left = new long[timers.length * timers.length];
    int next = 0;
    for (int i = 0; i < size(); i++) {
      if (i > 0 && i != removed) {
        running[i - 1 - (i > removed ? 1 : 0)] = timers[i - 1];
      }
      for (int j = 0; j < size(); j++) {
        if (i != removed && j != removed) {
          left[next++] = bounds[i * size() + j];
        }
      }
    }
    return new TimerZone(running, left);
  }

  private int indexOf(int timer) {
    for (int i = 0; i < timers.length; i++) {
      if (timers[i] == timer) {
        return i;
      }
    }
    return -1;
  }

  /** Returns the zone after any time in which no timer elapses. */
  TimerZone pass() {
    long[] later = bounds.clone();
    Arrays.fill(later, 1, size(), atMost(0));
    tighten(later, size());
    return new TimerZone(timers, later);
  }

  /**
   * Returns the zone at the instant at which a timer elapses before all others; null if another
   * timer certainly elapses earlier. If two timers are due at the same instant, the timer that was
   * started first elapses first.
   */
  @Nullable TimerZone elapse(int timer) {
    int index = indexOf(timer);
    long[] due = bounds.clone();
    due[(index + 1) * size()] = atMost(0);
    for (int i = 0; i < index; i++) {
      due[i + 1] = Math.min(due[i + 1], lessThan(0));
    }
    return tighten(due, size()) ? new TimerZone(timers, due).stop(timer) : null;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof TimerZone that
        && Arrays.equals(timers, that.timers)
        && Arrays.equals(bounds, that.bounds);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(timers) + Arrays.hashCode(bounds);
  }
}
