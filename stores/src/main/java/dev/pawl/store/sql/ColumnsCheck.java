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
 * A comparison of existing tables with the tables that a machine needs. The comparison is needed
 * because {@code IF NOT EXISTS} accepts any table of the same name, and because SQLite reads the
 * quoted name of a missing column as a text.
 */
final class ColumnsCheck {

  /** The SQLSTATE for a table that exists already. */
  private static final String TABLE_EXISTS = "42S01";

  /** The kinds of column types between which databases do not convert values. */
  private enum Kind {
    TEXT,
    NUMBER,
    TIME,
    LOCAL_TIME,
    UUID,
    /** Columns of any other type are not compared. */
    OTHER
  }

  /** A column of an existing table, as the database describes it. */
  private record Column(Kind kind, String type, boolean mustBeGiven) {}

  private final Schema schema;
  private final Connection connection;

  ColumnsCheck(Schema schema, Connection connection) {
    this.schema = schema;
    this.connection = connection;
  }

  /**
   * Checks that existing tables and views belong to the machine.
   *
   * @throws SQLSyntaxErrorException if a table or view does not belong to the machine; the message
   *     contains the remedy
   */
  void requireOwn() throws SQLException {
    for (String conflict : conflicts(true)) {
      throw new SQLSyntaxErrorException(conflict, TABLE_EXISTS);
    }
  }

  /**
   * Returns a description of each existing table or view that does not belong to the machine.
   *
   * @param forInserts whether to report additional columns that need a value, because the inserts
   *     of the store give such columns no value
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
              + " exists, but is not the one of the machine "
              + machine
              + ": "
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

  /** Returns whether a table, view or index exists. */
  boolean exists(Schema.Part part) throws SQLException {
    String table = part.table();
    if (table == null) {
      return !found(part.name()).isEmpty();
    }
    try (ResultSet rows =
        connection
            .getMetaData()
            .getIndexInfo(connection.getCatalog(), schemaOf(table), stored(table), false, true)) {
      while (rows.next()) {
        if (stored(part.name()).equals(rows.getString("INDEX_NAME"))) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Returns the columns of a table by name, as the database stores the names. The map is empty if
   * the table does not exist.
   */
  private Map<String, Column> found(String table) throws SQLException {
    DatabaseMetaData data = connection.getMetaData();
    Map<String, Column> columns = new LinkedHashMap<>();
    try (ResultSet rows =
        data.getColumns(
            connection.getCatalog(), in(data, table), escaped(stored(table), data), null)) {
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
            in(data, name),
            escaped(stored(name), data),
            new String[] {"VIEW"})) {
      return rows.next();
    }
  }

  private @Nullable String in(DatabaseMetaData data, String table) throws SQLException {
    @Nullable String in = schemaOf(table);
    return in == null ? null : escaped(in, data);
  }

  /** Returns the schema of a table; null if the database has no schemas. */
  private @Nullable String schemaOf(String table) throws SQLException {
    @Nullable String in = schema.tables().schemaOf(table);
    return in == null ? connection.getSchema() : stored(in);
  }

  /** Returns the kind of a column in the DDL of the machine. */
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

  /** Returns the SQL type in the definition of a column. */
  private static String type(String declared) {
    return declared.replaceFirst(",? *(GENERATED|PRIMARY|DEFAULT|NOT|REFERENCES|UNIQUE).*|,$", "");
  }

  /**
   * Returns the kind of a JDBC type. In SQLite a column of most types, such as DATETIME, can
   * contain texts.
   */
  private Kind kind(int type, String name) {
    boolean sqlite = schema.dialect() == Dialect.SQLITE;
    return switch (type) {
      case Types.TINYINT, Types.SMALLINT, Types.INTEGER, Types.BIGINT -> Kind.NUMBER;
      case Types.NUMERIC, Types.DECIMAL, Types.REAL, Types.FLOAT, Types.DOUBLE ->
          sqlite ? Kind.OTHER : Kind.NUMBER;
      case Types.TIMESTAMP, Types.TIMESTAMP_WITH_TIMEZONE ->
          // the PostgreSQL driver cannot read a time without zone as OffsetDateTime
          sqlite ? Kind.OTHER : name.equals("timestamp") ? Kind.LOCAL_TIME : Kind.TIME;
      case Types.DATE, Types.TIME -> sqlite ? Kind.OTHER : Kind.LOCAL_TIME;
      case Types.CHAR, Types.VARCHAR, Types.LONGVARCHAR, Types.CLOB -> Kind.TEXT;
      default -> !sqlite && name.equalsIgnoreCase("uuid") ? Kind.UUID : Kind.OTHER;
    };
  }

  /**
   * Returns a name with its wildcard characters escaped, for metadata queries that expect a
   * pattern.
   */
  private static String escaped(String name, DatabaseMetaData data) throws SQLException {
    String escape = data.getSearchStringEscape();
    return name.replace(escape, escape + escape)
        .replace("_", escape + "_")
        .replace("%", escape + "%");
  }

  /** Returns a name as the database stores it. */
  private String stored(String name) {
    String quoted = schema.dialect().quote(name);
    return quoted.substring(1, quoted.length() - 1).replace("\"\"", "\"");
  }
}
