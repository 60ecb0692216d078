package dev.pawl.spring;

import dev.pawl.InstanceOptions;
import dev.pawl.MachineTable;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionListener;
import dev.pawl.store.JdbcStore;
import java.time.InstantSource;
import java.util.Objects;
import org.springframework.beans.factory.ObjectProvider;

/**
 * The beans that an application adds to a machine: hooks, listeners, the clock, and the customizers
 * of all machines. Generated configurations declare a {@code MachineWiring} bean for each machine.
 * Applications need these beans only to list all machines. Thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class MachineWiring<S, E> {

  private final MachineTable<?, E> machine;
  private final ObjectProvider<TransitionHook<S, E>> hooks;
  private final ObjectProvider<TransitionListener<S, E>> listeners;
  private final ObjectProvider<MachineCustomizer> customizers;
  private final ObjectProvider<InstantSource> clock;

  /** Creates the wiring of a machine. */
  public MachineWiring(
      MachineTable<?, E> machine,
      ObjectProvider<TransitionHook<S, E>> hooks,
      ObjectProvider<TransitionListener<S, E>> listeners,
      ObjectProvider<MachineCustomizer> customizers,
      ObjectProvider<InstantSource> clock) {
    this.machine = Objects.requireNonNull(machine, "machine");
    this.hooks = Objects.requireNonNull(hooks, "hooks");
    this.listeners = Objects.requireNonNull(listeners, "listeners");
    this.customizers = Objects.requireNonNull(customizers, "customizers");
    this.clock = Objects.requireNonNull(clock, "clock");
  }

  /** Returns the declaration of the machine. */
  public MachineTable<?, E> machine() {
    return machine;
  }

  /**
   * Sets the application's clock, hooks and listeners in a builder and calls the customizers.
   *
   * @param <B> the type of the builder
   * @return the given builder
   * @throws org.springframework.beans.factory.NoUniqueBeanDefinitionException if there are several
   *     clock beans and none is primary
   */
  public <B extends InstanceOptions<S, E>> B prepare(B builder) {
    clock.ifAvailable(builder::clock);
    hooks.orderedStream().forEach(builder::hook);
    listeners.orderedStream().forEach(builder::listener);
    customizers.orderedStream().forEach(one -> one.customize(machine, builder));
    return builder;
  }

  /**
   * Sets the application's hooks and listeners in the builder of a store and calls the customizers.
   */
  void prepare(JdbcStore.Builder<S, E> builder) {
    hooks.orderedStream().forEach(builder::hook);
    listeners.orderedStream().forEach(one -> builder.hook(new ListenerHook<>(one)));
    customizers.orderedStream().forEach(one -> one.customize(machine, builder));
  }
}
