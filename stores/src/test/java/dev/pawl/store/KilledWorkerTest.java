package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.store.recovery.CheckReport;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.EggEvent;
import dev.pawl.store.sample.EggState;
import dev.pawl.store.timer.ParkedTimer;
import dev.pawl.store.timer.TimerWorker;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Kills the process of a timer worker (SIGKILL), or lets a timer end the process, and then checks
 * which timers have fired. The long run is {@code -Dpawl.stores.kills=50}; this test makes at most
 * 20 of these kills.
 */
@Tag("attack")
class KilledWorkerTest {

  private static final int KILLS = Math.min(20, Integer.getInteger("pawl.stores.kills", 3) - 1);
  private static final int GOOD = KILLS < 3 ? 400 : 985;
  private static final long SEED = Seed.VALUE;
  private static final Instant START = Instant.parse("2025-11-22T20:00:00Z");

  @TempDir Path folder;

  private static Process start(HikariDataSource source) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            DoomedWorker.class.getName(),
            source.getJdbcUrl(),
            source.getSchema() == null ? "" : source.getSchema())
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  @ParameterizedTest
  @EnumSource(names = {"POSTGRESQL", "SQLITE"})
  void killedWorkersLoseNoTimer(Database database) throws Exception {
    SplittableRandom random = new SplittableRandom(SEED);
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<EggState, EggEvent> store = DoomedWorker.store(source);
      Eggs.createTables(store);
      Eggs.add(source, START, "b", 0, 10);
      Eggs.add(source, START.minusSeconds(1), "u", 0, 5);
      Database.execute(source, "UPDATE pawl_egg SET state = 'POACHED' WHERE id LIKE 'u%'");
      for (int kill = 0; kill < KILLS; kill++) {
        Eggs.add(source, START, "e", GOOD * kill / KILLS, GOOD * (kill + 1) / KILLS);
        Process process = start(source);
        try (BufferedReader out =
            new BufferedReader(
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
          assertEquals("firing", out.readLine(), "it must fire before it is killed, seed " + SEED);
          Thread.sleep(random.nextInt(60));
        } finally {
          process.destroyForcibly().waitFor();
        }
        assertTrue(
            Database.number(
                    source,
                    "SELECT COUNT(*) FROM pawl_egg WHERE timer_attempts > 0 AND timer_error IS"
                        + " NULL")
                <= DoomedWorker.THREADS * (kill + 1),
            "a kill counts only attempts that its threads have begun, seed " + SEED);
      }
      long left =
          Database.number(
              source, "SELECT COUNT(*) FROM pawl_egg WHERE id LIKE 'e%' AND state = 'BOILING'");
      finish(store, 10);

      assertEquals(
          GOOD, Database.number(source, "SELECT COUNT(*) FROM pawl_egg WHERE state = 'READY'"));
      assertEquals(GOOD, Database.number(source, "SELECT COUNT(*) FROM pawl_egg_transitions"));
      assertEquals(GOOD, Database.number(source, "SELECT COUNT(*) FROM pawl_outbox"));
      assertTrue(store.timers().parked(100).stream().allMatch(p -> p.entityId().startsWith("b")));
      assertEquals(
          5,
          Database.number(
              source,
              "SELECT COUNT(*) FROM pawl_egg WHERE state = 'POACHED' AND timer_attempts = 0"
                  + " AND due_at = timer_at"));
      Database.execute(source, "UPDATE pawl_egg SET state = 'BOILING' WHERE state = 'POACHED'");
      finish(store, 10);
      CheckReport report = StoreCheck.of(store).run();
      assertTrue(report.isClean(), report.toString());
      System.out.printf(
          "%s: %d kills, %d left to fire after them (seed %d)%n", database, KILLS, left, SEED);
    }
  }

  @ParameterizedTest
  @EnumSource(names = "SQLITE")
  void timerThatKillsProcessIsParkedAlone(Database database) throws Exception {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<EggState, EggEvent> store = DoomedWorker.store(source);
      Eggs.createTables(store);
      Eggs.add(source, START, "e", 0, 100);
      Eggs.add(source, START, "k", 0, 1);
      Eggs.add(source, START, "z", 0, 30);
      for (int i = 0; i < DoomedWorker.ATTEMPTS; i++) {
        Process process = start(source);
        process.getInputStream().readAllBytes();
        assertEquals(137, process.waitFor());
      }
      finish(store, 1);
      ParkedTimer parked = store.timers().parked(10).get(0);
      assertEquals("k0000000", parked.entityId());
      assertEquals(DoomedWorker.ATTEMPTS, parked.attempts());
      assertEquals("the process ended during each attempt", parked.error());
      assertEquals(
          130, Database.number(source, "SELECT COUNT(*) FROM pawl_egg WHERE state = 'READY'"));
    }
  }

  /** Fires timers in this process until only parked ones are left. */
  private static void finish(JdbcStore<EggState, EggEvent> store, int parked)
      throws InterruptedException {
    long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
    try (TimerWorker worker =
        TimerWorker.of(store.timers()).poll(Duration.ofMillis(50)).build().start()) {
      while (store.timers().parked(100).size() < parked
          || Database.number(
                  store.source(),
                  "SELECT COUNT(*) FROM pawl_egg WHERE state = 'BOILING' AND parked_at IS NULL")
              > 0) {
        assertTrue(System.nanoTime() < end, worker.report() + ", seed " + SEED);
        Thread.sleep(20);
      }
    }
  }
}
