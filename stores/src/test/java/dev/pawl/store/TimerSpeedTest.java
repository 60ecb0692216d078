package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.store.sample.EggEvent;
import dev.pawl.store.sample.EggState;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.timer.TimerListener;
import dev.pawl.store.timer.TimerReport;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Measures the timers per second, compared with a plain loop: {@code -Dpawl.stores.fired=10000}.
 */
@EnabledIfSystemProperty(named = "pawl.stores.fired", matches = "\\d+")
class TimerSpeedTest {

  private static final int FIRED = Integer.getInteger("pawl.stores.fired", 1000);
  private static final Instant START = Instant.parse("2025-11-22T20:00:00Z");

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void timersFiredInASecond(Database database) throws InterruptedException {
    try (HikariDataSource source = database.open(folder, 8)) {
      JdbcStore<EggState, EggEvent> store = JdbcStore.of(Machines.egg(id -> true), source).build();
      Eggs.createTables(store);
      measure(database + " warm", store, 1, true);
      measure(database + " bare loop", store, 1, true);
      measure(database + " worker of 1 thread", store, 1, false);
      measure(database + " bare loops of 8 threads", store, 8, true);
      measure(database + " worker of 8 threads", store, 8, false);
    }
  }

  private static void measure(
      String what, JdbcStore<EggState, EggEvent> store, int threads, boolean bare)
      throws InterruptedException {
    Database.execute(
        store.source(),
        "DELETE FROM pawl_egg_transitions",
        "DELETE FROM pawl_outbox",
        "DELETE FROM pawl_egg");
    Eggs.add(store.source(), START, "e", 0, FIRED);
    Database.execute(store.source(), "ANALYZE");
    TimerReport[] reports = new TimerReport[threads];
    List<Thread> running = new ArrayList<>();
    long began = System.nanoTime();
    for (int i = 0; i < threads; i++) {
      int number = i;
      Thread thread =
          new Thread(
              () -> {
                if (bare) {
                  for (List<Stored<EggState>> due = store.due(50);
                      !due.isEmpty();
                      due = store.due(50)) {
                    due.forEach(one -> store.wake(one.id()));
                  }
                } else {
                  reports[number] =
                      store.timers().runOnce(Integer.MAX_VALUE, TimerListener.NONE, () -> false);
                }
              });
      thread.start();
      running.add(thread);
    }
    for (Thread thread : running) {
      thread.join();
    }
    double seconds = (System.nanoTime() - began) / 1e9;
    assertEquals(
        FIRED,
        Database.number(store.source(), "SELECT COUNT(*) FROM pawl_egg WHERE state = 'READY'"));
    long lost = bare ? 0 : List.of(reports).stream().mapToLong(TimerReport::conflicts).sum();
    System.out.printf("%s: %.0f a second, %d lost%n", what, FIRED / seconds, lost);
  }
}
