package dev.pawl.stress;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import java.util.List;

/**
 * One instance that many threads use at a time, and what must hold of it. As it stands it fits
 * machines without regions, where a step is one transition; others say differently.
 *
 * @param <S> the type of states in outcomes and records
 * @param <E> the type of events
 */
interface Subject<S, E> {

  /** The events that threads choose from, each as likely. */
  List<E> events();

  /** Fires an event; called by all threads at a time. */
  Outcome<S> fire(E event);

  /** The state; asked before the threads begin and after they have ended. */
  S state();

  /** How many steps the instance has counted; negative if it counts none. */
  long sequence();

  /** Whether the auditor hears of steps. */
  boolean isRecorded();

  /** Whether the second of two records, told one after the other, may follow the first. */
  default boolean follows(LifecycleEvent<S, E> former, LifecycleEvent<S, E> next) {
    return former.to().equals(next.from());
  }

  /** Whether a call with that outcome must have made those records, on its own thread. */
  default boolean accounts(Outcome<S> outcome, E event, List<LifecycleEvent<S, E>> records) {
    if (!(outcome instanceof Outcome.Moved<S> moved)) {
      return records.isEmpty();
    }
    return records.size() == 1
        && records.get(0).from().equals(moved.from())
        && records.get(0).to().equals(moved.to())
        && records.get(0).event().equals(event);
  }

  /** Whether the outcomes that move, put in the right order, lead from each state to the next. */
  default boolean isChain() {
    return true;
  }

  /** What is wrong with the instance at the end, by what all threads were told; null if nothing. */
  default String mistake(Book<S, E> told) {
    return null;
  }
}
