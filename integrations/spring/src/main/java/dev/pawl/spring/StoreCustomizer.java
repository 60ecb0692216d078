package dev.pawl.spring;

import dev.pawl.store.JdbcStore;

/**
 * A bean that changes how the store of a machine is built: retries, the policy of timers, the
 * clock, causes, hooks. Several are called as {@code @Order} puts them, when all else has been set.
 * The names of tables are given by {@link StoreTables} instead, as the schema must know them too.
 * Called once, when the store is made.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
@FunctionalInterface
public interface StoreCustomizer<S, E> {

  /** Changes the builder. */
  void customize(JdbcStore.Builder<S, E> builder);
}
