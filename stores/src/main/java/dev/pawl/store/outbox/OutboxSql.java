package dev.pawl.store.outbox;

import dev.pawl.engine.Failure;
import dev.pawl.store.rows.Cells;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Creates the statements of an outbox from templates and sets their parameters. In a template,
 * {@code {t}} is the table, {@code [name]} a column, {@code {now}} the current time and {@code
 * {later}} a time relative to the current time.
 *
 * <p>The current time is the time of the given clock. Without a clock, the current time is the time
 * of the database when the statement runs, because the clocks of hosts may differ. Thread-safe.
 */
final class OutboxSql {

  /** The longest duration with which all databases can calculate. */
  private static final Duration MAX_DURATION = Duration.ofDays(36_500);

  private static final Pattern COLUMN = Pattern.compile("\\[(\\w+)]");

  private final Dialect dialect;
  private final String name;
  private final String table;
  private final @Nullable InstantSource clock;

  /**
   * Creates the statements of a table.
   *
   * @param tables the names of the tables
   * @param dialect the SQL dialect
   * @param clock the clock; null for the clock of the database
   */
  OutboxSql(Tables tables, Dialect dialect, @Nullable InstantSource clock) {
    this.dialect = dialect;
    this.name = tables.outbox();
    this.table = tables.name(dialect, tables.outbox());
    this.clock = clock;
  }

  Dialect dialect() {
    return dialect;
  }

  /** Returns a reader of the cells of a row that begins with {@link OutboxRow#COLUMNS}. */
  Cells cells(ResultSet row) {
    return OutboxRow.cells(row, dialect, name);
  }

  /** Returns the SQL of a template. */
  String of(String template) {
    String now = now();
    String given = dialect == Dialect.SQLITE ? "?" : "CAST(? AS " + dialect.timestampType() + ")";
    return COLUMN
        .matcher(template)
        .replaceAll(found -> Matcher.quoteReplacement(dialect.quote(found.group(1))))
        .replace("{t}", table)
        .replace("{now}", "COALESCE(" + given + ", " + now + ")")
        .replace("{later}", "COALESCE(" + given + ", " + later(now) + ")");
  }

  /**
   * Returns an SQL literal that sorts before all other values, including invalid times. If NULL
   * comes first in an index, a search that begins with this literal skips the NULLs.
   */
  String beginning() {
    return switch (dialect) {
      case POSTGRESQL -> "TIMESTAMP WITH TIME ZONE '-infinity'";
      case SQLITE -> "''";
      case H2 -> "TIMESTAMP WITH TIME ZONE '-1000000-01-01 00:00:00+00:00'";
    };
  }

  /** Returns the SQL literal of the first valid time. */
  String first() {
    return dialect == Dialect.SQLITE
        ? "'0001-01-01'"
        : "TIMESTAMP WITH TIME ZONE '0001-01-01 00:00:00+00:00'";
  }

  /** Returns the condition that the value of a column is after all valid times. */
  String beyond(String column) {
    return dialect == Dialect.SQLITE
        ? column + " > '9999-12-31 23:59:59.999999'"
        : column + " > TIMESTAMP WITH TIME ZONE '9999-12-31 23:59:59.999999+00:00'";
  }

  /** Returns the condition that the value of a column, which must not be NULL, is a valid time. */
  String isTime(String column) {
    String digits = "[0-9][0-9]";
    String day = digits + digits + '-' + digits + '-' + digits;
    return dialect == Dialect.SQLITE
        ? "(typeof("
            + column
            + ") = 'text' AND "
            + column
            + " GLOB '"
            + day
            + ' '
            + digits
            + ':'
            + digits
            + ':'
            + digits
            + "*')"
        : "(" + column + " >= " + first() + " AND NOT " + beyond(column) + ")";
  }

  /**
   * Returns the expression for the time of the statement. For H2, returns the expression for the
   * time of the transaction, which is simpler and precise enough, because the transactions of an
   * outbox are short.
   */
  private String now() {
    return dialect == Dialect.H2 ? dialect.currentTimestamp() : dialect.statementTimestamp();
  }

  private String later(String now) {
    return switch (dialect) {
      case POSTGRESQL -> now + " + CAST(? AS BIGINT) * INTERVAL '1 microsecond'";
      case SQLITE -> "strftime('%Y-%m-%d %H:%M:%f000', 'now', ?)";
      case H2 -> "DATEADD(MICROSECOND, CAST(? AS BIGINT), " + now + ")";
    };
  }

  /** Prepares a statement whose parameters are set in order. */
  Parameters prepare(Connection connection, String sql) throws SQLException {
    return new Parameters(connection.prepareStatement(sql));
  }

  /** Sets the parameters of a statement in order. Closing this object closes the statement. */
  final class Parameters implements AutoCloseable {
    final PreparedStatement statement;
    private int index;

    private Parameters(PreparedStatement statement) {
      this.statement = statement;
    }

    /** Returns the time of the clock; null if there is no clock. */
    private @Nullable Instant time() {
      return clock == null ? null : Failure.time(clock, "Outbox");
    }

    Parameters now() throws SQLException {
      dialect.setInstant(statement, ++index, time());
      return this;
    }

    /** Sets a time relative to the current time. A negative duration gives a time in the past. */
    Parameters later(Duration given) throws SQLException {
      Duration time = given.abs().compareTo(MAX_DURATION) > 0 ? longest(given) : given;
      Instant now = time();
      dialect.setInstant(statement, ++index, now == null ? null : now.plus(time));
      long micros = time.toNanos() / 1000;
      if (dialect == Dialect.SQLITE) {
        statement.setString(++index, String.format(Locale.ROOT, "%+.3f seconds", micros / 1e6));
      } else {
        statement.setLong(++index, micros);
      }
      return this;
    }

    private static Duration longest(Duration given) {
      return given.isNegative() ? MAX_DURATION.negated() : MAX_DURATION;
    }

    Parameters time(@Nullable Instant time) throws SQLException {
      dialect.setInstant(statement, ++index, time);
      return this;
    }

    /** Sets a text. Characters that a database cannot store are replaced. */
    Parameters text(@Nullable String text) throws SQLException {
      dialect.setText(statement, ++index, text);
      return this;
    }

    Parameters number(long number) throws SQLException {
      statement.setLong(++index, number);
      return this;
    }

    /** Adds the statement with its parameters to the batch. */
    void add() throws SQLException {
      statement.addBatch();
      index = 0;
    }

    /** Executes the statement and returns the number of changed rows. */
    int run() throws SQLException {
      return statement.executeUpdate();
    }

    @Override
    public void close() throws SQLException {
      statement.close();
    }
  }
}
