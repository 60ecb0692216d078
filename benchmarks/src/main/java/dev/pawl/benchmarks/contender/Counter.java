package dev.pawl.benchmarks.contender;

import dev.pawl.TransitionListener;

/**
 * Counts steps, and steps that changed the state, as a metric would. Can be called directly or
 * added as a listener.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class Counter<S, E> implements StepObserver<S, E>, TransitionListener<S, E> {

  private long moves;
  private long changes;

  @Override
  public void moved(S from, E event, S to) {
    moves++;
    changes += from == to ? 0 : 1;
  }

  @Override
  public long observedMoves() {
    return moves;
  }

  /** Returns the number of steps that changed the state. */
  public long changes() {
    return changes;
  }
}
