package dev.pawl.benchmarks.contender;

import dev.pawl.benchmarks.workload.Observation;
import org.jspecify.annotations.Nullable;

/**
 * An observer of steps, called directly.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public interface StepObserver<S, E> {

  /** Called after a step. */
  void moved(S from, E event, S to);

  /** Returns the number of steps for which this observer was called. */
  long observedMoves();

  /** Creates an observer; null if steps are not observed. */
  static <S, E> @Nullable StepObserver<S, E> of(Observation observation) {
    return switch (observation) {
      case BARE -> null;
      case LISTENER -> new Counter<>();
      case AUDIT -> new Audit<>();
    };
  }
}
