package dev.pawl.benchmarks.stores;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.benchmarks.Versions;
import dev.pawl.benchmarks.figure.Figure;
import dev.pawl.benchmarks.stores.database.Database;
import dev.pawl.benchmarks.stores.due.DueContender;
import dev.pawl.benchmarks.stores.due.PawlOutbox;
import dev.pawl.benchmarks.stores.due.PawlTimers;
import dev.pawl.benchmarks.stores.due.PlainOutbox;
import dev.pawl.benchmarks.stores.due.PlainTimers;
import dev.pawl.benchmarks.stores.due.ScheduledOutbox;
import dev.pawl.benchmarks.stores.due.ScheduledTimers;
import dev.pawl.benchmarks.stores.step.PawlSteps;
import dev.pawl.benchmarks.stores.step.PlainSteps;
import dev.pawl.benchmarks.stores.step.SpringSteps;
import dev.pawl.benchmarks.stores.step.StepContender;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that every contender works on SQLite, and that missing work is detected. */
class StorePartTest {

  @TempDir Path folder;

  @Test
  void everyContenderDoesTheWorkOfItsRows() throws Exception {
    try (Database database = Database.sqlite(folder)) {
      List<Figure> figures = StorePart.measure(database, new Extent(0, 1, 20, 60));
      String scheduler = "db-scheduler " + Versions.of("db-scheduler");
      assertEquals(
          List.of(
              "steps per second, SQLite: Pawl",
              "steps per second, SQLite: plain JDBC",
              "audited steps per second, SQLite: Pawl",
              "audited steps per second, SQLite: plain JDBC",
              "audited steps per second without reading, SQLite: Pawl",
              "audited steps per second without reading, SQLite: plain JDBC",
              "timers handled per second, SQLite: Pawl",
              "timers handled per second, SQLite: plain JDBC",
              "timers handled per second, SQLite: " + scheduler,
              "outbox messages per second, SQLite: Pawl",
              "outbox messages per second, SQLite: plain JDBC",
              "outbox messages per second, SQLite: " + scheduler),
          figures.stream().map(one -> one.row() + ": " + one.contender()).toList());
      for (Figure figure : figures) {
        assertTrue(figure.value() > 0 && !figure.note().isBlank(), figure::toString);
      }
    }
  }

  @Test
  void missingStoredStepIsDetected() throws Exception {
    try (Database database = Database.sqlite(folder)) {
      check(database, "pawl_one", new PawlSteps(database, "one", true));
      check(database, "pawl_two", new PawlSteps(database, "two", false));
      check(database, "plain_three", new PlainSteps(database, "three", true, true));
      check(database, "plain_four", new PlainSteps(database, "four", false, true));
      check(database, "plain_five", new PlainSteps(database, "five", true, false));
    }
  }

  @Test
  void springStatemachineStoresStepsInSupportedDatabases() throws Exception {
    try (Database database = Database.memory()) {
      check(database, "state_machine", new SpringSteps(database));
    }
  }

  private static void check(Database database, String table, StepContender one) throws Exception {
    one.check();
    for (int i = 0; i < 2 * StepContender.BREAKERS + 7; i++) {
      one.step();
    }
    one.check();
    try (HikariDataSource other = database.connect(1)) {
      database.require(
          other,
          StepContender.BREAKERS - 7,
          "SELECT COUNT(*) FROM " + table + " WHERE state = 'HALF_OPEN'");
      database.execute(
          other, List.of("UPDATE " + table + " SET state = 'OPEN' WHERE state = 'HALF_OPEN'"));
    }
    assertThrows(IllegalStateException.class, one::check, one.name());
    one.close();
  }

  @Test
  void unhandledDueTimerIsDetected() throws Exception {
    try (Database database = Database.sqlite(folder)) {
      for (DueContender one :
          List.of(
              new PawlTimers(database),
              new PlainTimers(database),
              new ScheduledTimers(database),
              new PawlOutbox(database),
              new PlainOutbox(database),
              new ScheduledOutbox(database))) {
        one.prepare(0, 5);
        assertThrows(IllegalStateException.class, () -> one.check(0, 5), one.name());
        one.handle();
        one.stop();
        one.check(0, 5);
        assertThrows(IllegalStateException.class, () -> one.check(0, 6), one.name());
        one.close();
      }
    }
  }
}
