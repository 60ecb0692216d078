package dev.pawl.engine;

import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;

/**
 * A hook that is also notified of the migration of an instance that is opened only for {@linkplain
 * Purpose#LOOK reading}. Other hooks are not notified, because a migration for reading is not
 * stored and is repeated on each read.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public interface MigrationObserver<S, E> extends TransitionHook<S, E> {

  /** Called for a migration that is not stored. */
  void migrated(LifecycleEvent<S, E> migration);
}
