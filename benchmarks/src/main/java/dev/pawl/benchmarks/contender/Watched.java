package dev.pawl.benchmarks.contender;

import dev.pawl.benchmarks.course.Walker;
import org.jspecify.annotations.Nullable;

/**
 * A walker that tells of its steps by a direct call, where somebody is to be told.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public abstract class Watched<S, E> implements Walker {

  /** Who is told; null if nobody is. */
  protected final @Nullable Watcher<S, E> watcher;

  /** With whoever is to be told. */
  protected Watched(@Nullable Watcher<S, E> watcher) {
    this.watcher = watcher;
  }

  @Override
  public long heard() {
    return watcher == null ? 0 : watcher.heard();
  }

  /** What is thrown for an event that is illegal. */
  protected static IllegalStateException illegal(Object state, Object event) {
    return new IllegalStateException(event + " in " + state);
  }
}
