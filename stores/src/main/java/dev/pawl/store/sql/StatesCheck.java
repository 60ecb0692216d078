package dev.pawl.store.sql;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A comparison of the check constraints of an existing table of entities with the states of the
 * machine.
 */
final class StatesCheck {

  private static final String POSTGRESQL =
      "SELECT c.conname, pg_get_expr(c.conbin, c.conrelid) FROM pg_constraint c"
          + " JOIN pg_attribute a ON a.attrelid = c.conrelid AND c.conkey = ARRAY[a.attnum]"
          + " WHERE c.contype = 'c' AND c.conrelid = to_regclass(?) AND a.attname = ?";

  private static final String H2 =
      "SELECT c.CONSTRAINT_NAME, c.CHECK_CLAUSE FROM INFORMATION_SCHEMA.CHECK_CONSTRAINTS c"
          + " JOIN INFORMATION_SCHEMA.CONSTRAINT_COLUMN_USAGE u"
          + " ON u.CONSTRAINT_SCHEMA = c.CONSTRAINT_SCHEMA"
          + " AND u.CONSTRAINT_NAME = c.CONSTRAINT_NAME"
          + " WHERE u.TABLE_SCHEMA = COALESCE(?, SCHEMA())"
          + " AND u.TABLE_NAME = ? AND u.COLUMN_NAME = ?";

  private final Schema schema;
  private final Tables tables;
  private final Dialect dialect;
  private final Connection connection;

  StatesCheck(Schema schema, Connection connection) {
    this.schema = schema;
    this.tables = schema.tables();
    this.dialect = schema.dialect();
    this.connection = connection;
  }

  /** Returns the statements after which the table allows all states. */
  List<String> alterations() throws SQLException {
    List<String> all = new ArrayList<>();
    for (Map.Entry<String, String> check : found().entrySet()) {
      if (!allowsAll(check.getValue())) {
        all.addAll(replacing(check.getKey(), check.getValue()));
      }
    }
    return List.copyOf(all);
  }

  /**
   * Returns the check constraints on the state column, by name. In SQLite, returns the constraint
   * that a {@link Schema} wrote, with the text of the constraint instead of a name.
   */
  private Map<String, String> found() throws SQLException {
    String state = stored(tables.state());
    return switch (dialect) {
      case POSTGRESQL -> query(POSTGRESQL, tables.name(dialect, tables.entities()), state);
      case H2 -> {
        @Nullable String in = tables.schemaOf(tables.entities());
        yield query(H2, in == null ? null : stored(in), stored(tables.entities()), state);
      }
      case SQLITE -> {
        String declared = "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name = ?";
        Map<String, String> checks = new LinkedHashMap<>();
        query(declared, tables.entities()).values().forEach(sql -> add(sql, checks));
        yield checks;
      }
    };
  }

  /** Returns a name as the database stores it. */
  private String stored(String name) {
    String quoted = dialect.quote(name);
    return quoted.substring(1, quoted.length() - 1).replace("\"\"", "\"");
  }

  private Map<String, String> query(String sql, @Nullable String... parameters)
      throws SQLException {
    Map<String, String> found = new LinkedHashMap<>();
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < parameters.length; i++) {
        statement.setString(i + 1, parameters[i]);
      }
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          found.put(rows.getString(1), rows.getString(2));
        }
      }
    }
    return found;
  }

  /**
   * Finds the constraint {@code CHECK ("state" IN (…))} in the DDL of a table, and adds the
   * constraint to {@code checks}.
   */
  private void add(String table, Map<String, String> checks) {
    String begin = "CHECK (" + dialect.quote(tables.state()) + " IN (";
    int start = table.indexOf(begin);
    boolean quoted = false;
    for (int i = start + begin.length(); start >= 0 && i < table.length() - 1; i++) {
      quoted ^= table.charAt(i) == '\'';
      if (!quoted && table.startsWith("))", i)) {
        String check = table.substring(start, i + 2);
        checks.put(check, check.substring("CHECK (".length(), check.length() - 1));
        return;
      }
    }
  }

  /**
   * Returns whether a condition is true for the name of every state. The database evaluates the
   * condition.
   */
  private boolean allowsAll(String condition) throws SQLException {
    String names =
        schema
            .stateNames()
            .map(n -> "SELECT CAST(" + dialect.literal(n) + " AS " + dialect.textType() + ")")
            .map(select -> select + " AS " + dialect.quote(tables.state()))
            .collect(Collectors.joining(" UNION ALL "));
    String refused = "SELECT 1 FROM (" + names + ") names WHERE NOT (" + condition + ")";
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(refused)) {
      return !rows.next();
    }
  }

  private List<String> replacing(String name, String condition) {
    String table = tables.name(dialect, tables.entities());
    return switch (dialect) {
      case POSTGRESQL ->
          List.of(
              "ALTER TABLE "
                  + table
                  + " DROP CONSTRAINT "
                  + quoted(name)
                  + ", ADD "
                  + schema.check());
      case H2 ->
          List.of(
              "ALTER TABLE " + table + " DROP CONSTRAINT " + quoted(name),
              "ALTER TABLE " + table + " ADD " + schema.check());
      case SQLITE -> rewriting("CHECK (" + condition + ")");
    };
  }

  /** Returns the quoted form of a name that is spelled as the database stores it. */
  private static String quoted(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }

  /**
   * Returns the statements for SQLite, which cannot alter constraints. For changes that do not
   * affect rows, the manual of SQLite recommends to change the SQL text of the table in {@code
   * sqlite_master}. Creating and dropping a view makes other connections read the changed SQL text.
   */
  private List<String> rewriting(String check) {
    String seen = dialect.quote(Tables.derived(tables.entities(), "_seen"));
    return List.of(
        "PRAGMA writable_schema = ON",
        "UPDATE sqlite_master SET sql = replace(sql, "
            + dialect.literal(check)
            + ", "
            + dialect.literal(schema.check(false))
            + ") WHERE type = 'table' AND name = "
            + dialect.literal(tables.entities()),
        "PRAGMA writable_schema = RESET",
        "CREATE VIEW " + seen + " AS SELECT 1",
        "DROP VIEW " + seen);
  }
}
