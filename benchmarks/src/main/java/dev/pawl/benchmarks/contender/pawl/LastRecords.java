package dev.pawl.benchmarks.contender.pawl;

import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.benchmarks.contender.Audit;

/**
 * Keeps the last records, as {@link Audit} does.
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

  /** How many there were. */
  public long count() {
    return count;
  }

  /** The last one. */
  public Object last() {
    return last[(int) (count - 1) & (Audit.KEPT - 1)];
  }
}
