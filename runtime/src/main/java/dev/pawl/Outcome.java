package dev.pawl;

/**
 * The result of an attempt to fire an event, for callers who expect refusals and do not want
 * exceptions for them.
 *
 * <p>An outcome means the same for an instance in memory, whether threads share it or not, and for
 * one in a store:
 *
 * <ul>
 *   <li>The type is the result of the event that was fired, not of other events in the same call.
 *   <li>{@link Moved#from} is the state before the event, {@link Moved#to} the state at the end of
 *       the call. The call includes eventless transitions, raised events, deferred events that are
 *       offered again, and events fired by hooks and effects. Therefore {@code
 *       tryFire(event).state()} is the state that {@code fire(event)} returns.
 *   <li>A deferred event is {@link Ignored} and {@code queued}: no step was made.
 *   <li>A refusal has the state in which the event was refused.
 * </ul>
 *
 * <p>Outcomes are immutable. If user code (a guard, an update, a hook or an effect) throws, the
 * exception reaches the caller and there is no outcome.
 *
 * @param <S> the type of states
 */
public sealed interface Outcome<S> {

  /** Returns the state after the call; if no step was made, the unchanged state. */
  S state();

  /** Whether the step was made. */
  default boolean moved() {
    return this instanceof Moved<S>;
  }

  /**
   * The state after the attempt, if the step was made or the event was ignored.
   *
   * @throws IllegalTransitionError if no transition was there
   * @throws GuardRefusedError if every guard refused
   * @throws TransitionVetoedError if a hook vetoed
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
   * The step was made.
   *
   * @param from the state before the event
   * @param to the state at the end of the call, after everything that follows the event in it
   */
  record Moved<S>(S from, S to) implements Outcome<S> {
    @Override
    public S state() {
      return to;
    }
  }

  /**
   * Nothing was done now.
   *
   * @param state the state, unchanged
   * @param queued whether the event will still run, and only hooks hear what becomes of it: it was
   *     fired from inside a hook or an effect of the same instance, and its turn comes after the
   *     current step; or the state defers it. Otherwise the state ignores it, or the machine
   *     ignores events that it does not expect, and this was one.
   */
  record Ignored<S>(S state, boolean queued) implements Outcome<S> {}

  /** The event has no transition in this state. */
  record Illegal<S>(S state, Refusal refusal) implements Outcome<S> {}

  /** The event has transitions in this state, and the guard of each refused. */
  record GuardRefused<S>(S state, Refusal refusal) implements Outcome<S> {}

  /** A hook vetoed the step; nothing has changed. */
  record Vetoed<S>(S state, TransitionVetoedError error) implements Outcome<S> {}
}
