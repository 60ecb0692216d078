package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.store.recovery.CheckReport;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.CircuitEvent;
import dev.pawl.store.sample.CircuitState;
import dev.pawl.store.sample.Machines;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Runs 32 writers on 100 rows. The long run is {@code -Dpawl.stores.attempts=200000}. On H2, the
 * writers make only a tenth of the attempts.
 */
@Tag("slow")
class WritersTest {

  private static final int WRITERS = 32;
  private static final int ROWS = 100;
  private static final int ATTEMPTS = Integer.getInteger("pawl.stores.attempts", 2000);
  private static final long SEED = Seed.VALUE;

  @TempDir Path folder;

  /** The results of the attempts of one writer. */
  private static final class Tally {
    long moved;
    long illegal;
    long stale;
  }

  @ParameterizedTest
  @EnumSource
  void noStepIsLostAndEveryAttemptIsCounted(Database database) throws Exception {
    int attempts = database == Database.H2 ? ATTEMPTS / 10 : ATTEMPTS;
    try (HikariDataSource source = database.open(folder, WRITERS)) {
      JdbcStore<CircuitState, CircuitEvent> store = JdbcStore.of(Machines.CIRCUIT, source).build();
      store.createTables();
      for (int i = 0; i < ROWS; i++) {
        store.create("c" + i);
      }
      long began = System.nanoTime();
      Tally all = run(store, attempts);
      long seconds = (System.nanoTime() - began) / 1_000_000_000L;
      System.out.printf(
          "%s: %d attempts by %d writers, %d moved, %d illegal, %d stale, %d s (seed %d)%n",
          database, attempts, WRITERS, all.moved, all.illegal, all.stale, seconds, SEED);

      CheckReport report = StoreCheck.of(store).run();
      assertTrue(report.isClean(), report + "\nseed " + SEED);
      assertEquals(all.moved, report.steps(), "steps, seed " + SEED);
      assertEquals(
          all.moved,
          Database.number(source, "SELECT SUM(version) FROM pawl_circuit"),
          "versions, seed " + SEED);
      assertEquals(
          all.illegal,
          Database.number(
              source, "SELECT COUNT(*) FROM pawl_circuit_refusals WHERE outcome = 'illegal'"));
      assertEquals(
          all.stale,
          Database.number(
              source, "SELECT COUNT(*) FROM pawl_circuit_refusals WHERE outcome = 'stale'"));
      assertEquals(attempts, all.moved + all.illegal + all.stale);
      assertTrue(all.moved > 0 && all.illegal > 0);
    }
  }

  private static Tally run(JdbcStore<CircuitState, CircuitEvent> store, int attempts)
      throws Exception {
    Set<String> steps = ConcurrentHashMap.newKeySet();
    ExecutorService pool = Executors.newFixedThreadPool(WRITERS);
    List<Future<Tally>> running = new ArrayList<>();
    for (int i = 0; i < WRITERS; i++) {
      int own = attempts / WRITERS + (i < attempts % WRITERS ? 1 : 0);
      SplittableRandom random = new SplittableRandom(SEED + i);
      running.add(pool.submit((Callable<Tally>) () -> write(store, own, random, steps)));
    }
    Tally all = new Tally();
    for (Future<Tally> one : running) {
      all.moved += one.get().moved;
      all.illegal += one.get().illegal;
      all.stale += one.get().stale;
    }
    pool.shutdown();
    assertEquals(all.moved, steps.size(), "no two were told the same step");
    return all;
  }

  private static Tally write(
      JdbcStore<CircuitState, CircuitEvent> store,
      int attempts,
      SplittableRandom random,
      Set<String> steps) {
    Tally tally = new Tally();
    for (int i = 0; i < attempts; i++) {
      String id = "c" + random.nextInt(ROWS);
      CircuitEvent event = CircuitEvent.values()[random.nextInt(CircuitEvent.values().length)];
      Cause cause = Cause.by(Thread.currentThread().getName()).because("attempt " + i);
      try {
        Stored<CircuitState> after;
        if (random.nextInt(4) == 0) {
          after = store.fire(store.get(id), event, cause);
        } else {
          after = store.fire(id, event, cause);
        }
        steps.add(id + "/" + after.version());
        tally.moved++;
      } catch (IllegalTransitionError e) {
        tally.illegal++;
      } catch (StaleStateError e) {
        tally.stale++;
      }
    }
    return tally;
  }
}
