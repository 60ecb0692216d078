package dev.pawl;

import org.jspecify.annotations.Nullable;

/**
 * A listener that is notified of the steps of an instance at the lowest cost: no record is created,
 * no clock is read and no memory is allocated. Listeners are meant for counters and metrics. To get
 * records or to veto steps, use a {@link TransitionHook}. Several listeners are called in the order
 * in which they were added, after the hooks.
 *
 * <p>An exception is treated like an exception of {@link TransitionHook#after}: the step remains
 * committed, the other listeners and the effects still run, hooks get {@code failed}, and the
 * exception is thrown to the caller.
 *
 * <p>An event that a listener fires at the same instance is queued, as in a hook. A listener that
 * serves instances on several threads must be thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public interface TransitionListener<S, E> {

  /**
   * Called after a step has been committed. In a statechart, this method is called once for each
   * transition of each microstep, that is, once for each record that a hook would get.
   *
   * @param from the state that was left
   * @param event the event; null if the step was forced or needed no event
   * @param to the state that was entered
   */
  default void moved(S from, @Nullable E event, S to) {}

  /**
   * Called when an event made no step because it was refused, vetoed or ignored. This method is not
   * called when a state defers the event.
   *
   * @param state the current state
   * @param event the event; null if the vetoed step was forced or needed no event
   */
  default void refused(S state, @Nullable E event) {}
}
