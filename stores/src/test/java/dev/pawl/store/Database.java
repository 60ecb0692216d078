package dev.pawl.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.sql.DataSource;

/** The real databases on which every test of the store runs. */
enum Database {
  POSTGRESQL {
    @Override
    String url(Path folder) {
      return Postgres.url();
    }
  },
  SQLITE {
    @Override
    String url(Path folder) {
      return "jdbc:sqlite:"
          + folder.resolve("store" + NUMBER.incrementAndGet() + ".db")
          // data must survive the end of a process, but not a loss of power, because no test causes
          // one
          + "?journal_mode=WAL&synchronous=OFF&busy_timeout=20000&foreign_keys=on";
    }
  },
  H2 {
    @Override
    String url(Path folder) {
      return "jdbc:h2:mem:store" + NUMBER.incrementAndGet() + ";DB_CLOSE_DELAY=-1";
    }
  };

  private static final AtomicInteger NUMBER = new AtomicInteger();

  /** The logger of stores, which is turned off because the test databases may lose data. */
  static final Logger LOG = Logger.getLogger("dev.pawl.store");

  static {
    LOG.setLevel(Level.SEVERE);
  }

  /** Returns the URL of an empty database. */
  abstract String url(Path folder);

  /** Opens a pool for an empty database. Closing the pool closes the connections. */
  HikariDataSource open(Path folder) {
    return open(folder, 4);
  }

  HikariDataSource open(Path folder, int connections) {
    if (this == POSTGRESQL) {
      String schema = "s" + NUMBER.incrementAndGet() + "_" + ProcessHandle.current().pid();
      try (HikariDataSource whole = connect(url(folder), 1, null)) {
        execute(whole, "CREATE SCHEMA " + schema);
      }
      return connect(url(folder), connections, schema);
    }
    return connect(url(folder), connections, null);
  }

  static HikariDataSource connect(String url, int connections, String schema) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(connections);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(120_000);
    if (schema != null) {
      config.setSchema(schema);
    }
    return new HikariDataSource(config);
  }

  static void execute(DataSource source, String... statements) {
    try (Connection c = source.getConnection();
        Statement statement = c.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  /** Returns the rows of a query, with their columns joined by spaces. */
  static List<String> query(DataSource source, String sql) {
    try (Connection c = source.getConnection();
        Statement statement = c.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      List<String> found = new ArrayList<>();
      while (rows.next()) {
        StringBuilder row = new StringBuilder();
        for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
          row.append(i == 1 ? "" : " ").append(rows.getString(i));
        }
        found.add(row.toString());
      }
      return found;
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  static long number(DataSource source, String sql) {
    return Long.parseLong(query(source, sql).get(0));
  }
}
