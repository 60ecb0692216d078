package dev.pawl.engine;

import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;

/**
 * A hook that also hears of the migration of an instance that is only {@linkplain Purpose#LOOK
 * looked at}. Other hooks are not notified, because the migration is repeated whenever the instance
 * is read.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public interface Onlooker<S, E> extends TransitionHook<S, E> {

  /** Called for a migration that is not stored. */
  void looked(LifecycleEvent<S, E> migration);
}
