package dev.pawl.spring;

import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.sql.Tables;

/**
 * A bean that sets the names of the machines' tables, including the table of messages. The default
 * in Spring Boot uses the properties {@code pawl.jdbc.tables}, {@code pawl.outbox.table} and {@code
 * pawl.outbox.schema}, and {@link Tables#ofMachine} for machines that these properties do not
 * contain. Thread-safe.
 */
@FunctionalInterface
public interface StoreTables {

  /** Returns the names of a machine's tables. */
  Tables of(StoredMachine<?, ?> machine);
}
