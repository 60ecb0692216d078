package dev.pawl.benchmarks.contender;

import dev.pawl.benchmarks.course.Watch;
import org.jspecify.annotations.Nullable;

/**
 * Who is told of each step, by a direct call.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public interface Watcher<S, E> {

  /** Called after a step. */
  void moved(S from, E event, S to);

  /** Of how many steps. */
  long heard();

  /** The one that is asked for; null for nobody. */
  static <S, E> @Nullable Watcher<S, E> of(Watch watch) {
    return switch (watch) {
      case BARE -> null;
      case LISTENER -> new Counter<>();
      case AUDIT -> new Audit<>();
    };
  }
}
