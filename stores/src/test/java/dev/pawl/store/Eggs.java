package dev.pawl.store;

import dev.pawl.store.sql.UnreadableCell;
import dev.pawl.store.sql.UnreadableRowException;
import dev.pawl.store.timer.TimerFailure;
import dev.pawl.store.timer.TimerListener;
import dev.pawl.store.worker.Hang;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import javax.sql.DataSource;

/** Creates instances with a timer, for tests of timers. Each instance is a boiling egg. */
final class Eggs {

  /** The snapshot of an instance whose timer elapses in two seconds. */
  static final String SNAPSHOT =
      "{\"pawl\":1,\"machine\":\"Egg\",\"entityId\":\"ID\",\"sequence\":0,\"leaves\":[\"BOILING\"],"
          + "\"timers\":{\"BOILING.after.2s\":\"PT2S\"}}";

  private static final DateTimeFormatter TEXT =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss.SSSSSS").withZone(ZoneOffset.UTC);

  private Eggs() {}

  /** Creates the tables without check constraints, so that rows of other versions are allowed. */
  static void createTables(JdbcStore<?, ?> store) {
    String check = " " + store.schema().check();
    for (String sql : store.schema().statements()) {
      Database.execute(store.source(), sql.replace(check, ""));
    }
  }

  /**
   * Inserts instances whose timer elapsed at a given time. The ids of the instances are {@code
   * prefix0000000} and so on.
   */
  static void add(DataSource source, Instant due, String prefix, int from, int to) {
    boolean isText = isText(source);
    try (Connection c = source.getConnection();
        PreparedStatement insert =
            c.prepareStatement(
                "INSERT INTO pawl_egg (id, state, version, snapshot, due_at, timer_at, updated_at)"
                    + " VALUES (?, 'BOILING', 0, ?, ?, ?, ?)")) {
      c.setAutoCommit(false);
      for (int i = from; i < to; i++) {
        String id = id(prefix, i);
        insert.setString(1, id);
        insert.setString(2, SNAPSHOT.replace("ID", id));
        set(insert, 3, due, isText);
        set(insert, 4, due, isText);
        set(insert, 5, due.minusSeconds(2), isText);
        insert.addBatch();
      }
      insert.executeBatch();
      c.commit();
      c.setAutoCommit(true);
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  static String id(String prefix, int number) {
    return prefix + String.format("%07d", number);
  }

  @SuppressWarnings("unchecked") // hides checked exceptions from the compiler
  static <T extends Throwable> T sneaky(Throwable error) throws T {
    throw (T) error;
  }

  private static boolean isText(DataSource source) {
    try (Connection c = source.getConnection()) {
      return c.getMetaData().getDatabaseProductName().equals("SQLite");
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  private static void set(PreparedStatement statement, int index, Instant time, boolean isText)
      throws SQLException {
    if (isText) {
      statement.setString(index, TEXT.format(time));
    } else {
      statement.setObject(index, time.atOffset(ZoneOffset.UTC));
    }
  }

  /** Returns the unreadable columns that an error names. */
  static String unreadable(Throwable error) {
    return ((UnreadableRowException) error)
        .cells().stream().map(UnreadableCell::column).collect(Collectors.joining(" "));
  }

  /** A listener that records its calls. */
  static final class RecordingListener implements TimerListener {
    final List<TimerFailure> failed = Collections.synchronizedList(new ArrayList<>());
    final List<TimerFailure> parked = Collections.synchronizedList(new ArrayList<>());
    final List<String> unknown = Collections.synchronizedList(new ArrayList<>());
    final List<String> unavailable = Collections.synchronizedList(new ArrayList<>());

    final List<String> hanging = Collections.synchronizedList(new ArrayList<>());

    @Override
    public void hanging(String machine, String entityId, Hang hang) {
      hanging.add(machine + " " + entityId + " " + hang);
    }

    @Override
    public void failed(TimerFailure failure) {
      failed.add(failure);
    }

    @Override
    public void parked(TimerFailure failure) {
      parked.add(failure);
    }

    @Override
    public void unknown(String machine, String entityId, String what) {
      unknown.add(machine + " " + entityId + ": " + what);
    }

    @Override
    public void unavailable(String machine, Throwable failure) {
      unavailable.add(machine + ": " + failure.getMessage());
    }
  }
}
