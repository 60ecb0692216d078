package dev.pawl.store.sql;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLSyntaxErrorException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Compares tables that exist with those of a machine: {@code IF NOT EXISTS} accepts any table of
 * that name, and SQLite reads the quoted name of a column that it lacks as a text.
 */
final class ColumnsCheck {

  /** The state of SQL for a table that exists already. */
  private static final String TABLE_EXISTS = "42S01";

  /** The kinds of values that databases do not convert into each other. */
  private enum Kind {
    TEXT,
    NUMBER,
    TIME,
    LOCAL_TIME,
    /** Any other, which is not compared. */
    OTHER
  }

  /** A column as the database describes it. */
  private record Column(Kind kind, String type, boolean mustBeGiven) {}

  private final Schema schema;
  private final Connection connection;

  ColumnsCheck(Schema schema, Connection connection) {
    this.schema = schema;
    this.connection = connection;
  }

  /**
   * Requires that tables and views that exist are of the machine.
   *
   * @throws SQLSyntaxErrorException if one is not, with what to do
   */
  void requireOwn() throws SQLException {
    for (String conflict : conflicts(true)) {
      throw new SQLSyntaxErrorException(conflict, TABLE_EXISTS);
    }
  }

  /**
   * Returns which tables and views exist and are not of the machine.
   *
   * @param forInserts whether a further column must not need a value, which no step gives it
   */
  List<String> conflicts(boolean forInserts) throws SQLException {
    List<String> conflicts = new ArrayList<>();
    for (Map.Entry<String, Map<String, String>> table : schema.columns().entrySet()) {
      Map<String, Column> found = found(table.getKey());
      if (!found.isEmpty()) {
        List<String> differences = differences(table.getValue(), found, forInserts);
        add("table " + table.getKey(), differences, conflicts);
      }
    }
    for (Map.Entry<String, List<String>> view : schema.views().entrySet()) {
      Map<String, Column> found = found(view.getKey());
      List<String> missing = new ArrayList<>(view.getValue());
      missing.removeIf(column -> found.containsKey(stored(column)));
      if (!found.isEmpty() && !isView(view.getKey())) {
        add("table " + view.getKey(), List.of("it should be a view"), conflicts);
      } else if (!found.isEmpty() && !missing.isEmpty()) {
        add("view " + view.getKey(), List.of("it has no " + String.join(", ", missing)), conflicts);
      }
    }
    return conflicts;
  }

  private List<String> differences(
      Map<String, String> expected, Map<String, Column> found, boolean forInserts) {
    List<String> missing = new ArrayList<>();
    List<String> differences = new ArrayList<>();
    Map<String, Column> others = new LinkedHashMap<>(found);
    expected.forEach(
        (name, declared) -> {
          Column column = others.remove(stored(name));
          Kind kind = kind(declared);
          if (column == null) {
            missing.add(name);
          } else if (kind != Kind.OTHER && column.kind != Kind.OTHER && kind != column.kind) {
            differences.add(
                "its column %s has the type %s, and should have %s"
                    .formatted(name, column.type, type(declared)));
          }
        });
    if (!missing.isEmpty()) {
      differences.add(0, "it has no " + String.join(", ", missing));
    }
    others.values().removeIf(column -> !column.mustBeGiven);
    if (!others.isEmpty() && (forInserts || !differences.isEmpty())) {
      differences.add(
          "inserts would have to give values to its further columns "
              + String.join(", ", others.keySet())
              + ", which are NOT NULL without a default");
    }
    return differences;
  }

  private void add(String what, List<String> differences, List<String> conflicts) {
    if (!differences.isEmpty()) {
      String machine = schema.machine().name();
      conflicts.add(
          "the "
              + what
              + " exists and is not the one of the machine "
              + machine
              + ", as "
              + String.join("; ", differences)
              + ". Rename it, or give the machine tables of other names: tables(Tables.of(\"…\")) of"
              + " the store's builder, or with Spring Boot the property pawl.jdbc.tables."
              + machine
              + ". schema().statements() has the columns of each table.");
    }
  }

  /** Returns the tables that do not exist. */
  List<String> missingTables() throws SQLException {
    List<String> missing = new ArrayList<>();
    for (String table : schema.columns().keySet()) {
      if (found(table).isEmpty()) {
        missing.add(table);
      }
    }
    return missing;
  }

  /** The columns of a table, as the database keeps their names; none if it does not exist. */
  private Map<String, Column> found(String table) throws SQLException {
    DatabaseMetaData data = connection.getMetaData();
    Map<String, Column> columns = new LinkedHashMap<>();
    try (ResultSet rows =
        data.getColumns(connection.getCatalog(), in(data), escaped(stored(table), data), null)) {
      while (rows.next()) {
        String type = String.valueOf(rows.getString("TYPE_NAME"));
        boolean mustBeGiven =
            "NO".equals(rows.getString("IS_NULLABLE"))
                && rows.getString("COLUMN_DEF") == null
                && !"YES".equals(rows.getString("IS_AUTOINCREMENT"))
                && !"YES".equals(rows.getString("IS_GENERATEDCOLUMN"));
        columns.put(
            rows.getString("COLUMN_NAME"),
            new Column(kind(rows.getInt("DATA_TYPE"), type), type, mustBeGiven));
      }
    }
    return columns;
  }

  private boolean isView(String name) throws SQLException {
    DatabaseMetaData data = connection.getMetaData();
    try (ResultSet rows =
        data.getTables(
            connection.getCatalog(),
            in(data),
            escaped(stored(name), data),
            new String[] {"VIEW"})) {
      return rows.next();
    }
  }

  private @Nullable String in(DatabaseMetaData data) throws SQLException {
    @Nullable String in = schema.tables().schema();
    return in == null ? connection.getSchema() : escaped(stored(in), data);
  }

  /** The kind of a column of the machine's own DDL. */
  private Kind kind(String declared) {
    Dialect dialect = schema.dialect();
    if (declared.startsWith("BIGINT") || declared.startsWith("INTEGER")) {
      return Kind.NUMBER;
    }
    if (dialect != Dialect.SQLITE && declared.startsWith(dialect.timestampType())) {
      return Kind.TIME;
    }
    return declared.startsWith(dialect.textType()) ? Kind.TEXT : Kind.OTHER;
  }

  /** The type in a column's own DDL. */
  private static String type(String declared) {
    return declared.replaceFirst(",? *(GENERATED|PRIMARY|DEFAULT|NOT|REFERENCES|UNIQUE).*|,$", "");
  }

  /** The kind of a type of JDBC. SQLite keeps texts in columns of most types, such as DATETIME. */
  private Kind kind(int type, String name) {
    boolean sqlite = schema.dialect() == Dialect.SQLITE;
    return switch (type) {
      case Types.TINYINT, Types.SMALLINT, Types.INTEGER, Types.BIGINT -> Kind.NUMBER;
      case Types.NUMERIC, Types.DECIMAL, Types.REAL, Types.FLOAT, Types.DOUBLE ->
          sqlite ? Kind.OTHER : Kind.NUMBER;
      case Types.TIMESTAMP, Types.TIMESTAMP_WITH_TIMEZONE ->
          // PostgreSQL's driver reads no OffsetDateTime from a time without zone
          sqlite ? Kind.OTHER : name.equals("timestamp") ? Kind.LOCAL_TIME : Kind.TIME;
      case Types.DATE, Types.TIME -> sqlite ? Kind.OTHER : Kind.LOCAL_TIME;
      case Types.CHAR, Types.VARCHAR, Types.LONGVARCHAR, Types.CLOB -> Kind.TEXT;
      default -> Kind.OTHER;
    };
  }

  /** The name for a parameter that is a pattern, in which some characters are wildcards. */
  private static String escaped(String name, DatabaseMetaData data) throws SQLException {
    String escape = data.getSearchStringEscape();
    return name.replace(escape, escape + escape)
        .replace("_", escape + "_")
        .replace("%", escape + "%");
  }

  /** The name as the database keeps it. */
  private String stored(String name) {
    String quoted = schema.dialect().quote(name);
    return quoted.substring(1, quoted.length() - 1).replace("\"\"", "\"");
  }
}
