package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Makes the steps of a {@link FlatMachine}. There is one for instances without hooks ({@link
 * FlatSteps}), one that notifies hooks and runs effects ({@link ObservedDriver}), and for machines
 * that are declared thread-safe one with a lock ({@link SharedDriver}) and one that exchanges a
 * single word ({@link AtomicDriver}).
 *
 * @param <S> the enum of states
 * @param <E> the type of events
 */
public interface Driver<S extends Enum<S>, E> {

  /** Returns the steps of the machine. */
  FlatSteps<S, E, ?, ?> steps();

  /** Fires an event and returns the state that the instance is in afterwards. */
  S fire(FlatMachine<S, E> machine, E event, Cause cause);

  /** Fires an event and returns what became of it. */
  Outcome<S> tryFire(FlatMachine<S, E> machine, E event, Cause cause);

  /** Puts the instance into a leaf, whatever the transitions say, and returns its state. */
  S force(FlatMachine<S, E> machine, S leaf, Cause cause);

  /** Returns whether an event is legal now. Guards are asked. */
  boolean permits(FlatMachine<S, E> machine, E event);

  /** Returns the declared names of the events that are legal now, in declared order. */
  default List<String> permitted(FlatMachine<S, E> machine) {
    return steps().legalEvents(machine);
  }

  /** Returns the ordinal of the state. */
  default int position(FlatMachine<S, E> machine) {
    return machine.position;
  }

  /** Returns the number of steps made. */
  default long sequence(FlatMachine<S, E> machine) {
    return machine.sequence;
  }

  /**
   * Fires an event without waiting for another thread. If another thread makes a step, that thread
   * fires the event after it.
   *
   * @return the outcome, or what user code has thrown; code that depends on it may run while the
   *     instance is locked, so it must not wait
   */
  default CompletableFuture<Outcome<S>> post(FlatMachine<S, E> machine, E event, Cause cause) {
    return CompletableFuture.completedFuture(tryFire(machine, event, cause));
  }

  /** Reads several properties of an instance that belong to one moment. */
  default <R> R read(FlatMachine<S, E> machine, Supplier<R> reader) {
    return reader.get();
  }

  /** Returns the lock that makes steps atomic; null if the instance has none. */
  default @Nullable StepLock lock() {
    return null;
  }

  /** Returns the events that hooks and effects have fired during the present step; null if none. */
  default @Nullable EventQueue<S, E> queued(FlatMachine<S, E> machine) {
    return null;
  }
}
