package dev.pawl;

/**
 * A hook that is called before and after every step of an instance and may veto the step. Several
 * hooks are called in the order in which they were added. An exception of one hook does not prevent
 * the calls of the other hooks, except in {@link #before}.
 *
 * <p>Every call of {@link #before} is followed by one of these calls with the same record: {@link
 * #after} if the step was made, {@link #refused} if a hook vetoed the step, or {@link #failed} if
 * user code threw before the commit. If a hook vetoes or throws in {@code before}, the remaining
 * hooks do not get {@code before}, but all hooks get the call that follows. If {@code failed} is
 * called after {@code after}, the step remains committed.
 *
 * <p>If a hook fires an event at the same instance, the call returns at once. The event is queued
 * and runs after the current step, before the outermost call returns. A machine stays usable if its
 * hooks throw.
 *
 * <p>A hook that serves instances on several threads must be thread-safe. An instance that is
 * declared thread-safe is locked while its hooks run. Therefore a hook must not wait for another
 * thread that makes a step of this instance. To send events to other instances, use {@code post}
 * instead of {@code fire}.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public interface TransitionHook<S, E> {

  /**
   * Called when a transition has been selected or a state is to be forced. Nothing has changed yet.
   * To veto the step, throw a {@link TransitionVetoedError}. Any other exception also prevents the
   * step and is thrown to the caller.
   *
   * @param event the planned step
   * @throws TransitionVetoedError to prevent the step
   */
  default void before(LifecycleEvent<S, E> event) {}

  /**
   * Called after the state and the context have been committed. An exception does not undo the
   * step; the exception is thrown to the caller after the other hooks and the effects have run.
   *
   * @param event the record of the step
   */
  default void after(LifecycleEvent<S, E> event) {}

  /**
   * Called when an attempt made no step. The outcome is {@link Outcome.Illegal}, {@link
   * Outcome.GuardRefused}, {@link Outcome.Vetoed} or {@link Outcome.Ignored}. An event is ignored
   * if the state or the machine ignores the event, or if a statechart has raised or deferred the
   * event and has no transition for it. For a deferred event, this method is called when the event
   * is deferred; the outcome is then {@code Ignored} and {@code queued}. It is called again if the
   * machine drops the event later. This method is not called for an event that waits for the end of
   * the current step.
   *
   * <p>An exception of this method is thrown to the caller, even from {@code tryFire}. The error of
   * the refusal is added as a suppressed exception.
   *
   * @param attempt the record of the attempt, which does not count as a step; the target {@code to}
   *     is null if no transition was found
   * @param outcome the result of the attempt
   */
  default void refused(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {}

  /**
   * Called when a step failed for one of these reasons:
   *
   * <ul>
   *   <li>A guard, a choice, an update or a hook's {@code before} threw. Nothing has changed.
   *   <li>A hook's {@code after} or an effect threw. The step remains committed.
   *   <li>A hook's {@code refused} threw.
   *   <li>The scheduler refused to start a timer of the step. Nothing has changed.
   *   <li>The scheduler refused to cancel a timer. The step remains committed.
   *   <li>Events raise each other without end. The remaining events are discarded.
   * </ul>
   *
   * <p>This method is called once for each failed transition of an attempt, after everything that
   * belongs to the attempt has run. The parameter {@code error} is the first error; further errors,
   * and exceptions that this method throws, are added to {@code error} as suppressed exceptions.
   * The error is then thrown to the caller.
   *
   * <p>This method is also called if an entry effect throws while an instance is created, although
   * that is not a step. If the error occurred while an instance was created, {@code from} and
   * {@code to} are the state that was entered, and the sequence is 0.
   *
   * @param event the step or attempt. The target {@code to} is null if the error occurred before
   *     the hooks were called: in a guard, in a choice or, if states carry data, in an update or in
   *     the code that creates this data
   * @param error the error that was thrown
   */
  default void failed(LifecycleEvent<S, E> event, Throwable error) {}
}
