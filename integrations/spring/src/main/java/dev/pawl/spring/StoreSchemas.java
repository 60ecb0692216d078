package dev.pawl.spring;

import dev.pawl.store.JdbcStore;
import dev.pawl.store.machine.StoredMachine;
import java.lang.System.Logger.Level;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.springframework.beans.factory.InitializingBean;
import org.springframework.jdbc.CannotGetJdbcConnectionException;

/**
 * Makes the tables of all {@link StoredMachine} beans when the application starts, in a transaction
 * for each machine. In Boot, what uses the database waits for it. Where it is not to make them and
 * they are not there, it logs a warning: a migration may yet make them. Confined to the thread that
 * starts the application.
 */
public final class StoreSchemas implements InitializingBean {

  private static final String REMEDY =
      "Set pawl.jdbc.initialize-schema=always, or have a migration make them:"
          + " schema().statements() of the store has their DDL.";

  private final SpringStores stores;
  private final List<StoredMachine<?, ?>> machines;
  private final InitializeSchema when;

  /** The tables of some machines. */
  public StoreSchemas(
      SpringStores stores, List<StoredMachine<?, ?>> machines, InitializeSchema when) {
    this.stores = Objects.requireNonNull(stores, "stores");
    this.machines = List.copyOf(machines);
    this.when = Objects.requireNonNull(when, "when");
  }

  /**
   * Makes the tables that are not there.
   *
   * @throws dev.pawl.store.StoreException if the database fails, or a table that is there is
   *     somebody else's and lacks columns, or was made by another version of the machine and does
   *     not allow all its states
   */
  @Override
  public void afterPropertiesSet() {
    if (machines.isEmpty()) {
      return;
    }
    if (when == InitializeSchema.ALWAYS || (when == InitializeSchema.EMBEDDED && isEmbedded())) {
      machines.forEach(machine -> store(machine).createTables());
    } else {
      machines.forEach(this::warn);
    }
  }

  private JdbcStore<?, ?> store(StoredMachine<?, ?> machine) {
    return JdbcStore.of(machine, stores.source()).tables(stores.tables(machine)).build();
  }

  /** A database that cannot be asked now is reported by the first who needs it. */
  private void warn(StoredMachine<?, ?> machine) {
    try (Connection connection = stores.source().getConnection()) {
      List<String> missing = store(machine).schema().missing(connection);
      if (!missing.isEmpty()) {
        System.getLogger("dev.pawl.spring")
            .log(
                Level.WARNING,
                "The tables of "
                    + machine.name()
                    + " are not there: "
                    + String.join(", ", missing)
                    + ". "
                    + REMEDY);
      }
    } catch (SQLException | RuntimeException e) {
      System.getLogger("dev.pawl.spring")
          .log(Level.DEBUG, "The tables of " + machine.name() + " cannot be looked for", e);
    }
  }

  private boolean isEmbedded() {
    try (Connection connection = stores.source().getConnection()) {
      return isEmbedded(connection);
    } catch (SQLException e) {
      throw new CannotGetJdbcConnectionException("The tables of machines could not be made", e);
    }
  }

  private static boolean isEmbedded(Connection connection) throws SQLException {
    String url = String.valueOf(connection.getMetaData().getURL()).toLowerCase(Locale.ROOT);
    return url.startsWith("jdbc:h2:mem:")
        || url.startsWith("jdbc:sqlite::memory:")
        || url.startsWith("jdbc:sqlite:file::memory:");
  }
}
