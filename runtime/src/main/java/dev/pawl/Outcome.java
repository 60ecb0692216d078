package dev.pawl;

/**
 * The result of an attempt to fire an event, for callers that handle refusals without exceptions.
 *
 * <p>An outcome has the same meaning for all instances: in memory, shared by threads, or in a
 * store.
 *
 * <ul>
 *   <li>The type of an outcome is the result of the fired event. The type says nothing about other
 *       events that run in the same call.
 *   <li>{@link Moved#from} is the state before the event. {@link Moved#to} is the state at the end
 *       of the call. The call includes eventless transitions, raised events, deferred events that
 *       are offered again, and events fired by hooks and effects. Therefore {@code
 *       tryFire(event).state()} is the state that {@code fire(event)} returns.
 *   <li>A deferred event is {@link Ignored} and {@code queued}, because no step was made.
 *   <li>A refusal contains the state in which the event was refused.
 * </ul>
 *
 * <p>Outcomes are immutable. If user code (a guard, an update, a hook or an effect) throws, the
 * caller gets the exception and no outcome.
 *
 * @param <S> the type of states
 */
public sealed interface Outcome<S> {

  /** Returns the state after the call; if no step was made, the unchanged state. */
  S state();

  /** Returns whether the event made a step. */
  default boolean moved() {
    return this instanceof Moved<S>;
  }

  /**
   * Returns the state after the call if the event made a step or was ignored; otherwise throws the
   * error of the refusal.
   *
   * @throws IllegalTransitionError if no transition exists for the event
   * @throws GuardRefusedError if every guard returned false
   * @throws TransitionVetoedError if a hook vetoed the step
   */
  default S orElseThrow() {
    if (this instanceof Illegal<S> illegal) {
      throw illegal.refusal().error();
    } else if (this instanceof GuardRefused<S> refused) {
      throw refused.refusal().error();
    } else if (this instanceof Vetoed<S> vetoed) {
      throw vetoed.error();
    }
    return state();
  }

  /**
   * The outcome of an event that made a step.
   *
   * @param from the state before the event
   * @param to the state at the end of the call
   */
  record Moved<S>(S from, S to) implements Outcome<S> {
    @Override
    public S state() {
      return to;
    }
  }

  /**
   * The outcome of an event that made no step in this call, because the event was queued, deferred
   * or ignored.
   *
   * @param state the unchanged state
   * @param queued true if the event runs later: either the current state defers the event, or a
   *     hook or an effect of the same instance fired the event during a step. Only hooks are
   *     notified of the later result. False if the state ignores the event, or if the event is
   *     unexpected and the machine is declared {@link StateMachine.Unexpected#IGNORE}
   */
  record Ignored<S>(S state, boolean queued) implements Outcome<S> {}

  /** The outcome of an event that has no transition in the current state. */
  record Illegal<S>(S state, Refusal refusal) implements Outcome<S> {}

  /**
   * The outcome of an event for which the current state has transitions whose guards all returned
   * false.
   */
  record GuardRefused<S>(S state, Refusal refusal) implements Outcome<S> {}

  /** The outcome of an event whose step was vetoed by a hook. Nothing has changed. */
  record Vetoed<S>(S state, TransitionVetoedError error) implements Outcome<S> {}
}
