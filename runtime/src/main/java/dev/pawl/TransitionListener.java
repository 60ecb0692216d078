package dev.pawl;

import org.jspecify.annotations.Nullable;

/**
 * Hears of the steps of an instance without anything being made for it: no record, no time, no
 * allocation. For counters and metrics; whoever wants to know more, or to veto, is a {@link
 * TransitionHook}. Several listeners hear in the order in which they were added, after the hooks.
 *
 * <p>An exception is treated as one of {@link TransitionHook#after}: it undoes nothing and keeps
 * nobody else from hearing, effects still run, hooks hear {@code failed}, and it reaches the
 * caller.
 *
 * <p>What a listener fires at the same instance is queued, as from a hook. A listener that serves
 * instances on several threads must be thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public interface TransitionListener<S, E> {

  /**
   * Called when a step has been committed, for whatever would be recorded of it: in a statechart
   * once for each transition of each microstep.
   *
   * @param event what happened; null if the step was forced, or needed no event
   */
  default void moved(S from, @Nullable E event, S to) {}

  /**
   * Called when an event made no step because it was refused, vetoed or ignored. Not called when a
   * state defers the event.
   *
   * @param event what was fired; null if a forced step, or one that needs no event, was vetoed
   */
  default void refused(S state, @Nullable E event) {}
}
