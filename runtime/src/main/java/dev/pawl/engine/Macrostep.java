package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.Outcome;

/**
 * Makes the macrosteps of one instance: each runs one request to completion. One that fails throws,
 * when nothing is left to do; what it had committed until then stays.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public interface Macrostep<S, E> {

  /**
   * Answers a request: select, refuse, ask hooks, update, commit, record, effects, and whatever
   * that leads to without another request.
   *
   * @param event what was fired; null if a state is forced
   * @param forced the state to force; null if an event was fired
   * @param timer the timer that has elapsed; null if none
   * @return why no step was made; null if one was
   */
  Outcome<S> run(E event, S forced, Runnable timer, Cause cause);

  /** Tells of a request that is left out, and takes care of all that still wait. */
  void leaveOut(EventQueue.Request<S, E> request, Throwable error);

  /** Offers again what was deferred; what is thrown is the answer, null if nothing is. */
  default Throwable recall() {
    return null;
  }

  /** Explains refusals. */
  Definition<?, E> definition();

  /** The instance, for errors. */
  Object instance();
}
