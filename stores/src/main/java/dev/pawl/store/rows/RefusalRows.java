package dev.pawl.store.rows;

import dev.pawl.Cause;
import dev.pawl.engine.JsonReader;
import dev.pawl.store.history.AbortCode;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.sql.CleanText;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The table of attempts that came to nothing. Thread-safe. */
public final class RefusalRows {

  /** Among how many the one that was added last is looked for. */
  private static final int RECENT = 20;

  private final StoredMachine<?, ?> machine;
  private final Dialect dialect;
  private final String insert;
  private final String select;

  /** The table of a machine. */
  public RefusalRows(StoredMachine<?, ?> machine, Tables tables, Dialect dialect) {
    this.machine = machine;
    this.dialect = dialect;
    String table = tables.name(dialect, tables.refusals());
    String entity = dialect.quote(tables.entityId());
    List<String> names = new ArrayList<>();
    names.add(entity);
    for (String name :
        new String[] {
          "version", "from_state", "to_state", "event", "refused_at", "outcome", "why"
        }) {
      names.add(dialect.quote(name));
    }
    names.addAll(CauseColumns.names(dialect));
    String all = String.join(", ", names);
    insert =
        "INSERT INTO "
            + table
            + " ("
            + all
            + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?"
            + CauseColumns.parameters(dialect)
            + ")";
    select =
        "SELECT "
            + all
            + " FROM "
            + table
            + " WHERE "
            + entity
            + " = ? ORDER BY "
            + dialect.quote("refusal_id")
            + " DESC LIMIT ?";
  }

  /** Adds an attempt. */
  public void insert(Connection connection, Refused refused) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(insert)) {
      dialect.setText(statement, 1, refused.entityId());
      statement.setLong(2, refused.version());
      statement.setString(3, refused.from());
      statement.setString(4, refused.to());
      statement.setString(5, refused.event());
      dialect.setInstant(statement, 6, refused.at());
      statement.setString(7, refused.outcome().wireName());
      dialect.setText(statement, 8, refused.why());
      CauseColumns.set(statement, 9, dialect, refused.cause(), refused.forced());
      statement.executeUpdate();
    }
  }

  /** The last attempts at an entity, the latest first. */
  public List<Refused> last(Connection connection, String id, int limit) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(select)) {
      statement.setString(1, id);
      statement.setInt(2, limit);
      List<Refused> found = new ArrayList<>();
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          found.add(read(rows));
        }
      }
      return found;
    }
  }

  /** Whether an attempt has been added; the same made twice at one time is one. */
  public boolean isThere(Connection connection, Refused refused) throws SQLException {
    for (Refused one : last(connection, refused.entityId(), RECENT)) {
      if (one.version() == refused.version()
          && one.outcome() == refused.outcome()
          && one.at().equals(refused.at())
          && Objects.equals(one.event(), refused.event())
          && Objects.equals(one.why(), CleanText.ofNullable(refused.why()))) {
        return true;
      }
    }
    return false;
  }

  private Refused read(ResultSet row) throws SQLException {
    Map<String, Object> attributes = new LinkedHashMap<>();
    String metadata = row.getString(14);
    if (metadata != null) {
      attributes.putAll(JsonReader.object(metadata));
    }
    String reason = row.getString(10);
    attributes.remove("reason", reason);
    if (row.getString(12) != null) {
      attributes.put(AbortCode.KEY, row.getString(12));
    }
    return new Refused(
        row.getString(1),
        row.getLong(2),
        row.getString(3),
        row.getString(4),
        row.getString(5),
        dialect.time(row, 6),
        Refused.Outcome.fromWire(row.getString(7)),
        row.getString(8),
        new Cause(
            row.getString(9), reason, machine.code(row.getString(11)).orElse(null), attributes),
        row.getBoolean(13));
  }
}
