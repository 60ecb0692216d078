package dev.pawl.samples.pipeline;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.samples.circuitbreaker.CircuitBreakerEvent;
import dev.pawl.samples.circuitbreaker.CircuitBreakerState;
import dev.pawl.samples.circuitbreaker.CircuitBreakerStored;
import dev.pawl.samples.step.StepEvent;
import dev.pawl.samples.step.StepState;
import dev.pawl.samples.workstream.WorkstreamEvent;
import dev.pawl.samples.workstream.WorkstreamState;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.sql.Tables;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.InstantSource;

/**
 * The database: {@code workstreams} and {@code state_transitions}, {@code steps}, {@code circuits},
 * as the document lays them out. Thread-safe.
 */
public final class Pipeline implements AutoCloseable {

  private static final String TIMER = "timer";

  private final HikariDataSource source;
  private final InstantSource clock;
  final JdbcStore<WorkstreamState, WorkstreamEvent> workstreams;
  final JdbcStore<StepState, StepEvent> steps;
  final JdbcStore<CircuitBreakerState, CircuitBreakerEvent> circuits;

  private Pipeline(HikariDataSource source, InstantSource clock) {
    this.source = source;
    this.clock = clock;
    this.workstreams =
        JdbcStore.of(Machines.WORKSTREAM, source)
            .tables(Tables.of("workstreams").key("ws_id").transitions("state_transitions"))
            .clock(clock)
            .build();
    this.steps =
        JdbcStore.of(Machines.STEP, source)
            .tables(Tables.of("steps").key("step_id").transitions("step_transitions"))
            .clock(clock)
            .causes(Pipeline::explained)
            .build();
    this.circuits =
        JdbcStore.of(CircuitBreakerStored.machine(), source)
            .tables(Tables.of("circuits").key("tool_id").transitions("circuit_transitions"))
            .clock(clock)
            .build();
  }

  /**
   * Opens the database, and makes the tables that are not there.
   *
   * @param url of SQLite or PostgreSQL
   * @param clock tells when a step is made
   */
  public static Pipeline open(String url, InstantSource clock) {
    HikariDataSource source = new HikariDataSource(config(url));
    try {
      Pipeline pipeline = new Pipeline(source, clock);
      pipeline.createTables();
      return pipeline;
    } catch (RuntimeException | SQLException e) {
      source.close();
      throw e instanceof RuntimeException unchecked
          ? unchecked
          : new IllegalStateException("The tables could not be made", e);
    }
  }

  private static HikariConfig config(String url) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(4);
    config.setMinimumIdle(1);
    config.setMaxLifetime(0); // a database in memory is gone with its last connection
    if (url.startsWith("jdbc:sqlite:")) {
      config.addDataSourceProperty("journal_mode", "WAL");
      config.addDataSourceProperty("busy_timeout", "20000");
      config.addDataSourceProperty("foreign_keys", "on");
    }
    return config;
  }

  /** Nobody gives a timer a reason, but in the history there is one. */
  private static Cause explained(LifecycleEvent<?, ?> step) {
    boolean unexplained = TIMER.equals(step.cause().actor()) && step.cause().reason() == null;
    return unexplained ? step.cause().because("retry delay expired") : step.cause();
  }

  private void createTables() throws SQLException {
    workstreams.createTables();
    steps.createTables();
    circuits.createTables();
    try (Connection c = source.getConnection()) {
      add(c, "steps", "ws_id", "TEXT REFERENCES workstreams (ws_id)");
      add(c, "steps", "depends_on", "TEXT DEFAULT '' NOT NULL");
      add(c, "steps", "retry_count", "INTEGER DEFAULT 0 NOT NULL");
      add(c, "circuits", "failures", "INTEGER DEFAULT 0 NOT NULL");
    }
  }

  private static void add(Connection c, String table, String column, String type)
      throws SQLException {
    try (ResultSet there = c.getMetaData().getColumns(null, c.getSchema(), table, column)) {
      if (there.next()) {
        return;
      }
    }
    Rows.update(c, "ALTER TABLE " + table + " ADD COLUMN " + column + " " + type);
  }

  /** The messages of steps whose tools are to be run. */
  Outbox outbox() {
    return Outbox.of(source).clock(clock).build();
  }

  /** The time. */
  InstantSource clock() {
    return clock;
  }

  /** Reads with a connection of its own. */
  <R> R read(Rows.Query<R> query) {
    try (Connection c = source.getConnection()) {
      return query.on(c);
    } catch (SQLException e) {
      throw new IllegalStateException("The pipeline could not be read", e);
    }
  }

  @Override
  public void close() {
    source.close();
  }
}
