package dev.pawl.store.outbox.rows;

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
 * Writes statements about the outbox and fills their parameters. In a template, {@code {t}} is the
 * table, {@code [name]} a column, {@code {now}} the time and {@code {later}} a time from now.
 *
 * <p>Time is the database's, as it is when the statement runs, so that hosts whose clocks differ
 * agree; or that of a clock, if there is one. Thread-safe.
 */
final class OutboxSql {

  /** Databases do not reckon with longer times than that. */
  private static final Duration LONGEST = Duration.ofDays(36_500);

  private static final Pattern COLUMN = Pattern.compile("\\[(\\w+)]");

  private final Dialect dialect;
  private final String name;
  private final String table;
  private final @Nullable InstantSource clock;

  /**
   * For a table.
   *
   * @param clock tells the time instead of the database; null if the database does
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

  /** The cells of a row that begins with the columns of {@link OutboxRow}. */
  Cells cells(ResultSet row) {
    return OutboxRow.cells(row, dialect, name);
  }

  /** A statement. */
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
   * A value before all others, also before those that are no time; where NULL comes first in an
   * index, a search begins after it.
   */
  String beginning() {
    return switch (dialect) {
      case POSTGRESQL -> "TIMESTAMP WITH TIME ZONE '-infinity'";
      case SQLITE -> "''";
      case H2 -> "TIMESTAMP WITH TIME ZONE '-1000000-01-01 00:00:00+00:00'";
    };
  }

  /** The first time that can be read. */
  String first() {
    return dialect == Dialect.SQLITE
        ? "'0001-01-01'"
        : "TIMESTAMP WITH TIME ZONE '0001-01-01 00:00:00+00:00'";
  }

  /** The condition that a value is after all times that can be read. */
  String beyond(String column) {
    return dialect == Dialect.SQLITE
        ? column + " > '9999-12-31 23:59:59.999999'"
        : column + " > TIMESTAMP WITH TIME ZONE '9999-12-31 23:59:59.999999+00:00'";
  }

  /** The condition that a value which is not NULL looks like a time. */
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
   * The statement's time; of H2 the transaction's, which is as short here and far simpler to tell.
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

  /** A statement whose parameters are filled, one after the other. */
  Parameters prepare(Connection connection, String sql) throws SQLException {
    return new Parameters(connection.prepareStatement(sql));
  }

  /** The parameters of a statement, which it closes. */
  final class Parameters implements AutoCloseable {
    final PreparedStatement statement;
    private int last;

    private Parameters(PreparedStatement statement) {
      this.statement = statement;
    }

    Parameters now() throws SQLException {
      dialect.setInstant(statement, ++last, clock == null ? null : clock.instant());
      return this;
    }

    /** A time from now, or before it if that is negative. */
    Parameters later(Duration given) throws SQLException {
      Duration time = given.abs().compareTo(LONGEST) > 0 ? longest(given) : given;
      dialect.setInstant(statement, ++last, clock == null ? null : clock.instant().plus(time));
      long micros = time.toNanos() / 1000;
      if (dialect == Dialect.SQLITE) {
        statement.setString(++last, String.format(Locale.ROOT, "%+.3f seconds", micros / 1e6));
      } else {
        statement.setLong(++last, micros);
      }
      return this;
    }

    private static Duration longest(Duration given) {
      return given.isNegative() ? LONGEST.negated() : LONGEST;
    }

    Parameters time(@Nullable Instant time) throws SQLException {
      dialect.setInstant(statement, ++last, time);
      return this;
    }

    /** A text, of which no database refuses a character. */
    Parameters text(@Nullable String text) throws SQLException {
      dialect.setText(statement, ++last, text);
      return this;
    }

    Parameters number(long number) throws SQLException {
      statement.setLong(++last, number);
      return this;
    }

    /** Puts the statement as it is now aside, to be run with others; the next begins anew. */
    void add() throws SQLException {
      statement.addBatch();
      last = 0;
    }

    /** Runs it; returns how many rows it changed. */
    int run() throws SQLException {
      return statement.executeUpdate();
    }

    @Override
    public void close() throws SQLException {
      statement.close();
    }
  }
}
