package dev.pawl.spring.boot.jdbc;

import dev.pawl.spring.StoreTables;
import dev.pawl.spring.boot.PawlProperties;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.sql.Tables;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.source.InvalidConfigurationPropertyValueException;

/**
 * The names of tables in the properties {@code pawl.jdbc.tables} and {@code pawl.outbox}. Case,
 * dashes and underscores in the names of machines are ignored, because the names of environment
 * variables cannot express these differences.
 *
 * @param names the names of tables, by the name of the machine
 * @param messages the table of messages
 */
record PropertyTables(Map<String, String> names, PawlProperties.Outbox messages)
    implements StoreTables {

  private static final String PROPERTY = "pawl.jdbc.tables.";

  @Override
  public Tables of(StoredMachine<?, ?> machine) {
    Tables tables =
        names.entrySet().stream()
            .filter(one -> isNameOf(one.getKey(), machine))
            .findFirst()
            .map(one -> Tables.of(one.getValue()))
            .orElseGet(() -> Tables.ofMachine(machine.name()));
    return MessageTable.set(tables, messages);
  }

  private static boolean isNameOf(String key, StoredMachine<?, ?> machine) {
    return plain(key).equals(plain(machine.name()));
  }

  private static String plain(String name) {
    return name.replaceAll("[-_]", "").toLowerCase(Locale.ROOT);
  }

  /**
   * Throws an exception if a property has no effect, because the application has no such machine or
   * has its own bean for the names of tables.
   *
   * @param tables the bean that the stores use; the application's own bean ignores the properties
   */
  static void requireUsed(
      Map<String, String> names, @Nullable StoreTables tables, List<StoredMachine<?, ?>> machines) {
    names.forEach(
        (key, value) -> {
          if (!(tables instanceof PropertyTables)) {
            throw new InvalidConfigurationPropertyValueException(
                PROPERTY + key,
                value,
                "The property has no effect, because a StoreTables bean of the application names"
                    + " all tables.");
          }
          if (machines.stream().noneMatch(machine -> isNameOf(key, machine))) {
            throw new InvalidConfigurationPropertyValueException(
                PROPERTY + key,
                value,
                "The application has no stored machine with that name. Its machines are: "
                    + String.join(", ", machines.stream().map(StoredMachine::name).toList())
                    + ".");
          }
        });
  }
}
