package dev.pawl.store.machine;

import dev.pawl.Cause;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One instance that was opened for one step: a generated machine, as a store sees it. Confined to
 * one thread.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public interface StoredInstance<S, E> {

  /** Fires an event, as the machine does. */
  void fire(E event, Cause cause);

  /** Takes a state past the rules, as the machine does. */
  void force(S state, Cause cause);

  /** The state now. */
  S state();

  /** All there is to know of the instance beside its state; null where the state is all. */
  @Nullable String snapshot();

  /**
   * Fires an event at a machine.
   *
   * @param <M> the machine
   * @param <E> the type of events
   */
  @FunctionalInterface
  interface Firing<M, E> {
    /** Fires. */
    Object fire(M machine, E event, Cause cause);
  }

  /**
   * Forces a state on a machine.
   *
   * @param <M> the machine
   * @param <S> the type of states
   */
  @FunctionalInterface
  interface Forcing<M, S> {
    /** Forces. */
    Object force(M machine, S state, Cause cause);
  }

  /** An instance of which the state is all. */
  static <M, S, E> StoredInstance<S, E> of(
      M machine,
      Firing<? super M, ? super E> fire,
      Forcing<? super M, ? super S> force,
      Function<? super M, ? extends S> state) {
    return of(machine, fire, force, state, m -> null);
  }

  /** An instance that is more than its state. */
  static <M, S, E> StoredInstance<S, E> of(
      M machine,
      Firing<? super M, ? super E> fire,
      Forcing<? super M, ? super S> force,
      Function<? super M, ? extends S> state,
      Function<? super M, @Nullable String> snapshot) {
    Objects.requireNonNull(machine, "machine");
    return new StoredInstance<>() {
      @Override
      public void fire(E event, Cause cause) {
        fire.fire(machine, event, cause);
      }

      @Override
      public void force(S to, Cause cause) {
        force.force(machine, to, cause);
      }

      @Override
      public S state() {
        return state.apply(machine);
      }

      @Override
      public @Nullable String snapshot() {
        return snapshot.apply(machine);
      }
    };
  }
}
