package dev.pawl.benchmarks.contender;

import dev.pawl.benchmarks.workload.Walker;
import org.jspecify.annotations.Nullable;

/**
 * A walker that calls a {@link StepObserver} directly after each step, if there is one.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public abstract class ObservedWalker<S, E> implements Walker {

  /** The observer; null if there is none. */
  protected final @Nullable StepObserver<S, E> observer;

  /** Creates a walker with an observer, or without one if it is null. */
  protected ObservedWalker(@Nullable StepObserver<S, E> observer) {
    this.observer = observer;
  }

  @Override
  public long observedMoves() {
    return observer == null ? 0 : observer.observedMoves();
  }

  /** Returns the exception for an illegal event. */
  protected static IllegalStateException illegal(Object state, Object event) {
    return new IllegalStateException(event + " in " + state);
  }
}
