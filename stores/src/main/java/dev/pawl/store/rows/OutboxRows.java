package dev.pawl.store.rows;

import dev.pawl.store.machine.EffectContext;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The statement that inserts the messages of steps into the outbox. Thread-safe. */
public final class OutboxRows {

  private final Dialect dialect;
  private final String insert;

  /** Creates the statements for a table. */
  public OutboxRows(Tables tables, Dialect dialect) {
    this.dialect = dialect;
    insert =
        "INSERT INTO "
            + tables.name(dialect, tables.outbox())
            + " ("
            + Stream.of(
                    "message_key",
                    "machine",
                    "entity_id",
                    "sequence",
                    "topic",
                    "payload",
                    "created_at",
                    "available_at")
                .map(dialect::quote)
                .collect(Collectors.joining(", "))
            + ") VALUES (?, ?, ?, ?, ?, ?, ?, "
            + due(dialect)
            + ")";
  }

  /**
   * Returns the expression for the time at which a message is due. The expression yields at most
   * the database's time, so that a message is due at once even if the clock of the process is
   * ahead.
   */
  private static String due(Dialect dialect) {
    return switch (dialect) {
      case POSTGRESQL ->
          "LEAST(CAST(? AS " + dialect.timestampType() + "), " + dialect.statementTimestamp() + ")";
      case SQLITE -> "MIN(?, " + dialect.currentTimestamp() + ")";
      case H2 ->
          "LEAST(CAST(? AS " + dialect.timestampType() + "), " + dialect.currentTimestamp() + ")";
    };
  }

  /** Returns the idempotency key of a message. */
  public static String key(String machine, String entityId, long sequence, int number) {
    return machine + '/' + entityId + '/' + sequence + '/' + number;
  }

  /** Inserts the messages of a step. */
  public void insert(
      Connection connection,
      String machine,
      String entityId,
      long sequence,
      Instant at,
      List<EffectContext.SentMessage> messages)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(insert)) {
      for (int i = 0; i < messages.size(); i++) {
        EffectContext.SentMessage sent = messages.get(i);
        statement.setString(1, key(machine, entityId, sequence, i + 1));
        statement.setString(2, machine);
        statement.setString(3, entityId);
        statement.setLong(4, sequence);
        statement.setString(5, sent.topic());
        statement.setString(6, sent.payload());
        dialect.setInstant(statement, 7, at);
        dialect.setInstant(statement, 8, at);
        statement.addBatch();
      }
      statement.executeBatch();
    }
  }
}
