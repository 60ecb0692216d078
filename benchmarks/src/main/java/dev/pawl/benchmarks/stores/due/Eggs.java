package dev.pawl.benchmarks.stores.due;

import dev.pawl.benchmarks.stores.database.Database;
import dev.pawl.benchmarks.stores.step.PlainSteps;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Schema;
import dev.pawl.store.sql.Tables;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** Eggs in handwritten tables like those of a store. Thread-safe. */
final class Eggs {

  private final Database database;
  private final DataSource source;
  private final Dialect dialect;
  private final Tables tables;
  private final String insert;
  private final String update;
  private final String record;

  /** Creates the tables. */
  Eggs(Database database, DataSource source, String name) throws SQLException {
    this.database = database;
    this.source = source;
    dialect = database.dialect();
    tables = tables(name);
    database.execute(source, new Schema(EggStored.machine(), tables, dialect).statements());
    insert =
        "INSERT INTO "
            + name
            + " (id, state, version, updated_at, due_at)"
            + " VALUES (?, 'BOILING', 0, ?, ?)";
    update =
        "UPDATE "
            + name
            + " SET state = 'READY', version = 1, updated_at = ?, due_at = NULL"
            + " WHERE id = ? AND state = 'BOILING' AND version = 0";
    record = PlainSteps.insert(tables, dialect);
  }

  /** Returns the tables with a name, including a separate outbox. */
  static Tables tables(String name) {
    return Tables.of(name).outbox(name + "_outbox");
  }

  /** Adds due eggs. If there is no due time, a scheduler outside of the table stores it. */
  void add(int round, int number, @Nullable Instant due) throws SQLException {
    try (Connection c = source.getConnection();
        PreparedStatement statement = c.prepareStatement(insert)) {
      c.setAutoCommit(false);
      for (int i = 0; i < number; i++) {
        statement.setString(1, Handled.id(round, i));
        dialect.setInstant(statement, 2, Instant.now());
        dialect.setInstant(statement, 3, due);
        statement.addBatch();
      }
      statement.executeBatch();
      c.commit();
      c.setAutoCommit(true);
    }
  }

  /** Makes and records the step of a ready egg in one transaction. */
  void ready(String id) throws SQLException {
    Instant now = Instant.now();
    try (Connection c = source.getConnection()) {
      c.setAutoCommit(false);
      try {
        // first, because SQLite refuses to write in a transaction whose earlier read is outdated
        try (PreparedStatement s = c.prepareStatement(update)) {
          dialect.setInstant(s, 1, now);
          s.setString(2, id);
          if (s.executeUpdate() != 1) {
            throw new IllegalStateException("Another transaction was first at " + id);
          }
        }
        PlainSteps.record(c, record, dialect, id, 0, "BOILING", "READY", "after.2s", now);
        c.commit();
      } catch (SQLException | RuntimeException e) {
        c.rollback();
        throw e;
      } finally {
        c.setAutoCommit(true);
      }
    }
  }

  /** Checks that the eggs of a round are ready, and that each step is recorded. */
  void check(int round, int number) throws SQLException {
    check(database, source, tables, round, number);
  }

  static void check(Database database, DataSource source, Tables tables, int round, int number)
      throws SQLException {
    String like = " LIKE 'r" + round + "-%'";
    database.require(
        source,
        number,
        "SELECT COUNT(*) FROM "
            + tables.entities()
            + " WHERE state = 'READY' AND version = 1 AND due_at IS NULL AND id"
            + like);
    database.require(
        source,
        number,
        "SELECT COUNT(*) FROM "
            + tables.transitions()
            + " WHERE to_state = 'READY' AND sequence = 1 AND entity_id"
            + like);
  }
}
