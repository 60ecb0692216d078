package dev.pawl;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An instance of a state machine, for code that works with any machine: stores, tests, hooks, admin
 * views. Every generated {@code NameMachine} implements it.
 *
 * <p>Whether threads may share an instance is said by its own type. What is asked of one that they
 * share is answered with what was committed last.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public interface Machine<S, E> {

  /**
   * The active leaf; in a machine with regions the innermost state that holds all active leaves, or
   * the first of those where none does.
   */
  S state();

  /** Whether a state is active, or one within it; of a state that carries data, with that data. */
  boolean is(S state);

  /** The active leaves in document order; one in a machine without regions. Unmodifiable. */
  Set<S> configuration();

  /**
   * Fires an event, and runs whatever follows from it. From inside a hook, a listener or an effect
   * of the same instance the event is queued, and runs after the current step.
   *
   * @return the state after that; as it is, if the event was queued, or not expected by a machine
   *     that ignores such events
   * @throws IllegalTransitionError if no transition is there, or only the machine itself makes the
   *     event happen; not in a machine that ignores what it does not expect
   * @throws GuardRefusedError if every guard refused; not in a machine that ignores that
   * @throws TransitionVetoedError if a hook vetoed
   */
  S fire(E event);

  /** Fires an event as {@link #fire(Object)} does; records tell the cause. */
  S fire(E event, Cause cause);

  /**
   * Fires an event as {@link #fire(Object)} does, and returns refusals instead of throwing them.
   */
  Outcome<S> tryFire(E event);

  /** Fires an event as {@link #tryFire(Object)} does; records tell the cause. */
  Outcome<S> tryFire(E event, Cause cause);

  /**
   * Whether an event may be fired now and would be taken; guards are asked. False for one that only
   * the machine itself makes happen.
   */
  boolean permits(E event);

  /**
   * Returns the names of the events that are legal now, as they were declared and in declared
   * order. An event without payload is listed if {@link #permits} returns true for it. An event
   * with payload has no value before it is fired, so no guard is asked: it is listed if the current
   * state has a transition for it. Events that only the machine itself raises are never listed.
   *
   * @return a new list
   */
  List<String> permitted();

  /**
   * Takes the instance to a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state after that
   * @throws TransitionVetoedError if a hook vetoed
   */
  S force(S state, Cause cause);

  /** The id given to the instance, as records tell it; null if it has none. */
  @Nullable String entityId();

  /** How many steps have been made, which is the sequence of the last record. */
  long sequence();
}
