package dev.pawl.spring;

import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.sql.Tables;

/**
 * A bean that names the tables of machines; without one, {@link Tables#ofMachine} does.
 * Thread-safe.
 */
@FunctionalInterface
public interface StoreTables {

  /** The names of a machine's tables. */
  Tables of(StoredMachine<?, ?> machine);
}
