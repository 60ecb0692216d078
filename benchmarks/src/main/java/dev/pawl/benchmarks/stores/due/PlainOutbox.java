package dev.pawl.benchmarks.stores.due;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.benchmarks.stores.database.Database;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Schema;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/** An outbox implemented with plain JDBC. Its table and statements are like Pawl's. */
public final class PlainOutbox implements DueContender {

  private static final String TABLE = Eggs.tables("plain_bell").outbox();
  private static final Duration LEASE = Duration.ofMinutes(1);

  private final Database database;
  private final HikariDataSource source;
  private final Dialect dialect;
  private final String claim;
  private Handled handled = new Handled(0);

  @SuppressWarnings("NullAway.Init") // set by handle
  private Workers workers;

  /** Creates the tables. */
  public PlainOutbox(Database database) throws SQLException {
    this.database = database;
    dialect = database.dialect();
    source = database.connect(WORKERS);
    database.execute(
        source,
        new Schema(
                BellStored.machine((bell, opening) -> bell.effects(() -> {})),
                Eggs.tables("plain_bell"),
                dialect)
            .statements());
    claim =
        "UPDATE "
            + TABLE
            + " SET claimed_by = ?, leased_until = ? WHERE message_id IN (SELECT message_id FROM "
            + TABLE
            + " WHERE available_at <= ? AND (leased_until IS NULL OR leased_until <= ?)"
            + " ORDER BY available_at, message_id LIMIT "
            + BATCH
            + dialect.forUpdateSkipLocked()
            + ") RETURNING message_id, payload";
  }

  @Override
  public String name() {
    return "plain JDBC";
  }

  @Override
  public String note() {
    return "one statement claims a batch; each message needs the same two updates as with Pawl;"
        + " leases are not renewed";
  }

  @Override
  public void prepare(int round, int number) throws SQLException {
    handled = new Handled(number);
    Instant now = Instant.now();
    try (Connection c = source.getConnection();
        PreparedStatement s =
            c.prepareStatement(
                "INSERT INTO "
                    + TABLE
                    + " (message_key, machine, entity_id, sequence, topic, payload, created_at,"
                    + " available_at) VALUES (?, 'Bell', ?, 1, 'rung', ?, ?, ?)")) {
      c.setAutoCommit(false);
      for (int i = 0; i < number; i++) {
        String id = Handled.id(round, i);
        s.setString(1, "Bell/" + id + "/1/1");
        s.setString(2, id);
        s.setString(3, id);
        dialect.setInstant(s, 4, now);
        dialect.setInstant(s, 5, now);
        s.addBatch();
      }
      s.executeBatch();
      c.commit();
      c.setAutoCommit(true);
    }
  }

  @Override
  public void handle() throws InterruptedException {
    workers = new Workers(this::batch);
    handled.await();
  }

  private boolean batch() throws SQLException {
    Map<Long, String> claimed = new LinkedHashMap<>();
    Instant now = Instant.now();
    try (Connection c = source.getConnection();
        PreparedStatement s = c.prepareStatement(claim)) {
      s.setString(1, Thread.currentThread().getName());
      dialect.setInstant(s, 2, now.plus(LEASE));
      dialect.setInstant(s, 3, now);
      dialect.setInstant(s, 4, now);
      try (ResultSet row = s.executeQuery()) {
        while (row.next()) {
          claimed.put(row.getLong(1), row.getString(2));
        }
      }
    }
    for (Map.Entry<Long, String> message : claimed.entrySet()) {
      update(
          "UPDATE " + TABLE + " SET attempts = attempts + 1, leased_until = ?",
          message.getKey(),
          Instant.now().plus(LEASE));
      handled.add(message.getValue());
      update(
          "UPDATE "
              + TABLE
              + " SET available_at = NULL, pending = NULL, leased_until = NULL, delivered_at = ?",
          message.getKey(),
          Instant.now());
    }
    return !claimed.isEmpty();
  }

  private void update(String sql, long id, Instant time) throws SQLException {
    try (Connection c = source.getConnection();
        PreparedStatement s =
            c.prepareStatement(sql + " WHERE message_id = ? AND claimed_by = ?")) {
      dialect.setInstant(s, 1, time);
      s.setLong(2, id);
      s.setString(3, Thread.currentThread().getName());
      if (s.executeUpdate() != 1) {
        throw new IllegalStateException("Another worker has claimed " + id);
      }
    }
  }

  @Override
  public void stop() throws Exception {
    workers.stop();
  }

  @Override
  public void check(int round, int number) throws SQLException {
    handled.check(number);
    Messages.check(database, source, TABLE, round, number);
  }

  @Override
  public void close() {
    source.close();
  }
}
