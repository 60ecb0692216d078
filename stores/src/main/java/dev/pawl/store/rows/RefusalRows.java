package dev.pawl.store.rows;

import dev.pawl.Cause;
import dev.pawl.engine.JsonReader;
import dev.pawl.store.history.AbortCode;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;
import dev.pawl.store.sql.TextSanitizer;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * The statements for the table of refusals. The table contains attempts that made no step.
 * Thread-safe.
 */
public final class RefusalRows {

  /** The number of an entity's latest attempts that {@link #isThere} compares. */
  private static final int RECENT = 20;

  private static final String REMEDY = "Correct the cell; no step depends on this record.";

  private static final Map<String, Refused.Outcome> OUTCOMES =
      Arrays.stream(Refused.Outcome.values())
          .collect(Collectors.toMap(Refused.Outcome::wireName, one -> one));

  private final StoredMachine<?, ?> machine;
  private final Tables tables;
  private final String columns;
  private final Dialect dialect;
  private final String insert;
  private final String select;

  /** Creates the statements for the table of a machine. */
  public RefusalRows(StoredMachine<?, ?> machine, Tables tables, Dialect dialect) {
    this.machine = machine;
    this.tables = tables;
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
    columns = all + ", " + dialect.quote("refusal_id");
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
            + columns
            + " FROM "
            + table
            + " WHERE "
            + entity
            + " = ? ORDER BY "
            + dialect.quote("refusal_id")
            + " DESC LIMIT ?";
  }

  /** Inserts an attempt. */
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

  /** Returns the last attempts at an entity, latest first. */
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

  /**
   * Returns whether an attempt has been inserted. Equal attempts at the same time are not
   * distinguished.
   */
  public boolean isThere(Connection connection, Refused refused) throws SQLException {
    for (Refused one : last(connection, refused.entityId(), RECENT)) {
      if (one.unreadable().isEmpty()
          && one.version() == refused.version()
          && one.outcome() == refused.outcome()
          && one.at().equals(refused.at())
          && Objects.equals(one.event(), refused.event())
          && Objects.equals(one.why(), TextSanitizer.ofNullable(refused.why()))) {
        return true;
      }
    }
    return false;
  }

  /** Returns the quoted columns that {@link #read} reads. */
  public String columns() {
    return columns;
  }

  /** Reads an attempt from a query that selects {@link #columns}. */
  public Refused read(ResultSet row) throws SQLException {
    Cells cells = new Cells(dialect, tables.refusals(), REMEDY, row, 1);
    String id = cells.id(tables.entityId());
    long version = cells.number("version");
    String from = cells.optionalText("from_state");
    String to = cells.optionalText("to_state");
    String event = cells.optionalText("event");
    Instant at = cells.time("refused_at");
    Refused.Outcome outcome = cells.constant("outcome", OUTCOMES, Refused.Outcome.FAILED);
    String why = cells.optionalText("why");
    String actor = cells.optionalText("actor");
    String reason = cells.optionalText("reason");
    String code = cells.optionalText("code");
    String abortCode = cells.optionalText("abort_code");
    boolean forced = cells.flag("forced");
    String metadata = cells.json("metadata");
    cells.rowNumber("refusal_id");
    Map<String, Object> attributes = new LinkedHashMap<>();
    if (metadata != null) {
      attributes.putAll(JsonReader.object(metadata));
    }
    attributes.remove("reason", reason);
    if (abortCode != null) {
      attributes.put(AbortCode.KEY, abortCode);
    }
    Cause cause = new Cause(actor, reason, machine.code(code).orElse(null), attributes);
    return new Refused(
        id, version, from, to, event, at, outcome, why, cause, forced, cells.unreadable());
  }
}
