package dev.pawl.spring;

import dev.pawl.MachineTable;
import dev.pawl.engine.InstanceBuilder;
import dev.pawl.store.JdbcStore;

/**
 * A bean that adds to every machine of the application, also to those that come later: hooks that
 * log, listeners that count. Several are called as {@code @Order} puts them, when the machine's own
 * hooks and listeners have been set. Thread-safe.
 */
public interface MachineCustomizer {

  /**
   * Changes a builder of instances that are in no store; called for each builder.
   *
   * @param machine what the machine's declaration says
   * @param <S> the type of states
   * @param <E> the type of events
   */
  default <S, E> void customize(MachineTable<?, E> machine, InstanceBuilder<S, E, ?, ?> builder) {}

  /**
   * Changes how a store is built; what it adds hears of a step when that has been committed.
   *
   * @param machine what the machine's declaration says
   * @param <S> the type of states
   * @param <E> the type of events
   */
  default <S, E> void customize(MachineTable<?, E> machine, JdbcStore.Builder<S, E> builder) {}
}
