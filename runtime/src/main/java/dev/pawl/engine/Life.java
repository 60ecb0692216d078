package dev.pawl.engine;

import java.util.concurrent.locks.Lock;

/**
 * One life as the {@link Engine} drives it; implemented by generated machines. Each method but
 * {@link #stepLock} is called by one thread at a time, with the lock held if there is one; what
 * {@link #select}, {@link #target}, {@link #commit} and {@link #perform} throw reaches the caller.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public interface Life<S, E> {

  /** What {@link #select} answers where the event has no transition. */
  int ILLEGAL = -1;

  /** What {@link #select} answers where every guard refused. */
  int REFUSED = -2;

  /** The current state. */
  S state();

  /** Whose life this is; null if it has no id. */
  String entityId();

  /**
   * The transition that the event takes now, or {@link #ILLEGAL} or {@link #REFUSED}. Asks guards,
   * each at most once, and changes nothing.
   */
  int select(E event);

  /** The state to which a selected transition leads; asked once per step, changes nothing. */
  S target(int transition, E event);

  /** Updates the context and takes the state, both or neither. */
  void commit(int transition, S to, E event);

  /** Takes a state past the rules. */
  void become(S to);

  /**
   * Runs the effects of a transition that has been committed, in their order; an error ends them.
   * By default there are none.
   */
  default void perform(int transition, E event) {}

  /** The number that the engine keeps for this life; {@link Engine#marks} at first. */
  long marks();

  /** Stores the number that the engine keeps for this life. */
  void marks(long marks);

  /**
   * Makes steps atomic among threads; null in a life confined to one thread. Always the same, and
   * reentrant.
   */
  default Lock stepLock() {
    return null;
  }
}
