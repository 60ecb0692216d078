package dev.pawl.benchmarks.contender;

import dev.pawl.TransitionListener;

/**
 * Counts moves, and those that led elsewhere, as a metric would: the same for those who are heard
 * by a call and those who have listeners.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class Counter<S, E> implements Watcher<S, E>, TransitionListener<S, E> {

  private long moves;
  private long changes;

  @Override
  public void moved(S from, E event, S to) {
    moves++;
    changes += from == to ? 0 : 1;
  }

  @Override
  public long heard() {
    return moves;
  }

  /** How many led to another state. */
  public long changes() {
    return changes;
  }
}
