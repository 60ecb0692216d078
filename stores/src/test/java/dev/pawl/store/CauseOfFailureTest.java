package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.sample.EggState;
import dev.pawl.store.sample.EggStored;
import dev.pawl.store.sample.RelayEvent;
import dev.pawl.store.sample.RelayState;
import dev.pawl.store.sample.RelayStored;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks that logs and records of failures contain the first error of the database. */
class CauseOfFailureTest {

  private static final Cause ADA = Cause.by("ada").because("told to");
  private static final String TABLE =
      "CREATE TABLE notes (text VARCHAR(9), CONSTRAINT notes_known CHECK (text <> 'bad'))";

  private final HookCalls heard = new HookCalls();
  private final Framework framework = new Framework();

  @TempDir Path folder;

  private static void run(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }

  private static void bad(Connection connection) {
    try {
      run(connection, "INSERT INTO notes VALUES ('bad')");
    } catch (SQLException e) {
      throw new IllegalArgumentException("The note could not be kept", e);
    }
  }

  private static void requireNamed(String text) {
    assertTrue(text.toLowerCase(Locale.ROOT).contains("notes_known"), text);
  }

  private JdbcStore<RelayState, RelayEvent> store(HikariDataSource source, boolean joins) {
    JdbcStore.Builder<RelayState, RelayEvent> builder =
        JdbcStore.of(
                RelayStored.machine(
                    (b, opening) ->
                        b.logic(() -> true)
                            .effects(
                                () -> opening.effectContext().execute(CauseOfFailureTest::bad))),
                source)
            .hook(heard.hook());
    JdbcStore<RelayState, RelayEvent> store =
        (joins ? builder.callers(framework) : builder).build();
    store.createTables();
    Database.execute(source, TABLE);
    store.create("n");
    store.create("other");
    return store;
  }

  @ParameterizedTest
  @EnumSource
  void rolledBackStepsNameFailureInCallersTransaction(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<RelayState, RelayEvent> store = store(source, true);
      assertThrows(
          RuntimeException.class,
          () ->
              framework.transactional(
                  source,
                  () -> {
                    store.fire("other", RelayEvent.RESET, ADA);
                    try {
                      store.fire("n", RelayEvent.GO, ADA);
                    } catch (IllegalArgumentException e) {
                      store.fire("missing", RelayEvent.GO, ADA);
                    }
                  }));
      assertEquals(List.of("n lost", "other lost"), heard.steps);
      Throwable lost = heard.thrown.get(1);
      requireNamed(lost.getMessage());
      assertTrue(lost.getMessage().contains("rolled back"), lost::getMessage);
      heard.thrown.clear();

      // the next transaction does not report the failure of this one
      assertThrows(
          ArithmeticException.class,
          () ->
              framework.transactional(
                  source,
                  () -> {
                    store.fire("other", RelayEvent.RESET, ADA);
                    throw new ArithmeticException("mine");
                  }));
      String text = heard.thrown.get(0).getMessage();
      assertFalse(text.contains("notes_known"), text);
      assertTrue(text.contains("see the exception that the caller got"), text);
    }
  }

  @ParameterizedTest
  @EnumSource
  void continuedTransactionReportsFirstError(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<RelayState, RelayEvent> store = store(source, false);
      StoreException failed =
          assertThrows(
              StoreException.class,
              () ->
                  store.inTransaction(
                      tx -> {
                        try {
                          bad(tx.connection());
                        } catch (IllegalArgumentException e) {
                          if (database != Database.POSTGRESQL) {
                            throw new StoreException("As there", (SQLException) e.getCause());
                          }
                        }
                        return tx.fire("n", RelayEvent.RESET, ADA);
                      }));
      requireNamed(failed.getMessage());
    }
  }

  @ParameterizedTest
  @EnumSource
  void deferredConstraintIsReportedAndNotRetried(Database database) {
    if (database == Database.H2) {
      return; // this database has no deferred constraints
    }
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<RelayState, RelayEvent> store = store(source, false);
      Database.execute(
          source,
          "CREATE TABLE parents (id INTEGER PRIMARY KEY)",
          "CREATE TABLE children (parent INTEGER,"
              + " CONSTRAINT has_parent FOREIGN KEY (parent) REFERENCES parents (id)"
              + " DEFERRABLE INITIALLY DEFERRED)");
      int[] attempts = new int[1];
      StoreException failed =
          assertThrows(
              StoreException.class,
              () ->
                  store.fire(
                      "n",
                      RelayEvent.RESET,
                      ADA,
                      c -> {
                        attempts[0]++;
                        run(c, "INSERT INTO children VALUES (7)");
                      }));
      assertEquals(1, attempts[0]);
      assertTrue(failed.getMessage().contains("refused"), failed::getMessage);
      assertTrue(
          failed.getMessage().toUpperCase(Locale.ROOT).contains("FOREIGN KEY"), failed::getMessage);
      assertEquals(0, store.get("n").version());
    }
  }

  @ParameterizedTest
  @EnumSource
  void recordsContainDatabaseError(Database database) {
    Instant[] now = {Instant.parse("2026-01-01T00:00:00Z")};
    try (HikariDataSource source = database.open(folder)) {
      Database.execute(source, TABLE);
      JdbcStore<EggState, dev.pawl.store.sample.EggEvent> eggs =
          JdbcStore.of(
                  EggStored.machine(
                      (b, opening) ->
                          b.logic(() -> true)
                              .effects(
                                  () -> {
                                    SQLException cause =
                                        new SQLException("x: notes_known", "23514");
                                    throw new IllegalStateException("Not rung", cause);
                                  })),
                  source)
              .clock(() -> now[0])
              .build();
      eggs.createTables();
      eggs.create("e");
      now[0] = now[0].plusSeconds(60);
      eggs.wakeAll(9);
      requireNamed(Database.query(source, "SELECT timer_error FROM pawl_egg").get(0));
      requireNamed(String.valueOf(eggs.refusals("e", 1).get(0).why()));

      JdbcStore<?, ?> pumps = JdbcStore.of(dev.pawl.store.sample.Machines.PUMP, source).build();
      pumps.createTables();
      Mailbox.send(source, Instant.now().minusSeconds(60), "p", 1);
      Outbox.of(source)
          .retry(1, dev.pawl.time.Backoff.exponential(Duration.ofSeconds(1), Duration.ofSeconds(2)))
          .build()
          .deliver(
              message -> {
                throw new IllegalStateException(
                    "x".repeat(2000), new SQLException("y: notes_known"));
              });
      requireNamed(Database.query(source, "SELECT last_error FROM pawl_outbox").get(0));
    }
  }
}
