package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.store.outbox.DeliveryOrder;
import dev.pawl.store.outbox.Outbox;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks the plans of the queries that find due messages among many other messages. */
@Tag("attack")
class OutboxPlanAttackTest {

  private static final int ROWS = Integer.getInteger("pawl.stores.rows", 3000);

  @TempDir Path folder;

  /** Records the plan of each statement of a claim. Uses the parameters of the statement. */
  private static final class Explainer implements WatchedSource.Watcher {
    final List<String> plans = new ArrayList<>();
    private final Database database;
    private Connection connection;
    private String sql;
    private final List<Object[]> set = new ArrayList<>();
    private final List<Method> how = new ArrayList<>();

    Explainer(Database database) {
      this.database = database;
    }

    @Override
    public void before(Object on, Method method, Object[] arguments) throws Exception {
      if (method.getName().equals("prepareStatement")) {
        connection = (Connection) on;
        sql = (String) arguments[0];
        set.clear();
        how.clear();
      } else if (on instanceof PreparedStatement && method.getName().startsWith("set")) {
        set.add(arguments);
        how.add(method);
      } else if (method.getName().equals("executeQuery") && sql.contains("LIMIT")) {
        explain();
      }
    }

    private void explain() throws Exception {
      String question =
          switch (database) {
            case POSTGRESQL -> "EXPLAIN (ANALYZE, BUFFERS) ";
            case SQLITE -> "EXPLAIN QUERY PLAN ";
            case H2 -> "EXPLAIN ANALYZE ";
          };
      StringBuilder plan = new StringBuilder();
      try (PreparedStatement asked = connection.prepareStatement(question + sql)) {
        for (int i = 0; i < set.size(); i++) {
          how.get(i).invoke(asked, set.get(i));
        }
        try (ResultSet rows = asked.executeQuery()) {
          while (rows.next()) {
            plan.append(rows.getString(database == Database.SQLITE ? 4 : 1)).append('\n');
          }
        }
      }
      plans.add(plan.toString());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "POSTGRESQL, ANY", "SQLITE, ANY", "H2, ANY",
    "POSTGRESQL, BY_ENTITY", "SQLITE, BY_ENTITY", "H2, BY_ENTITY"
  })
  void claimReadsOnlyDueMessagesWithoutSorting(Database database, DeliveryOrder order) {
    try (HikariDataSource source = database.open(folder)) {
      Mailbox.create(source);
      fill(source, database);
      Explainer explainer = new Explainer(database);
      Outbox outbox = Outbox.of(WatchedSource.of(source, explainer)).order(order).batch(7).build();
      List<String> received = new ArrayList<>();
      outbox.deliver(m -> received.add(m.entityId()));
      assertEquals(7, received.size());
      assertEquals(1, explainer.plans.size());
      String plan = explainer.plans.get(0);
      assertFalse(
          plan.contains("Seq Scan") || plan.contains("Sort") || plan.contains("B-TREE"), plan);
      switch (database) {
        case POSTGRESQL -> assertTrue(plan.contains("pawl_outbox_due"), plan);
        case SQLITE -> {
          assertTrue(
              plan.contains("USING INDEX pawl_outbox_due (available_at>? AND available_at<?)"),
              plan);
          assertFalse(plan.contains("SCAN"), plan);
        }
        case H2 -> {
          assertTrue(plan.contains("PAWL_OUTBOX_DUE") && plan.contains("index sorted"), plan);
          Matcher scans = Pattern.compile("scanCount: (\\d+)").matcher(plan);
          while (scans.find()) {
            assertTrue(Integer.parseInt(scans.group(1)) < 50, plan);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void listingAndPurgingUseIndexes(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      Mailbox.create(source);
      fill(source, database);
      Explainer explainer = new Explainer(database);
      Outbox outbox = Outbox.of(WatchedSource.of(source, explainer)).build();
      assertEquals(List.of(), outbox.parked(10));
      assertEquals(ROWS, outbox.purge(Duration.ZERO));
      for (String plan : explainer.plans) {
        assertTrue(plan.toLowerCase(Locale.ROOT).contains("pawl_outbox_done"), plan);
        assertFalse(plan.contains("Seq Scan"), plan);
      }
      assertEquals(new Outbox.Backlog(ROWS + 20, 0), outbox.backlog());
    }
  }

  /** Inserts many delivered messages, many delayed ones, and a few due ones. */
  private static void fill(HikariDataSource source, Database database) {
    String numbers =
        switch (database) {
          case POSTGRESQL -> "SELECT generate_series(1, " + ROWS + ") AS x";
          case SQLITE ->
              "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < "
                  + ROWS
                  + ") SELECT x FROM n";
          case H2 -> "SELECT x FROM SYSTEM_RANGE(1, " + ROWS + ")";
        };
    String past =
        database == Database.SQLITE
            ? "'2025-01-01 00:00:00.000000'"
            : "TIMESTAMP WITH TIME ZONE '2025-01-01 00:00:00+00:00'";
    String future = past.replace("2025", "2125");
    String columns =
        "INSERT INTO pawl_outbox (message_key, machine, entity_id, sequence, topic, created_at,"
            + " available_at, pending, delivered_at) SELECT '";
    String x = "' || q.x, 'Pump', 'e' || (q.x % 50), q.x, 't', " + past + ", ";
    Database.execute(
        source,
        columns + "d" + x + "NULL, NULL, " + past + " FROM (" + numbers + ") q",
        columns
            + "p"
            + x.replace("'e' || (q.x % 50)", "'p' || q.x")
            + future
            + ", 1, NULL FROM ("
            + numbers
            + ") q",
        columns
            + "n"
            + x.replace("'e' || (q.x % 50)", "'n' || q.x")
            + past
            + ", 1, NULL FROM ("
            + numbers
            + ") q WHERE q.x <= 20");
    if (database != Database.H2) {
      Database.execute(source, "ANALYZE");
    }
  }
}
