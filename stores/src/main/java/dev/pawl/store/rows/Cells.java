package dev.pawl.store.rows;

import dev.pawl.engine.JsonReader;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.UnreadableCell;
import java.nio.charset.StandardCharsets;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A reader of one row. The reader reads the cells in the order of the columns in the query. If a
 * cell has a value that stores never write, the reader records the cell and returns a default
 * value. SQLite allows any value in any column, PostgreSQL has times that Java cannot represent,
 * and every database can contain numbers and JSON that stores do not write. Confined to one thread.
 */
public final class Cells {

  /** The earliest time that is accepted. */
  public static final Instant FIRST = Instant.parse("0001-01-01T00:00:00Z");

  /** The latest time that is accepted. */
  public static final Instant LAST = Instant.parse("9999-12-31T23:59:59.999999999Z");

  /** Returns a time, or the nearest time that databases can store and that is accepted. */
  public static Instant clamped(Instant time) {
    if (time.isBefore(FIRST)) {
      return FIRST;
    }
    return time.isAfter(LAST) ? LAST.truncatedTo(ChronoUnit.MICROS) : time;
  }

  /** Returns the sum of a time and a duration, clamped as in {@link #clamped}. */
  public static Instant later(Instant time, Duration duration) {
    Instant from = clamped(time);
    long second = from.getEpochSecond();
    // whole seconds first: beyond the supported times, plus throws an exception
    if (duration.toSeconds() > LAST.getEpochSecond() - second) {
      return clamped(Instant.MAX);
    } else if (duration.toSeconds() < FIRST.getEpochSecond() - second) {
      return FIRST;
    }
    return clamped(from.plus(duration));
  }

  /**
   * The largest number that is accepted. Every program can represent this number exactly, also in
   * JSON.
   */
  public static final long MAX_NUMBER = 1L << 53;

  /**
   * The SQLSTATE with which PostgreSQL's driver reports a column of a wrong type. Such an error
   * concerns all rows, so the error is thrown.
   */
  private static final String WRONG_TYPE = "22023";

  private static final int MAX_VALUE_LENGTH = 100;
  private static final Pattern TIME =
      Pattern.compile("\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?");

  private final Dialect dialect;
  private final String table;
  private final String remedy;
  private final ResultSet row;
  private int next;
  private String id = "?";
  private @Nullable List<UnreadableCell> unreadable;

  /**
   * Creates a reader of the current row of a result set.
   *
   * @param table the name of the table
   * @param remedy the remedy for an unreadable cell, as a sentence
   * @param first the index of the first column to read
   */
  public Cells(Dialect dialect, String table, String remedy, ResultSet row, int first) {
    this.dialect = dialect;
    this.table = table;
    this.remedy = remedy;
    this.row = row;
    this.next = first;
  }

  /**
   * Sets a parameter to a value that is less than all values in a column of times, including
   * unreadable values.
   */
  static void setBeginning(Dialect dialect, PreparedStatement statement, int index)
      throws SQLException {
    if (dialect == Dialect.SQLITE) {
      statement.setString(index, "");
    } else {
      statement.setObject(index, OffsetDateTime.MIN);
    }
  }

  /** Returns the unreadable cells that were found so far. */
  public List<UnreadableCell> unreadable() {
    return unreadable == null ? List.of() : List.copyOf(unreadable);
  }

  /**
   * Reads the text that identifies the row in findings. For an unreadable text (SQLite allows such
   * texts), returns {@code X'}, the bytes of the cell in hexadecimal, and {@code '}.
   */
  public String id(String column) throws SQLException {
    int at = next;
    int before = unreadable().size();
    String text = text(column);
    if (unreadable().size() == before) {
      id = text;
    } else {
      byte[] bytes = dialect == Dialect.SQLITE ? row.getBytes(at) : null;
      id = "X'" + (bytes == null ? "" : HexFormat.of().withUpperCase().formatHex(bytes)) + '\'';
    }
    if (unreadable != null) {
      unreadable.replaceAll(
          c -> new UnreadableCell(table, id, c.column(), c.value(), c.fault(), remedy));
    }
    return id;
  }

  /**
   * Returns the hexadecimal digits of an id that {@link #id} has returned for an unreadable cell.
   */
  static String hex(String id) {
    return id.substring(2, id.length() - 1);
  }

  /** Reads a text. Returns a representation of the cell if the cell is unreadable. */
  public String text(String column) throws SQLException {
    int at = next;
    String text = optionalText(column);
    if (text != null) {
      return text;
    }
    noteOnce(at, column, "is no text");
    return display(at);
  }

  /** Reads a text. Returns null if the cell is NULL or unreadable. */
  public @Nullable String optionalText(String column) throws SQLException {
    int at = next++;
    return read(
        at,
        column,
        "is no text",
        () -> {
          if (dialect != Dialect.SQLITE) {
            return row.getString(at);
          }
          Object value = row.getObject(at);
          if (value == null) {
            return null;
          }
          if (value instanceof byte[]) {
            throw new DateTimeException("binary data");
          }
          String text = value.toString();
          boolean replaced = text.indexOf('\uFFFD') >= 0;
          if (replaced && !Arrays.equals(row.getBytes(at), text.getBytes(StandardCharsets.UTF_8))) {
            throw new DateTimeException("not UTF-8");
          }
          return text;
        });
  }

  /** Reads the name of a constant. Returns {@code otherwise} if the cell is unreadable. */
  <T> T constant(String column, Map<String, T> constants, T otherwise) throws SQLException {
    int at = next;
    T known = constants.get(text(column));
    if (known == null) {
      noteOnce(at, column, "is none of " + constants.keySet().stream().sorted().toList());
    }
    return known == null ? otherwise : known;
  }

  /** Reads the text of a JSON object. Returns null if the cell is NULL or unreadable. */
  public @Nullable String json(String column) throws SQLException {
    int at = next;
    String text = optionalText(column);
    if (text != null) {
      try {
        JsonReader.object(text);
      } catch (IllegalArgumentException e) {
        note(at, column, "is no JSON object: " + e.getMessage());
        return null;
      }
    }
    return text;
  }

  /** Reads a number from 0 to {@link #MAX_NUMBER}. Returns 0 if the cell is unreadable. */
  public long number(String column) throws SQLException {
    return number(column, 0, MAX_NUMBER);
  }

  /**
   * Reads a number of at least {@code least} that fits into an {@code int}. Returns 0 if the cell
   * is unreadable.
   */
  public int count(String column, int least) throws SQLException {
    return (int) number(column, least, Integer.MAX_VALUE - 1L);
  }

  /** Reads a cell that must be 1 or NULL. */
  public void optionalOne(String column) throws SQLException {
    int at = next;
    if (row.getObject(at) == null) {
      next++;
    } else {
      number(column, 1, 1);
    }
  }

  /**
   * Reads the generated number of a row. The highest number counts as unreadable, because SQLite
   * cannot generate a number after it.
   */
  public long rowNumber(String column) throws SQLException {
    return number(column, Long.MIN_VALUE, Long.MAX_VALUE - 1);
  }

  private long number(String column, long least, long most) throws SQLException {
    int at = next++;
    String fault = "is no whole number from " + least + " to " + most;
    Long number =
        read(
            at,
            column,
            fault,
            () -> {
              if (dialect != Dialect.SQLITE) {
                long value = row.getLong(at);
                return row.wasNull() ? null : (Long) value;
              }
              Object value = row.getObject(at);
              if (value instanceof Integer || value instanceof Long) {
                return ((Number) value).longValue();
              }
              return value == null ? null : (Long) Long.parseLong(value.toString());
            });
    if (number == null) {
      noteOnce(at, column, fault);
      return 0;
    }
    if (number < least || number > most) {
      note(at, column, fault);
      return 0;
    }
    return number;
  }

  /** Reads a truth value. Returns false if the cell is unreadable. */
  public boolean flag(String column) throws SQLException {
    if (dialect == Dialect.SQLITE) {
      return number(column, 0, 1) == 1;
    }
    int at = next++;
    String fault = "is neither true nor false";
    Boolean flag =
        read(
            at,
            column,
            fault,
            () -> {
              boolean value = row.getBoolean(at);
              return row.wasNull() ? null : (Boolean) value;
            });
    if (flag == null) {
      noteOnce(at, column, fault);
      return false;
    }
    return flag;
  }

  /** Reads a time. Returns {@link Instant#EPOCH} if the cell is unreadable. */
  public Instant time(String column) throws SQLException {
    int at = next;
    Instant time = optionalTime(column);
    if (time == null) {
      noteOnce(at, column, noTime());
      return Instant.EPOCH;
    }
    return time;
  }

  /** Reads a time. Returns null if the cell is NULL or unreadable. */
  public @Nullable Instant optionalTime(String column) throws SQLException {
    int at = next++;
    return read(at, column, noTime(), () -> time(at));
  }

  private @Nullable Instant time(int at) throws SQLException {
    Instant time;
    if (dialect == Dialect.SQLITE) {
      Object value = row.getObject(at);
      if (value == null) {
        return null;
      }
      String text = value.toString();
      if (!(value instanceof String) || !TIME.matcher(text).matches()) {
        throw new DateTimeException("another format");
      }
      time = Instant.parse(text.replace(' ', 'T') + 'Z');
    } else {
      OffsetDateTime value = row.getObject(at, OffsetDateTime.class);
      if (value == null) {
        return null;
      }
      time = value.toInstant();
    }
    if (time.isBefore(FIRST) || time.isAfter(LAST)) {
      throw new DateTimeException("out of range");
    }
    return time;
  }

  private String noTime() {
    return dialect == Dialect.SQLITE
        ? "is no time such as 2025-11-22 20:00:00.000000, from the year 1 to 9999"
        : "is no time from the year 1 to 9999";
  }

  private interface Getter<T> {
    @Nullable T get() throws SQLException;
  }

  private <T> @Nullable T read(int at, String column, String fault, Getter<T> getter)
      throws SQLException {
    try {
      return getter.get();
    } catch (SQLException e) {
      if (!isAboutData(e)) {
        throw e;
      }
    } catch (DateTimeException | IllegalArgumentException | ArithmeticException e) {
      // the value does not match the column
    }
    note(at, column, fault);
    return null;
  }

  /** Returns whether an error has the SQLSTATE class 22, "data exception" in the SQL standard. */
  private static boolean isAboutData(SQLException e) {
    String state = e.getSQLState();
    return state != null && state.startsWith("22") && !state.equals(WRONG_TYPE);
  }

  private void noteOnce(int at, String column, String fault) throws SQLException {
    boolean noted =
        unreadable != null && unreadable.get(unreadable.size() - 1).column().equals(column);
    if (!noted) {
      note(at, column, fault);
    }
  }

  private void note(int at, String column, String fault) throws SQLException {
    if (unreadable == null) {
      unreadable = new ArrayList<>(1);
    }
    unreadable.add(new UnreadableCell(table, id, column, value(at), fault, remedy));
  }

  private String display(int at) throws SQLException {
    return String.valueOf(value(at));
  }

  /** Returns the value of any cell as text, shortened; null if the cell is NULL. */
  private @Nullable String value(int at) throws SQLException {
    String text;
    try {
      Object value = dialect == Dialect.SQLITE ? row.getObject(at) : row.getString(at);
      if (value == null) {
        return null;
      }
      text =
          value instanceof byte[] bytes
              ? "X'" + HexFormat.of().formatHex(bytes, 0, Math.min(bytes.length, MAX_VALUE_LENGTH))
              : value.toString();
    } catch (SQLException e) {
      if (!isAboutData(e)) {
        throw e;
      }
      text = "a value that the driver cannot read";
    }
    if (text.length() <= MAX_VALUE_LENGTH) {
      return text;
    }
    boolean splits = Character.isHighSurrogate(text.charAt(MAX_VALUE_LENGTH - 2));
    return text.substring(0, splits ? MAX_VALUE_LENGTH - 2 : MAX_VALUE_LENGTH - 1) + '…';
  }
}
