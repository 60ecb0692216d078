package dev.pawl.spring;

import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.sql.Tables;

/**
 * A bean that names the tables of machines. In Spring Boot the properties {@code pawl.jdbc.tables}
 * do so by default, and {@link Tables#ofMachine} for the machines that they do not name.
 * Thread-safe.
 */
@FunctionalInterface
public interface StoreTables {

  /** The names of a machine's tables. */
  Tables of(StoredMachine<?, ?> machine);
}
