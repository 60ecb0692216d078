package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The code that makes the steps of a {@link FlatMachine}. Instances without hooks, listeners and
 * effects use {@link FlatSteps}; other instances use {@link ObservedDriver}. If the machine is
 * declared thread-safe, {@link AtomicDriver} or {@link SharedDriver} is used instead.
 *
 * @param <S> the enum of states
 * @param <E> the type of events
 */
public interface Driver<S extends Enum<S>, E> {

  /** Returns the steps of the machine. */
  FlatSteps<S, E, ?, ?> steps();

  /** Fires an event and returns the state at the end of the call. */
  S fire(FlatMachine<S, E> machine, E event, Cause cause);

  /** Fires an event and returns its outcome. */
  Outcome<S> tryFire(FlatMachine<S, E> machine, E event, Cause cause);

  /**
   * Moves the instance to a leaf, even if no transition leads to that leaf, and returns the leaf.
   */
  S force(FlatMachine<S, E> machine, S leaf, Cause cause);

  /** Returns whether an event is legal now. This method evaluates guards. */
  boolean permits(FlatMachine<S, E> machine, E event);

  /** Returns the declared names of the events that are legal now, in declared order. */
  default List<String> permitted(FlatMachine<S, E> machine) {
    return steps().legalEvents(machine);
  }

  /** Returns the ordinal of the state. */
  default int position(FlatMachine<S, E> machine) {
    return machine.position;
  }

  /** Returns the number of steps so far. */
  default long sequence(FlatMachine<S, E> machine) {
    return machine.sequence;
  }

  /**
   * Fires an event without waiting for another thread. If another thread is making a step of the
   * instance, that thread fires the event after its step.
   *
   * @return a future with the outcome, or with the exception of user code. Actions that depend on
   *     the future may run while the instance is locked, so they must not block
   */
  default CompletableFuture<Outcome<S>> post(FlatMachine<S, E> machine, E event, Cause cause) {
    return CompletableFuture.completedFuture(tryFire(machine, event, cause));
  }

  /**
   * Runs a reader that reads several properties of an instance. All properties belong to one state
   * of the instance, even if other threads make steps.
   */
  default <R> R read(FlatMachine<S, E> machine, Supplier<R> reader) {
    return reader.get();
  }

  /** Returns the lock that makes steps atomic; null if the instance has none. */
  default @Nullable StepLock lock() {
    return null;
  }

  /**
   * Returns the queue with the events that hooks and effects have fired during the current step;
   * null if there is none.
   */
  default @Nullable EventQueue<S, E> queued() {
    return null;
  }
}
