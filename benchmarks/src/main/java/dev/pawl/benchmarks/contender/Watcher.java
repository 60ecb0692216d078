package dev.pawl.benchmarks.contender;

import dev.pawl.benchmarks.course.Watch;
import org.jspecify.annotations.Nullable;

/**
 * A watcher of steps, called directly.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public interface Watcher<S, E> {

  /** Called after a step. */
  void moved(S from, E event, S to);

  /** Returns the number of steps for which this watcher was called. */
  long heard();

  /** Creates the watcher for a kind of watch; null if the steps are not watched. */
  static <S, E> @Nullable Watcher<S, E> of(Watch watch) {
    return switch (watch) {
      case BARE -> null;
      case LISTENER -> new Counter<>();
      case AUDIT -> new Audit<>();
    };
  }
}
