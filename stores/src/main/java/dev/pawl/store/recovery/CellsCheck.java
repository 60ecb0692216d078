package dev.pawl.store.recovery;

import dev.pawl.store.JdbcStore;
import dev.pawl.store.rows.Cells;
import dev.pawl.store.rows.RefusalRows;
import dev.pawl.store.sql.UnreadableCell;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A check for unreadable cells in the tables of refusals and messages. Immutable and thread-safe.
 */
final class CellsCheck {

  private static final String REMEDY =
      "Correct the cell and retry the message, or skip the message.";

  /** The columns of the outbox after the key. */
  private static final List<String> OUTBOX =
      List.of(
          "machine",
          "message_id",
          "entity_id",
          "sequence",
          "topic",
          "payload",
          "created_at",
          "available_at",
          "pending",
          "attempts",
          "forgiven",
          "claimed_by",
          "leased_until",
          "delivered_at",
          "parked_at",
          "skipped_at",
          "skip_actor",
          "skip_reason",
          "last_error");

  private final JdbcStore<?, ?> store;
  private final int chunk;

  CellsCheck(JdbcStore<?, ?> store, int chunk) {
    this.store = store;
    this.chunk = chunk;
  }

  /** Checks the tables of refusals and messages; skips a table that does not exist. */
  void run(Connection c, CheckReport.Collector found) throws SQLException {
    List<String> missing = store.schema().missing(c);
    if (!missing.contains(store.tables().refusals())) {
      refusals(c, found);
    }
    if (!missing.contains(store.tables().outbox())) {
      outbox(c, found);
    }
  }

  private interface Reading {
    List<UnreadableCell> read(ResultSet row) throws SQLException;
  }

  private void refusals(Connection c, CheckReport.Collector found) throws SQLException {
    RefusalRows rows = new RefusalRows(store.machine(), store.tables(), store.dialect());
    check(c, found, rows.columns(), store.tables().refusals(), row -> rows.read(row).unreadable());
  }

  private void outbox(Connection c, CheckReport.Collector found) throws SQLException {
    String columns =
        q("message_key") + OUTBOX.stream().map(n -> ", " + q(n)).collect(Collectors.joining());
    check(c, found, columns, store.tables().outbox(), this::message);
  }

  private List<UnreadableCell> message(ResultSet row) throws SQLException {
    Cells cells = new Cells(store.dialect(), store.tables().outbox(), REMEDY, row, 1);
    cells.id("message_key");
    String machine = cells.text("machine");
    boolean isKnown = cells.unreadable().isEmpty();
    for (String column : OUTBOX.subList(1, OUTBOX.size())) {
      switch (column) {
        case "entity_id", "topic" -> cells.text(column);
        case "message_id" -> cells.rowNumber(column);
        case "sequence" -> cells.number(column);
        case "created_at" -> cells.time(column);
        case "attempts", "forgiven" -> cells.count(column, 0);
        case "pending" -> cells.optionalOne(column);
        default -> {
          if (column.endsWith("_at") || column.endsWith("_until")) {
            cells.optionalTime(column);
          } else {
            cells.optionalText(column);
          }
        }
      }
    }
    // machines may share the table; each machine reports only its own messages
    return isKnown && !machine.equals(store.machine().name()) ? List.of() : cells.unreadable();
  }

  private void check(
      Connection c, CheckReport.Collector found, String columns, String table, Reading reading)
      throws SQLException {
    String sql = "SELECT " + columns + " FROM " + store.tables().name(store.dialect(), table);
    try (PreparedStatement statement = c.prepareStatement(sql)) {
      statement.setFetchSize(chunk);
      try (ResultSet row = statement.executeQuery()) {
        while (row.next()) {
          found.add(reading.read(row), 0);
        }
      }
    }
  }

  private String q(String name) {
    return store.dialect().quote(name);
  }
}
