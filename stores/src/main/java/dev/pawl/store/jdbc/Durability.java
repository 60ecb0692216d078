package dev.pawl.store.jdbc;

import dev.pawl.store.sql.Dialect;
import java.lang.System.Logger.Level;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * A check that logs a warning if a database acknowledges a commit before the data is safe on disk.
 * The logger is {@code dev.pawl.store}.
 */
public final class Durability {

  /**
   * The query for the write delay of an H2 database in a file. H2 may list the setting twice: the
   * value of a former {@code SET WRITE_DELAY} is in a second row.
   */
  private static final String H2 =
      "SELECT MAX(CAST(SETTING_VALUE AS INTEGER)), DATABASE_PATH() FROM INFORMATION_SCHEMA.SETTINGS"
          + " WHERE SETTING_NAME = 'WRITE_DELAY' AND DATABASE_PATH() IS NOT NULL"
          + " AND LOWER(DATABASE_PATH()) NOT LIKE 'mem%:%'"
          + " AND LOWER(DATABASE_PATH()) NOT LIKE 'niomem%:%'";

  private static final String POSTGRESQL =
      "SELECT string_agg(name, ' and ' ORDER BY name), current_database() FROM pg_settings"
          + " WHERE name IN ('fsync', 'synchronous_commit') AND setting = 'off'";

  /** The warnings that this process has logged, so that it logs each of them only once. */
  private static final Set<String> LOGGED = ConcurrentHashMap.newKeySet();

  private Durability() {}

  /**
   * Returns the dialect of the database. Logs a warning, once per process, if the settings of the
   * database may lose acknowledged commits.
   */
  public static Dialect check(DataSource source) throws SQLException {
    return OwnTransaction.query(
        source,
        connection -> {
          Dialect dialect = Dialect.of(connection);
          check(connection, dialect);
          return dialect;
        });
  }

  /**
   * Logs a warning, once per process, if the settings of the database may lose acknowledged
   * commits.
   */
  public static void check(Connection connection, Dialect dialect) {
    try {
      String warning = warning(connection, dialect);
      if (warning != null && LOGGED.add(warning)) {
        System.getLogger("dev.pawl.store").log(Level.WARNING, warning);
      }
    } catch (SQLException e) {
      System.getLogger("dev.pawl.store")
          .log(Level.DEBUG, "The settings of the database cannot be read", e);
    }
  }

  private static @Nullable String warning(Connection connection, Dialect dialect)
      throws SQLException {
    try (Statement statement = connection.createStatement()) {
      return switch (dialect) {
        case H2 -> h2(statement);
        case POSTGRESQL -> postgresql(statement);
        case SQLITE -> sqlite(statement);
      };
    }
  }

  private static @Nullable String h2(Statement statement) throws SQLException {
    try (ResultSet row = statement.executeQuery(H2)) {
      return row.next() && row.getInt(1) > 0
          ? "The H2 database "
              + row.getString(2)
              + " writes committed data to its file with a delay of up to "
              + row.getInt(1)
              + " ms. If the process is killed, acknowledged steps are lost. Add"
              + " ;WRITE_DELAY=0 to the URL of the database."
          : null;
    }
  }

  private static @Nullable String postgresql(Statement statement) throws SQLException {
    try (ResultSet row = statement.executeQuery(POSTGRESQL)) {
      return row.next() && row.getString(1) != null
          ? "The PostgreSQL database "
              + row.getString(2)
              + " has switched off "
              + row.getString(1)
              + ". If its server fails, acknowledged steps are lost. Switch these settings on."
          : null;
    }
  }

  private static @Nullable String sqlite(Statement statement) throws SQLException {
    try (ResultSet row = statement.executeQuery("PRAGMA synchronous")) {
      if (!row.next() || row.getInt(1) > 0) {
        return null;
      }
    }
    try (ResultSet row =
        statement.executeQuery("SELECT file FROM pragma_database_list WHERE name = 'main'")) {
      String file = row.next() ? row.getString(1) : null;
      return file == null || file.isEmpty()
          ? null
          : "The SQLite database "
              + file
              + " has synchronous = OFF. If the machine fails, acknowledged steps are lost, and the"
              + " file may be damaged. Open it with synchronous=NORMAL or FULL.";
    }
  }
}
