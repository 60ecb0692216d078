package dev.pawl.engine;

import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;

/**
 * A hook that also hears of the migration of an instance that is only {@linkplain Purpose#LOOK
 * looked at}. No other hook hears of it, as it is made anew whenever the instance is read.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public interface Onlooker<S, E> extends TransitionHook<S, E> {

  /** Hears of a migration that is not kept. */
  void looked(LifecycleEvent<S, E> migration);
}
