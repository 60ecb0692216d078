package dev.pawl.benchmarks.stores.database;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.store.sql.Dialect;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;

/** An initially empty database. Closing it also stops its server, if it has one. */
public final class Database implements AutoCloseable {

  private final String name;
  private final String url;
  private final Dialect dialect;
  private final AutoCloseable server;
  private final List<HikariDataSource> sources = new ArrayList<>();

  private Database(String name, String url, Dialect dialect, AutoCloseable server) {
    this.name = name;
    this.url = url;
    this.dialect = dialect;
    this.server = server;
  }

  /** Starts a separate PostgreSQL server. It writes commits to disk, as by default. */
  public static Database postgresql() throws IOException, SQLException {
    EmbeddedPostgres server =
        EmbeddedPostgres.builder()
            // by default, embedded servers are started without both
            .setServerConfig("fsync", "on")
            .setServerConfig("synchronous_commit", "on")
            .start();
    Database database =
        new Database(
            "PostgreSQL", server.getJdbcUrl("postgres", "postgres"), Dialect.POSTGRESQL, server);
    for (String setting : List.of("fsync", "synchronous_commit")) {
      if (!database.text(database.connect(1), "SHOW " + setting).equals("on")) {
        throw new IllegalStateException(setting + " is off: what is committed is not on the disk");
      }
    }
    return database;
  }

  /** Creates an SQLite file in a folder. It writes commits to disk, as by default. */
  public static Database sqlite(Path folder) throws SQLException {
    String options = "?journal_mode=WAL&busy_timeout=20000&foreign_keys=on";
    String url = "jdbc:sqlite:" + folder.resolve("store.db") + options;
    Database database = new Database("SQLite", url, Dialect.SQLITE, () -> {});
    if (!database.text(database.connect(1), "PRAGMA synchronous").equals("2")) {
      throw new IllegalStateException("what is committed is not on the disk");
    }
    return database;
  }

  /** Creates an in-memory database, which is only for tests. */
  public static Database memory() {
    String url = "jdbc:h2:mem:stores;DB_CLOSE_DELAY=-1";
    return new Database("H2, memory", url, Dialect.H2, () -> {});
  }

  /** Returns the name for tables. */
  public String name() {
    return name;
  }

  /** Returns the SQL dialect. */
  public Dialect dialect() {
    return dialect;
  }

  /**
   * Returns a pool of connections. It is closed with the database at the latest.
   *
   * @param most the maximum number of connections
   */
  public HikariDataSource connect(int most) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(most);
    config.setConnectionTimeout(60_000);
    HikariDataSource source = new HikariDataSource(config);
    sources.add(source);
    return source;
  }

  /** Executes statements. */
  public void execute(DataSource source, List<String> statements) throws SQLException {
    try (Connection c = source.getConnection();
        Statement statement = c.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }

  /** Returns the first column of the first row of a query. */
  public String text(DataSource source, String query) throws SQLException {
    try (Connection c = source.getConnection();
        Statement statement = c.createStatement();
        ResultSet row = statement.executeQuery(query)) {
      return row.next() ? row.getString(1) : "";
    }
  }

  /**
   * Checks the stored data.
   *
   * @throws IllegalStateException if the query does not return the expected number
   */
  public void require(DataSource source, long expected, String query) throws SQLException {
    String found = text(source, query);
    if (!found.equals(Long.toString(expected))) {
      throw new IllegalStateException(
          name + ": " + query + " gives " + found + ", not " + expected);
    }
  }

  @Override
  public void close() throws IOException {
    sources.forEach(HikariDataSource::close);
    try {
      server.close();
    } catch (IOException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
