package dev.pawl.spring;

import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Schema;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.springframework.beans.factory.InitializingBean;
import org.springframework.jdbc.CannotGetJdbcConnectionException;

/**
 * Makes the tables of all {@link StoredMachine} beans when the application starts, in a transaction
 * for each machine. In Boot, what uses the database waits for it.
 */
public final class StoreSchemas implements InitializingBean {

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
   * @throws CannotGetJdbcConnectionException if the database fails
   */
  @Override
  public void afterPropertiesSet() {
    if (when == InitializeSchema.NEVER || machines.isEmpty()) {
      return;
    }
    try (Connection connection = stores.source().getConnection()) {
      if (when == InitializeSchema.ALWAYS || isEmbedded(connection)) {
        Dialect dialect = Dialect.of(connection);
        for (StoredMachine<?, ?> machine : machines) {
          new Schema(machine, stores.tables(machine), dialect).create(connection);
        }
      }
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
