package dev.pawl.benchmarks.contender;

import dev.pawl.benchmarks.course.Walker;
import org.jspecify.annotations.Nullable;

/**
 * A walker that calls a {@link Watcher} directly after each step, if there is one.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public abstract class Watched<S, E> implements Walker {

  /** The watcher; null if there is none. */
  protected final @Nullable Watcher<S, E> watcher;

  /** Creates a walker with a watcher, or without one if it is null. */
  protected Watched(@Nullable Watcher<S, E> watcher) {
    this.watcher = watcher;
  }

  @Override
  public long heard() {
    return watcher == null ? 0 : watcher.heard();
  }

  /** Returns the exception for an illegal event. */
  protected static IllegalStateException illegal(Object state, Object event) {
    return new IllegalStateException(event + " in " + state);
  }
}
