package dev.pawl.benchmarks.stores.step;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.benchmarks.stores.database.Database;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Schema;
import dev.pawl.store.sql.Tables;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.sql.DataSource;

/** Steps implemented with plain JDBC, on tables like those of a store. */
public final class PlainSteps implements StepContender {

  private static final String REASON = "the next step";

  private final Database database;
  private final HikariDataSource source;
  private final Dialect dialect;
  private final Tables tables;
  private final Turns turns = new Turns();
  private final boolean audited;
  private final boolean reads;
  private final String insert;
  private final String update;
  private final String select;
  private final List<Long> versions = new ArrayList<>(Collections.nCopies(BREAKERS, 0L));

  /**
   * Creates the breakers.
   *
   * @param database the database
   * @param row the prefix of the tables' names
   * @param audited whether each step is recorded
   * @param reads whether each step reads the row first
   */
  public PlainSteps(Database database, String row, boolean audited, boolean reads)
      throws SQLException {
    this.database = database;
    this.audited = audited;
    this.reads = reads;
    dialect = database.dialect();
    source = database.connect(1);
    String name = "plain_" + row;
    tables = tables(name);
    database.execute(source, new Schema(BreakerStored.machine(), tables, dialect).statements());
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < BREAKERS; i++) {
      rows.add(
          "INSERT INTO %s (id, state, version, updated_at) VALUES ('%s', 'CLOSED', 0, %s)"
              .formatted(name, Turns.id(i), dialect.currentTimestamp()));
    }
    database.execute(source, rows);
    select = "SELECT state, version FROM " + name + " WHERE id = ?";
    insert = insert(tables, dialect);
    update =
        "UPDATE "
            + name
            + " SET state = ?, version = ?, updated_at = ? WHERE id = ? AND state = ? AND version ="
            + " ?";
  }

  /** Returns the tables with a name, including a separate outbox. */
  static Tables tables(String name) {
    return Tables.of(name).outbox(name + "_outbox");
  }

  /** Returns the statement that records a step. */
  public static String insert(Tables tables, Dialect dialect) {
    return "INSERT INTO "
        + tables.transitions()
        + " (entity_id, sequence, from_state, to_state, event, transitioned_at, actor, reason,"
        + " code, abort_code, forced, metadata) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
        + dialect.jsonParameter()
        + ")";
  }

  @Override
  public String name() {
    return "plain JDBC";
  }

  @Override
  public String note() {
    return audited
        ? "the same statements in the same transaction, handwritten"
        : "a transaction with a read and an update; no step is recorded";
  }

  @Override
  public void step() throws SQLException {
    int number = turns.number();
    String id = Turns.id(number);
    BreakerEvent event = turns.event();
    try (Connection c = source.getConnection()) {
      c.setAutoCommit(false);
      try {
        BreakerState from = from(event);
        long version = versions.get(number);
        if (reads) {
          try (PreparedStatement s = c.prepareStatement(select)) {
            s.setString(1, id);
            try (ResultSet row = s.executeQuery()) {
              row.next();
              from = BreakerState.valueOf(row.getString(1));
              version = row.getLong(2);
            }
          }
        }
        BreakerState to = next(from, event);
        Instant now = Clock.systemUTC().instant();
        if (audited) {
          record(c, insert, dialect, id, version, from.name(), to.name(), event.wireName(), now);
        }
        try (PreparedStatement s = c.prepareStatement(update)) {
          s.setString(1, to.name());
          s.setLong(2, version + 1);
          dialect.setInstant(s, 3, now);
          s.setString(4, id);
          s.setString(5, from.name());
          s.setLong(6, version);
          if (s.executeUpdate() != 1) {
            throw new IllegalStateException("Another transaction was first.");
          }
        }
        c.commit();
        versions.set(number, version + 1);
      } catch (SQLException | RuntimeException e) {
        c.rollback();
        throw e;
      } finally {
        c.setAutoCommit(true);
      }
    }
    turns.next();
  }

  /** RecordedFiles a step. */
  public static void record(
      Connection c,
      String insert,
      Dialect dialect,
      String id,
      long version,
      String from,
      String to,
      String event,
      Instant now)
      throws SQLException {
    try (PreparedStatement s = c.prepareStatement(insert)) {
      s.setString(1, id);
      s.setLong(2, version + 1);
      s.setString(3, from);
      s.setString(4, to);
      s.setString(5, event);
      dialect.setInstant(s, 6, now);
      s.setString(7, "benchmark");
      s.setString(8, REASON);
      s.setNull(9, Types.VARCHAR);
      s.setNull(10, Types.VARCHAR);
      s.setBoolean(11, false);
      s.setString(12, "{\"reason\":\"" + REASON + "\"}");
      s.executeUpdate();
    }
  }

  private static BreakerState next(BreakerState from, BreakerEvent event) {
    return switch (from) {
      case CLOSED -> event == BreakerEvent.TRIP ? BreakerState.OPEN : illegal(from, event);
      case OPEN -> event == BreakerEvent.COOLDOWN ? BreakerState.HALF_OPEN : illegal(from, event);
      case HALF_OPEN -> event == BreakerEvent.SUCCESS ? BreakerState.CLOSED : illegal(from, event);
    };
  }

  private static BreakerState illegal(BreakerState from, BreakerEvent event) {
    throw new IllegalStateException(event + " is not legal in " + from);
  }

  /** Returns the state before an event, for steps that do not read the row. */
  private static BreakerState from(BreakerEvent event) {
    return switch (event) {
      case TRIP -> BreakerState.CLOSED;
      case COOLDOWN -> BreakerState.OPEN;
      case SUCCESS -> BreakerState.HALF_OPEN;
    };
  }

  @Override
  public void check() throws SQLException {
    check(database, source, tables, turns, audited);
  }

  /** Checks that all breakers are in the expected states, and that each step is recorded. */
  static void check(
      Database database, DataSource source, Tables tables, Turns turns, boolean audited)
      throws SQLException {
    for (BreakerState state : BreakerState.values()) {
      database.require(
          source,
          turns.in(state),
          "SELECT COUNT(*) FROM " + tables.entities() + " WHERE state = '" + state + "'");
    }
    database.require(source, turns.made(), "SELECT SUM(version) FROM " + tables.entities());
    database.require(
        source, audited ? turns.made() : 0, "SELECT COUNT(*) FROM " + tables.transitions());
  }

  @Override
  public void close() {
    source.close();
  }
}
