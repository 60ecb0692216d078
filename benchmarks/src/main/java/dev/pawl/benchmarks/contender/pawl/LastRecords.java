package dev.pawl.benchmarks.contender.pawl;

import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.benchmarks.contender.Audit;

/**
 * Keeps the latest records, as {@link Audit} does.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class LastRecords<S, E> implements TransitionHook<S, E> {

  private final Object[] last = new Object[Audit.KEPT];
  private long count;

  @Override
  public void after(LifecycleEvent<S, E> event) {
    last[(int) count++ & (Audit.KEPT - 1)] = event;
  }

  /** Returns the number of records so far. */
  public long count() {
    return count;
  }

  /** Returns the latest record. */
  public Object last() {
    return last[(int) (count - 1) & (Audit.KEPT - 1)];
  }
}
