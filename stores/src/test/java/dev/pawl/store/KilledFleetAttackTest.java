package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.store.recovery.CheckReport;
import dev.pawl.store.recovery.StoreCheck;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Repeatedly kills four processes that share a database, its timers and its outbox. */
@Tag("attack")
class KilledFleetAttackTest {

  private static final int KILLS = Math.max(2, Integer.getInteger("pawl.stores.kills", 3) - 1);
  private static final int EGGS = KILLS < 3 ? 300 : 2000;
  private static final long SEED = Seed.VALUE;
  private static final Instant START = Instant.parse("2025-11-22T20:00:00Z");

  @TempDir Path folder;

  private static Process start(HikariDataSource source) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            DoomedFleet.class.getName(),
            source.getJdbcUrl(),
            source.getSchema())
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static BufferedReader out(Process process) {
    return new BufferedReader(
        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  @Test
  void killedFleetLosesNothingAndRarelyConflicts() throws Exception {
    SplittableRandom random = new SplittableRandom(SEED);
    List<Process> fleet = new ArrayList<>();
    try (HikariDataSource source = Database.POSTGRESQL.open(folder)) {
      JdbcStore<?, ?> store = DoomedFleet.store(source);
      Eggs.createTables(store);
      Database.execute(source, "CREATE TABLE received (key TEXT)");
      for (int i = 0; i < 4; i++) {
        fleet.add(start(source));
      }
      for (int kill = 0; kill < KILLS; kill++) {
        Process doomed = fleet.remove(0);
        out(doomed).readLine();
        Eggs.add(source, START, "e", EGGS * kill / KILLS / 2, EGGS * (kill + 1) / KILLS / 2);
        Thread.sleep(random.nextInt(100));
        doomed.destroyForcibly().waitFor();
        fleet.add(start(source));
      }
      for (Process process : fleet) {
        out(process).readLine();
      }
      Eggs.add(source, START, "e", EGGS / 2, EGGS);
      long end = System.nanoTime() + Duration.ofMinutes(2).toNanos();
      while (Database.number(source, "SELECT COUNT(*) FROM pawl_egg WHERE state = 'BOILING'") > 0
          || Database.number(source, "SELECT COUNT(*) FROM pawl_outbox WHERE delivered_at IS NULL")
              > 0) {
        assertTrue(System.nanoTime() < end, "seed " + SEED);
        Thread.sleep(50);
      }
      long woken = 0;
      long lost = 0;
      for (Process process : fleet) {
        process.getOutputStream().close();
        String last = out(process).lines().reduce("", (one, next) -> next);
        woken += Long.parseLong(last.split(" ")[0]);
        lost += Long.parseLong(last.split(" ")[1]);
      }

      if (Seed.isLong()) {
        // A small number of wakes on a busy machine shows little about the distribution of work.
        assertTrue(lost <= woken / 20, lost + " lost of " + woken + ", seed " + SEED);
      }
      assertEquals(EGGS, Database.number(source, "SELECT COUNT(*) FROM pawl_egg_transitions"));
      assertEquals(EGGS, Database.number(source, "SELECT COUNT(*) FROM pawl_outbox"));
      assertEquals(EGGS, Database.number(source, "SELECT COUNT(DISTINCT key) FROM received"));
      assertEquals(0, Database.number(source, "SELECT COUNT(*) FROM pawl_egg_refusals"));
      CheckReport report = StoreCheck.of(store).run();
      assertTrue(report.isClean(), report.toString());
      System.out.printf(
          "%d kills, %d woken by those that survived, %d lost, %d received twice (seed %d)%n",
          KILLS,
          woken,
          lost,
          Database.number(source, "SELECT COUNT(*) FROM received") - EGGS,
          SEED);
    } finally {
      fleet.forEach(Process::destroyForcibly);
    }
  }
}
