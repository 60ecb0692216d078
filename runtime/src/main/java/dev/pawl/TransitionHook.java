package dev.pawl;

/**
 * Hears of every step of an instance. Several hooks hear in the order in which they were added, and
 * what one of them throws keeps no other from hearing.
 *
 * <p>Every {@link #before} is followed, with the same record, by {@link #after} if the step was
 * made, by {@link #refused} if a hook vetoed it, or by {@link #failed} alone if user code threw
 * before the commit. A hook that vetoes or throws in {@code before} keeps only those after it from
 * being asked; of what follows all hear. So {@code failed} after {@code after} means that the step
 * stands.
 *
 * <p>An event that a hook fires at the same instance is queued and runs after the current step,
 * before the outermost call returns; the call in the hook returns at once. A machine stays usable
 * whatever its hooks throw.
 *
 * <p>A hook that serves instances on several threads must be thread-safe. It is called while an
 * instance that is declared thread-safe is locked, so it must not wait for another thread that
 * makes steps of that instance; at other instances it should {@code post} events rather than fire
 * them.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public interface TransitionHook<S, E> {

  /**
   * Called when a transition has been selected, or a state is to be forced, and before anything has
   * changed. To veto it, throw a {@link TransitionVetoedError}; any other exception also prevents
   * the step and reaches the caller.
   *
   * @param event the step to be made
   * @throws TransitionVetoedError to prevent the step
   */
  default void before(LifecycleEvent<S, E> event) {}

  /**
   * Called when state and context have been committed. An exception reaches the caller after the
   * other hooks and the effects have run, and undoes nothing.
   *
   * @param event the step that was made
   */
  default void after(LifecycleEvent<S, E> event) {}

  /**
   * Called when an event made no step because of the rules of the machine: {@link Outcome.Illegal},
   * {@link Outcome.GuardRefused}, {@link Outcome.Vetoed} or {@link Outcome.Ignored}. An event is
   * ignored if the state or the machine ignores it, or if a statechart raised or deferred it and
   * has no transition for it. A deferral is {@code Ignored} and {@code queued}; it is reported
   * once, when the event begins to wait. An event that waits for the end of the current step is not
   * reported. An exception thrown here reaches the caller, also from {@code tryFire}; the error of
   * the refusal is suppressed in it.
   *
   * @param attempt the attempt; it uses no sequence number, and its {@code to} is null if no
   *     transition was found
   * @param outcome the result of the attempt
   */
  default void refused(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {}

  /**
   * Called when user code threw: a guard, a choice, a hook's {@code before} or an update, then
   * nothing has changed; or an {@code after} or an effect, then the step stands; or a {@code
   * refused}; or when a scheduler refused to start the timers of a step, then nothing has changed,
   * or to stop them; or when events follow each other without end, and the rest is left out. It is
   * called once for an attempt, when all that belongs to it has run, with the first error; others
   * are suppressed in that. The error then reaches the caller, and whatever is thrown here is
   * suppressed in it.
   *
   * <p>It is also called when an entry effect throws while an instance begins, although that is no
   * step: {@code from} and {@code to} are then the state that was entered, and the sequence is 0.
   *
   * @param event the step or attempt; it has no {@code to} where hooks were not asked yet: where a
   *     guard or a choice threw and, if states carry data, an update or what fills them
   * @param error what was thrown
   */
  default void failed(LifecycleEvent<S, E> event, Throwable error) {}
}
