package dev.pawl.benchmarks.contender;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import java.time.Clock;

/**
 * A handwritten audit: reads the clock, creates a record like that of Pawl, and keeps the latest
 * records.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class Audit<S, E> implements StepObserver<S, E> {

  /** The number of records that are kept; a power of two. */
  public static final int KEPT = 1024;

  private static final Cause CAUSE = Cause.by("hand");

  private final Clock clock = Clock.systemUTC();
  private final Object[] last = new Object[KEPT];
  private long count;

  @Override
  public void moved(S from, E event, S to) {
    last[(int) count & (KEPT - 1)] =
        new LifecycleEvent<>(++count, clock.instant(), "hand", null, from, to, event, CAUSE, false);
  }

  @Override
  public long observedMoves() {
    return count;
  }

  /** Returns the latest record. */
  public Object last() {
    return last[(int) (count - 1) & (KEPT - 1)];
  }
}
