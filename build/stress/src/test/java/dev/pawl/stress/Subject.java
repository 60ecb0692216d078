package dev.pawl.stress;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import java.util.List;

/**
 * An instance that many threads use at the same time, and its invariants. The default methods are
 * correct for machines without regions, in which a step is one transition.
 *
 * @param <S> the type of states in outcomes and records
 * @param <E> the type of events
 */
interface Subject<S, E> {

  /** Returns the events from which threads choose with equal probability. */
  List<E> events();

  /** Fires an event. Called by all threads at the same time. */
  Outcome<S> fire(E event);

  /** Returns the state. Called before the threads start and after they have ended. */
  S state();

  /** Returns the number of steps; negative if the instance does not count steps. */
  long sequence();

  /** Returns whether the auditor gets the records of steps. */
  boolean isRecorded();

  /** Returns whether a record may directly follow another record. */
  default boolean follows(LifecycleEvent<S, E> former, LifecycleEvent<S, E> next) {
    return former.to().equals(next.from());
  }

  /** Returns whether the records of a call agree with its outcome. */
  default boolean accounts(Outcome<S> outcome, E event, List<LifecycleEvent<S, E>> records) {
    if (!(outcome instanceof Outcome.Moved<S> moved)) {
      return records.isEmpty();
    }
    return records.size() == 1
        && records.get(0).from().equals(moved.from())
        && records.get(0).to().equals(moved.to())
        && records.get(0).event().equals(event);
  }

  /** Returns whether all steps, in the right order, form one walk. */
  default boolean isChain() {
    return true;
  }

  /**
   * Returns a mistake in the final instance, according to the outcomes of all threads; null if
   * there is none.
   */
  default String mistake(OutcomeCounts<S, E> outcomes) {
    return null;
  }
}
