package dev.pawl.spring.boot.jdbc;

import dev.pawl.spring.SpringStores;
import dev.pawl.spring.boot.PawlProperties;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.sql.Tables;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.source.InvalidConfigurationPropertyValueException;

/** The table into which the stores of an application write their messages. */
final class MessageTable {

  private static final String DEFAULT = Tables.of("pawl").outbox();

  private MessageTable() {}

  /** Returns names of tables with the table of messages that properties set. */
  static Tables set(Tables tables, PawlProperties.Outbox properties) {
    Tables named = tables.outbox(properties.table());
    return properties.schema().isEmpty() ? named : named.outboxSchema(properties.schema());
  }

  /**
   * Returns the names of the tables of a machine, whose messages are delivered with those of the
   * other machines. Without machines, returns the names that properties set.
   *
   * @param machines the machines with a store
   * @param delivers whether the application delivers messages
   * @throws IllegalStateException if the application delivers messages, and stores write them to
   *     different tables
   * @throws InvalidConfigurationPropertyValueException if a property names another table
   */
  static Tables of(
      SpringStores stores,
      List<StoredMachine<?, ?>> machines,
      PawlProperties.Outbox properties,
      boolean delivers) {
    if (machines.isEmpty()) {
      return set(Tables.of("pawl"), properties);
    }
    StoredMachine<?, ?> first = machines.get(0);
    Tables tables = stores.tables(first);
    for (StoredMachine<?, ?> other : machines) {
      if (delivers && !key(tables).equals(key(stores.tables(other)))) {
        throw new IllegalStateException(
            ("The messages of the machines %s and %s are in different tables, %s and %s, but one"
                    + " outbox is delivered. Let the StoreTables bean set the same outbox(…) and"
                    + " outboxSchema(…) for all machines, or declare a bean Outbox.")
                .formatted(first.name(), other.name(), name(tables), name(stores.tables(other))));
      }
    }
    requireUsed("table", DEFAULT, properties.table(), tables.outbox());
    requireUsed("schema", "", properties.schema(), tables.schemaOf(tables.outbox()));
    return tables;
  }

  private static void requireUsed(
      String property, String unset, String value, @Nullable String used) {
    if (!value.equals(unset) && !value.equalsIgnoreCase(used)) {
      throw new InvalidConfigurationPropertyValueException(
          "pawl.outbox." + property,
          value,
          "The property has no effect, because a StoreTables bean of the application names all"
              + " tables.");
    }
  }

  private static String name(Tables tables) {
    return tables.qualified(tables.outbox());
  }

  private static String key(Tables tables) {
    return name(tables).toUpperCase(Locale.ROOT);
  }
}
