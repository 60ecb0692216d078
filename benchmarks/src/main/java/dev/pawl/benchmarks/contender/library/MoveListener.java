package dev.pawl.benchmarks.contender.library;

import dev.pawl.benchmarks.course.Watch;
import java.util.Optional;

/**
 * What is told of every move, by the means that a library has for it.
 *
 * @param <S> the library's states
 * @param <E> the library's events
 */
public interface MoveListener<S, E> {

  /** Hears that a state was left and another, or the same, entered. */
  void moved(S from, S to, E event);

  /** How many moves it was told of. */
  long heard();

  /** The one for a watch; empty where nobody listens. */
  static <S, E> Optional<MoveListener<S, E>> of(Watch watch) {
    return switch (watch) {
      case BARE -> Optional.empty();
      case LISTENER -> Optional.of(new MoveCounter<>());
      case AUDIT -> Optional.of(new AuditRing<>());
    };
  }
}
