package dev.pawl.spring;

import dev.pawl.MachineTable;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionListener;
import dev.pawl.engine.InstanceBuilder;
import dev.pawl.store.JdbcStore;
import java.time.InstantSource;
import java.util.Objects;
import org.springframework.beans.factory.ObjectProvider;

/**
 * The parts that an application adds to a machine: hooks and listeners, its clock, and what
 * customizes every machine. Generated configurations make one for each machine; a program has no
 * need of it, but to ask which machines there are. Thread-safe.
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

  /** Takes the parts that are added to a machine. */
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

  /** The machine's declaration. */
  public MachineTable<?, E> machine() {
    return machine;
  }

  /**
   * A builder with what the application has for instances of the machine.
   *
   * @param <M> the type of instances
   * @param <B> the type of the builder
   * @throws org.springframework.beans.factory.NoUniqueBeanDefinitionException if there are several
   *     clocks, none of them primary
   */
  public <M, B extends InstanceBuilder<S, E, M, B>> B prepared(B builder) {
    clock.ifAvailable(builder::clock);
    hooks.orderedStream().forEach(builder::hook);
    listeners.orderedStream().forEach(builder::listener);
    customizers.orderedStream().forEach(one -> one.customize(machine, builder));
    return builder;
  }

  /** Gives a store what the application has for it. */
  void prepare(JdbcStore.Builder<S, E> builder) {
    hooks.orderedStream().forEach(builder::hook);
    listeners.orderedStream().forEach(one -> builder.hook(new ListenerHook<>(one)));
    customizers.orderedStream().forEach(one -> one.customize(machine, builder));
  }
}
