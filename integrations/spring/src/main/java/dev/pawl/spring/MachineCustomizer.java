package dev.pawl.spring;

import dev.pawl.InstanceOptions;
import dev.pawl.MachineTable;
import dev.pawl.store.JdbcStore;

/**
 * A bean that customizes every machine of the application, including machines that are added to the
 * code later. For example, a customizer can add hooks that log or listeners that count. Several
 * customizers are called in the order of {@code @Order}, after the machine's own hooks and
 * listeners have been set. Thread-safe.
 */
public interface MachineCustomizer {

  /**
   * Customizes a builder of instances that are not in a store. This method is called for each
   * builder.
   *
   * @param machine the declaration of the machine
   * @param builder the builder to customize
   * @param <S> the type of states
   * @param <E> the type of events
   */
  default <S, E> void customize(MachineTable<?, E> machine, InstanceOptions<S, E> builder) {}

  /**
   * Customizes the builder of a store. Hooks that this method adds are notified when a step has
   * been committed.
   *
   * @param machine the declaration of the machine
   * @param builder the builder to customize
   * @param <S> the type of states
   * @param <E> the type of events
   */
  default <S, E> void customize(MachineTable<?, E> machine, JdbcStore.Builder<S, E> builder) {}
}
