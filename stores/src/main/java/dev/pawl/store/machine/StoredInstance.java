package dev.pawl.store.machine;

import dev.pawl.Cause;
import dev.pawl.Machine;
import dev.pawl.engine.chart.DeferredEvents;
import java.util.List;
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
   * The names of the events that are legal now, as the machine's {@code permitted()} gives them.
   *
   * @throws UnsupportedOperationException if the machine is not asked, as it is none of Pawl's
   */
  default List<String> permitted() {
    throw new UnsupportedOperationException("This instance cannot be asked what is permitted.");
  }

  /** The events that the instance has deferred; null if it never defers any. */
  default @Nullable DeferredEvents<S, E> deferred() {
    return null;
  }

  /** Has effects skipped from now on, as the instance is only asked what would happen. */
  default void skipEffects() {}

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
    DeferredEvents<S, E> deferred = DeferredEvents.of(machine);
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

      @Override
      public List<String> permitted() {
        return machine instanceof Machine<?, ?> asked
            ? asked.permitted()
            : StoredInstance.super.permitted();
      }

      @Override
      public @Nullable DeferredEvents<S, E> deferred() {
        return deferred;
      }

      @Override
      public void skipEffects() {
        DeferredEvents.skipEffects(machine);
      }
    };
  }
}
