package dev.pawl.store.sql;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLSyntaxErrorException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Compares tables that are there with what a machine's should have: {@code IF NOT EXISTS} takes any
 * table of that name for its own, and SQLite any column in quotes that it lacks for a text.
 */
final class ColumnsCheck {

  /** The state of SQL where a table is there already. */
  private static final String TABLE_EXISTS = "42S01";

  private final Schema schema;
  private final Connection connection;

  ColumnsCheck(Schema schema, Connection connection) {
    this.schema = schema;
    this.connection = connection;
  }

  /**
   * Requires of tables that are there that they have all columns; they may have more.
   *
   * @throws SQLSyntaxErrorException if one lacks any, with what to do
   */
  void requireAll() throws SQLException {
    for (Map.Entry<String, List<String>> table : schema.columns().entrySet()) {
      Set<String> found = found(table.getKey());
      List<String> missing = new ArrayList<>(table.getValue());
      missing.removeIf(column -> found.contains(stored(column)));
      if (!found.isEmpty() && !missing.isEmpty()) {
        throw new SQLSyntaxErrorException(
            "the table "
                + table.getKey()
                + " is there and is not the one of "
                + schema.machine().name()
                + ", as it has no "
                + String.join(", ", missing)
                + ". Rename it, or give the store other tables, tables(Tables.of(\"…\"));"
                + " schema().statements() tells what they have.",
            TABLE_EXISTS);
      }
    }
  }

  /** Whether there are all tables. */
  List<String> missingTables() throws SQLException {
    List<String> missing = new ArrayList<>();
    for (String table : schema.columns().keySet()) {
      if (found(table).isEmpty()) {
        missing.add(table);
      }
    }
    return missing;
  }

  /** The columns of a table, as the database keeps their names; none where it is not there. */
  private Set<String> found(String table) throws SQLException {
    DatabaseMetaData data = connection.getMetaData();
    @Nullable String in = schema.tables().schema();
    Set<String> columns = new HashSet<>();
    String name = stored(table);
    try (ResultSet rows =
        data.getColumns(
            connection.getCatalog(),
            in == null ? connection.getSchema() : escaped(stored(in), data),
            escaped(name, data),
            null)) {
      while (rows.next()) {
        columns.add(rows.getString("COLUMN_NAME"));
      }
    }
    return columns;
  }

  /** The name where a pattern is asked for, in which it may have signs that mean more. */
  private static String escaped(String name, DatabaseMetaData data) throws SQLException {
    String escape = data.getSearchStringEscape();
    return name.replace("_", escape + "_").replace("%", escape + "%");
  }

  /** The name as the database keeps it. */
  private String stored(String name) {
    String quoted = schema.dialect().quote(name);
    return quoted.substring(1, quoted.length() - 1).replace("\"\"", "\"");
  }
}
