package dev.pawl;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An instance of a state machine. Code that works with any machine uses this type: stores, tests,
 * hooks and admin views. Every generated {@code NameMachine} implements this interface.
 *
 * <p>An instance is safe for use by several threads only if its machine is declared {@link
 * StateMachine#threadSafe()} or has timers. Queries of a thread-safe instance return the last
 * committed state.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public interface Machine<S, E> {

  /**
   * Returns the active leaf state. In a machine with regions, returns the innermost state that
   * contains all active leaves; if no state contains all active leaves, or states carry data,
   * returns the first leaf.
   */
  S state();

  /**
   * Returns whether the given state or one of its descendants is active. If states carry data, the
   * data must be equal too.
   */
  boolean is(S state);

  /**
   * Returns the active leaf states in document order. A machine without regions has exactly one
   * active leaf state.
   *
   * @return an unmodifiable set
   */
  Set<S> configuration();

  /**
   * Fires an event and runs it to completion, including the eventless transitions and raised events
   * that follow. If a hook, a listener or an effect of this instance calls this method, the event
   * is queued and runs after the current step.
   *
   * @param event the event to fire
   * @return the state at the end of the call; the unchanged state if the event was queued, deferred
   *     or ignored
   * @throws IllegalTransitionError if no transition exists for the event in the current state, or
   *     if only the machine itself can raise the event; a machine declared {@link
   *     StateMachine.Unexpected#IGNORE} does not throw this error
   * @throws GuardRefusedError if every guard returned false; a machine declared {@link
   *     StateMachine.Unexpected#IGNORE} does not throw this error
   * @throws TransitionVetoedError if a hook vetoed the step
   */
  S fire(E event);

  /** Fires an event as {@link #fire(Object)} does. The records contain the given cause. */
  S fire(E event, Cause cause);

  /**
   * Fires an event as {@link #fire(Object)} does, but returns refusals instead of throwing them.
   */
  Outcome<S> tryFire(E event);

  /** Fires an event as {@link #tryFire(Object)} does. The records contain the given cause. */
  Outcome<S> tryFire(E event, Cause cause);

  /**
   * Returns whether the event would be accepted now. This method evaluates guards. The result is
   * false for an event that only the machine itself can raise.
   */
  boolean permits(E event);

  /**
   * Returns the names of the events that are legal now, as declared and in declared order. An event
   * without payload is listed if {@link #permits} returns true for the event. An event with payload
   * is listed if the current state has a transition for the event; guards are not evaluated,
   * because guards need the payload. Events that only the machine itself can raise are never
   * listed.
   *
   * @return a new list
   */
  List<String> permitted();

  /**
   * Moves the instance to the given state, even if no declared transition leads to that state.
   * Hooks are called and may veto.
   *
   * @param state the state to enter
   * @param cause the cause, for the records
   * @return the state at the end of the call
   * @throws TransitionVetoedError if a hook vetoed the step
   */
  S force(S state, Cause cause);

  /**
   * Returns the id of the instance; null if the instance has none. The records of the instance
   * contain this id.
   */
  @Nullable String entityId();

  /**
   * Returns the number of steps so far. The result equals the sequence number of the last record.
   */
  long sequence();
}
