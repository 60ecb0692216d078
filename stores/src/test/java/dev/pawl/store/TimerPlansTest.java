package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.store.sample.EggEvent;
import dev.pawl.store.sample.EggState;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.timer.StoreTimers;
import dev.pawl.store.timer.TimerListener;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.sql.DataSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Checks that no statement of a worker reads the whole table. To test a million rows of which one
 * in a hundred is due, use {@code -Dpawl.stores.rows=1000000}.
 */
@Tag("attack")
class TimerPlansTest {

  private static final int ROWS = Integer.getInteger("pawl.stores.rows", 20_000);
  private static final Instant START = Instant.parse("2025-11-22T20:00:00Z");

  @TempDir Path folder;

  /** A statement and its parameters. */
  private record Asked(String sql, List<Object[]> set) {}

  private final List<Asked> asked = new ArrayList<>();

  private DataSource listening(DataSource source) {
    return proxy(
        DataSource.class,
        source,
        (name, args, result) -> result instanceof Connection c ? listening(c) : result);
  }

  private Connection listening(Connection connection) {
    return proxy(
        Connection.class,
        connection,
        (name, args, result) ->
            result instanceof PreparedStatement s ? listening(s, (String) args[0]) : result);
  }

  private PreparedStatement listening(PreparedStatement statement, String sql) {
    List<Object[]> set = new ArrayList<>();
    return proxy(
        PreparedStatement.class,
        statement,
        (name, args, result) -> {
          if (name.startsWith("set") && args.length > 1) {
            set.add(new Object[] {name, args});
          } else if (name.equals("addBatch") || name.startsWith("execute") && args == null) {
            asked.add(new Asked(sql, List.copyOf(set)));
          }
          return result;
        });
  }

  private interface HookCalls {
    Object hear(String name, Object[] args, Object result);
  }

  private static <T> T proxy(Class<T> type, T target, HookCalls heard) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, args) -> {
              try {
                return heard.hear(method.getName(), args, method.invoke(target, args));
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            }));
  }

  @ParameterizedTest
  @EnumSource
  void everyQueryUsesIndex(Database database) throws Exception {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<EggState, EggEvent> plain =
          JdbcStore.of(Machines.egg(id -> true), source).clock(() -> START).build();
      Eggs.createTables(plain);
      Eggs.add(source, START.plusSeconds(3600), "e", 0, ROWS);
      Database.execute(
          source,
          "UPDATE pawl_egg SET updated_at = " + literal(database, START),
          "UPDATE pawl_egg SET due_at = NULL, timer_at = NULL WHERE id NOT LIKE '%00'",
          "UPDATE pawl_egg SET parked_at = timer_at, due_at = NULL, timer_error = 'x'"
              + " WHERE id LIKE '%0500'");
      Eggs.add(source, START.minusSeconds(9), "f", 0, ROWS / 100);
      Database.execute(source, "UPDATE pawl_egg SET state = 'POACHED' WHERE id LIKE 'f%50'");
      Database.execute(source, "ANALYZE");
      JdbcStore<EggState, EggEvent> store =
          JdbcStore.of(Machines.egg(id -> !id.endsWith("7") || fail(id)), listening(source))
              .clock(() -> START)
              .build();
      StoreTimers timers = store.timers();
      // the driver of PostgreSQL prepares only repeated statements on the server
      for (int i = 0; i < 6; i++) {
        timers.runOnce(55, TimerListener.NONE, () -> false);
        timers.untilNext();
        timers.stats();
        timers.parked(10);
        timers.correctClockSkew();
        store.due(10);
      }
      timers.unparkAll();
      assertFalse(asked.isEmpty());
      List<String> seen = new ArrayList<>();
      int explained = 0;
      try (Connection c = source.getConnection()) {
        for (Asked one : asked) {
          // A new store looks for an owner in its table of refusals, which is almost empty here.
          boolean isOwner = one.sql().contains("_refusals");
          boolean isSeen = seen.contains(one.sql());
          if (isOwner || isSeen || one.sql().startsWith("INSERT") || one.set().isEmpty()) {
            continue;
          }
          seen.add(one.sql());
          explained++;
          String plan = plan(c, database, one);
          assertFalse(isSequential(database, plan), one.sql() + "\n" + plan);
        }
      }
      assertTrue(explained >= 10, seen.toString());
      long claimed = asked.stream().filter(a -> a.sql().contains("<> ''")).count();
      assertEquals(database == Database.SQLITE, claimed > 0);
    }
  }

  private static String literal(Database database, Instant time) {
    String text = "'" + time.toString().replace('T', ' ').replace("Z", "") + "'";
    return switch (database) {
      case POSTGRESQL -> text + "::timestamp at time zone 'UTC'";
      case SQLITE -> text;
      case H2 -> "TIMESTAMP WITH TIME ZONE " + text.replace("0'", "0+00'");
    };
  }

  private static boolean fail(String id) {
    throw new IllegalStateException(id);
  }

  private static String plan(Connection c, Database database, Asked one) throws Exception {
    String explain = database == Database.SQLITE ? "EXPLAIN QUERY PLAN " : "EXPLAIN ";
    StringBuilder plan = new StringBuilder();
    if (database == Database.POSTGRESQL) {
      plan.append(generic(c, one));
    }
    try (PreparedStatement statement = c.prepareStatement(explain + one.sql())) {
      for (Object[] set : one.set()) {
        Object[] args = (Object[]) set[1];
        for (var method : PreparedStatement.class.getMethods()) {
          if (method.getName().equals(set[0])
              && method.getParameterCount() == args.length
              && (args.length < 3 || method.getParameterTypes()[2] == int.class)) {
            try {
              method.invoke(statement, args);
            } catch (IllegalArgumentException e) {
              continue; // a method with this name but other parameter types
            }
          }
        }
      }
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          plan.append(rows.getString(rows.getMetaData().getColumnCount())).append('\n');
        }
      }
    } catch (SQLException e) {
      throw new AssertionError(one.sql(), e);
    }
    return plan.toString();
  }

  /**
   * Returns the generic plan that PostgreSQL uses for a frequent statement, whatever its
   * parameters.
   */
  private static String generic(Connection c, Asked one) throws SQLException {
    StringBuilder sql = new StringBuilder();
    int parameters = 0;
    for (char letter : one.sql().toCharArray()) {
      sql.append(letter == '?' ? "$" + ++parameters : String.valueOf(letter));
    }
    try (Statement statement = c.createStatement()) {
      statement.execute("SET plan_cache_mode = force_generic_plan");
      statement.execute("PREPARE asked AS " + sql);
      StringBuilder plan = new StringBuilder("generic:\n");
      try (ResultSet rows =
          statement.executeQuery(
              "EXPLAIN EXECUTE asked (NULL" + ", NULL".repeat(parameters - 1) + ")")) {
        while (rows.next()) {
          plan.append(rows.getString(1)).append('\n');
        }
      }
      statement.execute("DEALLOCATE asked");
      statement.execute("SET plan_cache_mode = auto");
      return plan.toString();
    }
  }

  private static boolean isSequential(Database database, String plan) {
    return switch (database) {
      case POSTGRESQL -> plan.contains("Seq Scan on pawl_egg");
      case SQLITE -> plan.contains("SCAN pawl_egg");
      case H2 -> plan.toLowerCase(Locale.ROOT).contains("tablescan");
    };
  }
}
