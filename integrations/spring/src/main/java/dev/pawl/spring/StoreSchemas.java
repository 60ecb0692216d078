package dev.pawl.spring;

import dev.pawl.store.JdbcStore;
import dev.pawl.store.StoreException;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.sql.Schema;
import dev.pawl.store.sql.Tables;
import java.lang.System.Logger.Level;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLSyntaxErrorException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.springframework.beans.factory.InitializingBean;
import org.springframework.jdbc.CannotGetJdbcConnectionException;

/**
 * An initializer that creates the tables of all {@link StoredMachine} beans when the application
 * starts, in one transaction for each machine. After this initializer has run, Spring Boot
 * initializes beans that use the database. If tables are missing and the initializer must not
 * create tables, it only logs a warning, because a migration may create the tables later. Not
 * thread-safe.
 */
public final class StoreSchemas implements InitializingBean {

  /** The SQLSTATE for a table that already exists. */
  private static final String TABLE_EXISTS = "42S01";

  private static final String REMEDY =
      "Set pawl.jdbc.initialize-schema=always, or create them with a migration:"
          + " schema().statements() of the store returns the DDL.";

  private final SpringStores stores;
  private final List<StoredMachine<?, ?>> machines;
  private final InitializeSchema when;

  /**
   * Creates the initializer of the tables of the given machines.
   *
   * @param when the condition for creating tables
   */
  public StoreSchemas(
      SpringStores stores, List<StoredMachine<?, ?>> machines, InitializeSchema when) {
    this.stores = Objects.requireNonNull(stores, "stores");
    this.machines = List.copyOf(machines);
    this.when = Objects.requireNonNull(when, "when");
  }

  /**
   * Creates the tables that do not exist.
   *
   * @throws StoreException if the database fails; if a table has the expected name but does not
   *     belong to the machine (the message lists the columns that are missing or unexpected); or if
   *     the table was created for another version of the machine and does not allow all states of
   *     this version
   * @throws IllegalStateException if two machines have the same table
   */
  @Override
  public void afterPropertiesSet() {
    if (machines.isEmpty()) {
      return;
    }
    requireDifferentTables();
    if (when == InitializeSchema.ALWAYS || (when == InitializeSchema.EMBEDDED && isEmbedded())) {
      machines.forEach(machine -> store(machine).createTables());
    } else {
      machines.forEach(this::warn);
    }
  }

  private JdbcStore<?, ?> store(StoredMachine<?, ?> machine) {
    return JdbcStore.of(machine, stores.source())
        .tables(stores.tables(machine))
        .readOnly() // the tables may be those of a projection
        .build();
  }

  private void requireDifferentTables() {
    Map<String, String> owners = new HashMap<>();
    for (StoredMachine<?, ?> machine : machines) {
      Tables tables = stores.tables(machine);
      String table = tables.qualified(tables.entities());
      String other = owners.put(table.toUpperCase(Locale.ROOT), machine.name());
      if (machine.name().equals(other)) {
        throw new IllegalStateException(
            ("Two machines with a store have the name %s, by which their tables, messages and"
                    + " metrics are named. Give one of them another name: @StateMachine(name ="
                    + " \"…\"), or machine: … in YAML.")
                .formatted(other));
      } else if (other != null) {
        throw new IllegalStateException(
            ("The machines %s and %s have the same table %s. Set another name with a StoreTables"
                    + " bean or, in Spring Boot, with the property pawl.jdbc.tables.%s.")
                .formatted(other, machine.name(), table, machine.name()));
      }
    }
  }

  /**
   * Logs a warning about missing tables. If the database is not available, this method reports no
   * error, because the first bean that needs the database reports the error.
   */
  private void warn(StoredMachine<?, ?> machine) {
    List<String> conflicts = List.of();
    try (Connection connection = stores.source().getConnection()) {
      Schema schema = store(machine).schema();
      conflicts = schema.conflicts(connection);
      List<String> missing = schema.missing(connection);
      if (!missing.isEmpty()) {
        System.getLogger("dev.pawl.spring")
            .log(
                Level.WARNING,
                "The tables of "
                    + machine.name()
                    + " do not exist: "
                    + String.join(", ", missing)
                    + ". "
                    + REMEDY);
      }
    } catch (SQLException | RuntimeException e) {
      System.getLogger("dev.pawl.spring")
          .log(Level.DEBUG, "The tables of " + machine.name() + " could not be checked", e);
    }
    for (String conflict : conflicts) {
      throw new StoreException(
          machine.name() + " could not get its tables",
          new SQLSyntaxErrorException(conflict, TABLE_EXISTS));
    }
  }

  private boolean isEmbedded() {
    try (Connection connection = stores.source().getConnection()) {
      return isEmbedded(connection);
    } catch (SQLException e) {
      throw new CannotGetJdbcConnectionException("The tables of machines could not be created", e);
    }
  }

  private static boolean isEmbedded(Connection connection) throws SQLException {
    String url = String.valueOf(connection.getMetaData().getURL()).toLowerCase(Locale.ROOT);
    return url.startsWith("jdbc:h2:mem:")
        || url.startsWith("jdbc:sqlite::memory:")
        || url.startsWith("jdbc:sqlite:file::memory:");
  }
}
