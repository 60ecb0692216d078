package dev.pawl.spring;

import dev.pawl.store.JdbcStore;

/**
 * A bean that customizes the store of a machine: its retries, timer policy, clock, causes and
 * hooks. Several customizers are called in the order of {@code @Order}, after all other settings
 * have been made. The bean is called once, when the store is created. To set the names of tables,
 * use {@link StoreTables} instead, because {@link StoreSchemas} needs these names too.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
@FunctionalInterface
public interface StoreCustomizer<S, E> {

  /** Customizes the builder of the store. */
  void customize(JdbcStore.Builder<S, E> builder);
}
