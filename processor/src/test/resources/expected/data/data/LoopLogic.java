package data;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Loop} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface LoopLogic {
  /** Asked by a guard on {@code note}. */
  boolean brief(Counters context, LoopState.Running state, LoopEvent.Note event);

  /** The next context, on {@code again}. */
  Counters count(Counters context, LoopState.Running state);

  /** Asked by a guard on {@code go}. */
  boolean fresh(Counters context, LoopState.Paused state);

  /** Asked by a guard without event in {@code FAILED}. */
  boolean hopeless(Counters context, LoopState.Failed state);

  /** What a state carries that is entered, where nothing else tells. */
  String promptForRunning(Counters context, LoopState.Paused state);
}
