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
 * The database, with the tables {@code workstreams}, {@code state_transitions}, {@code steps} and
 * {@code circuits} of the original document. Thread-safe.
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
   * Opens the database. Creates missing tables and columns.
   *
   * @param url the URL of an SQLite or PostgreSQL database
   * @param clock the clock for the times of transitions
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
    config.setMaxLifetime(0); // an in-memory database is deleted with its last connection
    if (url.startsWith("jdbc:sqlite:")) {
      config.addDataSourceProperty("journal_mode", "WAL");
      config.addDataSourceProperty("busy_timeout", "20000");
      config.addDataSourceProperty("foreign_keys", "on");
    }
    return config;
  }

  /** Adds a reason to the causes of timers. Timers give none, but the original history has one. */
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

  /** Returns the outbox with the messages of steps that wait for their tools. */
  Outbox outbox() {
    return Outbox.of(source).clock(clock).build();
  }

  /** Returns the clock. */
  InstantSource clock() {
    return clock;
  }

  /** Runs a query with a separate connection. */
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
