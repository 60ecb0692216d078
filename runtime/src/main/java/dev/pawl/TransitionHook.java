package dev.pawl;

/**
 * Hears of every step of a life. Several hooks are asked in the order in which they were added.
 *
 * <p>An event that a hook fires at the same machine is queued and runs after the current step. A
 * hook that serves machines on several threads must be thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public interface TransitionHook<S, E> {

  /**
   * Called when a transition has been selected and before anything has changed. To veto it, throw a
   * {@link TransitionVetoedError}; any other exception also prevents the step and reaches the
   * caller.
   */
  default void before(LifecycleEvent<S, E> event) {}

  /**
   * Called when state and context have been committed. An exception reaches the caller after the
   * other hooks and the effects have run, and undoes nothing.
   */
  default void after(LifecycleEvent<S, E> event) {}

  /**
   * Called when an attempt came to nothing by the rules: {@link Outcome.Illegal}, {@link
   * Outcome.GuardRefused}, {@link Outcome.Vetoed} or, in a machine that ignores what it does not
   * expect, {@link Outcome.Ignored}.
   */
  default void refused(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {}

  /**
   * Called when user code threw: a guard, an update or a choice, then nothing has changed; or a
   * hook or an effect after the commit, then the step stands.
   */
  default void failed(LifecycleEvent<S, E> event, Throwable error) {}
}
