package dev.pawl.benchmarks.contender.library;

import dev.pawl.benchmarks.workload.Observation;
import java.util.Optional;

/**
 * A listener that a library calls after every move.
 *
 * @param <S> the library's type of states
 * @param <E> the library's type of events
 */
public interface MoveListener<S, E> {

  /** Called after a move, which may lead to the state that it left. */
  void moved(S from, S to, E event);

  /** Returns the number of moves for which this listener was called. */
  long observedMoves();

  /** Creates a listener; empty if steps are not observed. */
  static <S, E> Optional<MoveListener<S, E>> of(Observation observation) {
    return switch (observation) {
      case BARE -> Optional.empty();
      case LISTENER -> Optional.of(new MoveCounter<>());
      case AUDIT -> Optional.of(new AuditRing<>());
    };
  }
}
