package dev.pawl.store.sql;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A database that stores support, with the SQL in which databases differ. */
public enum Dialect {

  /** PostgreSQL 12 and later. */
  POSTGRESQL {
    @Override
    public String jsonType() {
      return "JSON";
    }

    @Override
    public String jsonParameter() {
      return "CAST(? AS JSON)";
    }

    @Override
    public String timestampType() {
      return "TIMESTAMP WITH TIME ZONE";
    }

    @Override
    public String statementTimestamp() {
      return "statement_timestamp()";
    }
  },

  /**
   * SQLite 3.35 and later. Times are stored as texts in UTC, such as {@code 2025-11-22
   * 20:00:00.000000}.
   */
  SQLITE {
    @Override
    public String timestampType() {
      return "TEXT";
    }

    @Override
    public String booleanType() {
      return "INTEGER";
    }

    @Override
    public String falseLiteral() {
      return "0";
    }

    @Override
    public String identityType() {
      return "INTEGER PRIMARY KEY AUTOINCREMENT";
    }

    @Override
    public String currentTimestamp() {
      return "(strftime('%Y-%m-%d %H:%M:%f000', 'now'))";
    }

    @Override
    public String statementTimestamp() {
      return currentTimestamp();
    }

    @Override
    public String nullSafeEquals() {
      return "IS";
    }

    @Override
    public String createView() {
      return "CREATE VIEW IF NOT EXISTS ";
    }

    @Override
    public boolean hasSingleWriter() {
      return true;
    }

    @Override
    public void setInstant(PreparedStatement statement, int index, @Nullable Instant time)
        throws SQLException {
      statement.setString(index, time == null ? null : TEXT.format(time));
    }

    @Override
    public @Nullable Instant readInstant(ResultSet row, int column) throws SQLException {
      // CURRENT_TIMESTAMP writes fewer digits after the second, or none
      String value = row.getString(column);
      return value == null ? null : Instant.parse(value.replace(' ', 'T') + "Z");
    }
  },

  /** H2 2.2 and later, in its regular mode. */
  H2 {
    @Override
    public String textType() {
      return "VARCHAR";
    }

    @Override
    public String jsonType() {
      return "VARCHAR";
    }

    @Override
    public String timestampType() {
      return "TIMESTAMP(6) WITH TIME ZONE";
    }

    @Override
    public String statementTimestamp() {
      // CURRENT_TIMESTAMP would return the start of the transaction
      return "(SELECT EXECUTING_STATEMENT_START FROM INFORMATION_SCHEMA.SESSIONS"
          + " WHERE SESSION_ID = SESSION_ID())";
    }

    @Override
    public String onConflictDoNothing() {
      return "";
    }
  };

  private static final DateTimeFormatter TEXT =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss.SSSSSS", Locale.ROOT)
          .withZone(ZoneOffset.UTC);

  /**
   * Returns the dialect of the database of a connection.
   *
   * @throws SQLException if the database fails
   * @throws IllegalArgumentException if the database is not supported
   */
  public static Dialect of(Connection connection) throws SQLException {
    String product = connection.getMetaData().getDatabaseProductName();
    return switch (product.toLowerCase(Locale.ROOT)) {
      case "postgresql" -> POSTGRESQL;
      case "sqlite" -> SQLITE;
      case "h2" -> H2;
      default ->
          throw new IllegalArgumentException(
              "The database " + product + " is not supported. Use PostgreSQL, SQLite or H2.");
    };
  }

  /**
   * Returns a name as a quoted SQL identifier. In H2, a name in lower case is converted to upper
   * case, so that statements without quotes find the name, too.
   *
   * @throws IllegalArgumentException if the name is blank, contains a control character, or is
   *     longer than 63 bytes, the limit of PostgreSQL
   */
  public String quote(String name) {
    if (name.isBlank() || name.chars().anyMatch(Character::isISOControl)) {
      throw new IllegalArgumentException(
          "A name in SQL must not be blank or contain control characters: \"" + name + "\"");
    }
    if (name.getBytes(StandardCharsets.UTF_8).length > Tables.MAX_NAME_BYTES) {
      throw new IllegalArgumentException(
          "A name in SQL must not be longer than 63 bytes: \""
              + name
              + "\". Give the tables of the machine shorter names: Tables.of(\"…\").");
    }
    boolean folded = this == H2 && name.equals(name.toLowerCase(Locale.ROOT));
    String cased = folded ? name.toUpperCase(Locale.ROOT) : name;
    return '"' + cased.replace("\"", "\"\"") + '"';
  }

  /**
   * Returns a text as an SQL literal.
   *
   * @throws IllegalArgumentException if the text contains the character 0, because no database
   *     accepts this character
   */
  public String literal(String value) {
    if (value.indexOf('\0') >= 0) {
      throw new IllegalArgumentException("A text in SQL must not contain the character 0.");
    }
    return '\'' + value.replace("'", "''") + '\'';
  }

  /**
   * Sets a text; null sets NULL. The character 0 and unpaired surrogates are replaced with U+FFFD,
   * because no database accepts these characters. Without the replacement, such a character in a
   * reason that a user typed would make the step fail.
   */
  public void setText(PreparedStatement statement, int index, @Nullable String value)
      throws SQLException {
    statement.setString(
        index, value == null || TextSanitizer.isClean(value) ? value : TextSanitizer.of(value));
  }

  /**
   * Returns whether a text is stored unchanged, because it contains neither the character 0 nor an
   * unpaired surrogate.
   */
  public static boolean isClean(String value) {
    return TextSanitizer.isClean(value);
  }

  /** Sets a time, truncated to microseconds; null sets NULL. */
  public void setInstant(PreparedStatement statement, int index, @Nullable Instant time)
      throws SQLException {
    if (time == null) {
      statement.setNull(index, Types.TIMESTAMP_WITH_TIMEZONE);
    } else {
      statement.setObject(index, time.atOffset(ZoneOffset.UTC));
    }
  }

  /** Reads a time; returns null if the column is NULL. */
  public @Nullable Instant readInstant(ResultSet row, int column) throws SQLException {
    OffsetDateTime value = row.getObject(column, OffsetDateTime.class);
    return value == null ? null : value.toInstant();
  }

  /**
   * Reads a time from a column that is never NULL.
   *
   * @throws SQLException if the column is NULL
   */
  public Instant readRequiredInstant(ResultSet row, int column) throws SQLException {
    Instant time = readInstant(row, column);
    if (time == null) {
      throw new SQLException("Column " + column + " must contain a time, but is NULL");
    }
    return time;
  }

  /** Returns whether a writing transaction locks out all other writers. */
  public boolean hasSingleWriter() {
    return false;
  }

  /**
   * Returns whether an insert fails if the key of the new row exists, because the database has no
   * {@code ON CONFLICT DO NOTHING}.
   */
  public boolean failsOnConflict() {
    return onConflictDoNothing().isEmpty();
  }

  /** Returns the type of texts. */
  public String textType() {
    return "TEXT";
  }

  /** Returns the type of times. */
  public abstract String timestampType();

  /** Returns the type of truth values. */
  public String booleanType() {
    return "BOOLEAN";
  }

  /** Returns the literal for false. */
  public String falseLiteral() {
    return "FALSE";
  }

  /** Returns the type of JSON texts. */
  public String jsonType() {
    return "TEXT";
  }

  /** Returns the placeholder of a parameter for a JSON text. */
  public String jsonParameter() {
    return "?";
  }

  /** Returns the type of a primary key that the database generates. */
  public String identityType() {
    return "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY";
  }

  /**
   * Returns the expression for the current time. In some databases, this expression yields the
   * start of the transaction.
   */
  public String currentTimestamp() {
    return "CURRENT_TIMESTAMP";
  }

  /**
   * Returns the expression for the start of the current statement, by the clock of the database.
   */
  public abstract String statementTimestamp();

  /** Returns the equality operator for two values that may be NULL. */
  public String nullSafeEquals() {
    return "IS NOT DISTINCT FROM";
  }

  /**
   * Returns the suffix with which an INSERT does nothing if the key of the new row exists; empty if
   * the database has no such suffix.
   */
  public String onConflictDoNothing() {
    return " ON CONFLICT DO NOTHING";
  }

  /** Returns the start of a statement that creates a view. The view may exist already. */
  public String createView() {
    return "CREATE OR REPLACE VIEW ";
  }

  /**
   * Returns the suffix of a SELECT that locks its rows and waits for other locks; empty if the
   * database has a single writer.
   */
  public String forUpdate() {
    return hasSingleWriter() ? "" : " FOR UPDATE";
  }

  /**
   * Returns the suffix of a SELECT that locks its rows and skips rows that are locked already;
   * empty if the database has a single writer.
   */
  public String forUpdateSkipLocked() {
    return hasSingleWriter() ? "" : " FOR UPDATE SKIP LOCKED";
  }
}
