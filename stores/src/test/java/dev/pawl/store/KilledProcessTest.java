package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.recovery.CheckReport;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.PumpEvent;
import dev.pawl.store.sample.PumpState;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Kills a working process repeatedly (SIGKILL) and checks the database. The long run is {@code
 * -Dpawl.stores.kills=50}.
 */
@Tag("slow")
class KilledProcessTest {

  private static final int KILLS = Integer.getInteger("pawl.stores.kills", 3);
  private static final long SEED = Seed.VALUE;

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(names = {"POSTGRESQL", "SQLITE"})
  void committedStepsAndMessagesSurviveKill(Database database) throws Exception {
    SplittableRandom random = new SplittableRandom(SEED);
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<PumpState, PumpEvent> store = JdbcStore.of(Machines.PUMP, source).build();
      store.createTables();
      for (int i = 0; i < DoomedProcess.ENTITIES; i++) {
        store.create("p" + i);
      }
      Path received = folder.resolve("received");
      for (int run = 1; run <= KILLS; run++) {
        killOne(source, received, random);
        requireWhole(store, run);
      }
      requireDelivered(source, received);
    }
  }

  private static void killOne(HikariDataSource source, Path received, SplittableRandom random)
      throws IOException, InterruptedException {
    String schema = source.getSchema() == null ? "" : source.getSchema();
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                DoomedProcess.class.getName(),
                source.getJdbcUrl(),
                schema,
                received.toString(),
                Long.toString(random.nextLong()))
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      assertEquals("pumping", out.readLine(), "the process must work before it is killed");
      Thread.sleep(random.nextInt(150));
    } finally {
      process.destroyForcibly().waitFor();
    }
  }

  /**
   * Checks that each entity is in the state of its last audit row, and that each step has its
   * message.
   */
  private static void requireWhole(JdbcStore<PumpState, PumpEvent> store, int run) {
    String where = "after kill " + run + ", seed " + SEED;
    CheckReport report = StoreCheck.of(store).run();
    assertTrue(report.isClean(), report + "\n" + where);
    assertEquals(DoomedProcess.ENTITIES, report.entities(), where);
    assertEquals(
        0,
        Database.number(
            store.source(),
            "SELECT COUNT(*) FROM pawl_pump e JOIN pawl_pump_transitions t ON t.entity_id = e.id"
                + " AND t.sequence = e.version WHERE t.to_state <> e.state"),
        where);
    // one statement, because the server may still execute statements of the killed client
    String key = "'Pump/' || t.entity_id || '/' || t.sequence || '/1'";
    assertEquals(
        List.of(),
        Database.query(
            store.source(),
            "SELECT "
                + key
                + " FROM pawl_pump_transitions t WHERE NOT EXISTS (SELECT 1 FROM pawl_outbox o"
                + " WHERE o.message_key = "
                + key
                + ") UNION ALL SELECT o.message_key FROM pawl_outbox o WHERE NOT EXISTS"
                + " (SELECT 1 FROM pawl_pump_transitions t WHERE o.message_key = "
                + key
                + ")"),
        where);
  }

  private static void requireDelivered(HikariDataSource source, Path received) throws IOException {
    // as if the leases of the killed process had ended
    Clock later = Clock.offset(Clock.systemUTC(), Duration.ofHours(1));
    Outbox outbox = Outbox.of(source).clock(later).build();
    outbox.deliverAll(DoomedProcess.appendingTo(received));
    assertEquals(new Outbox.Backlog(0, 0), outbox.backlog());

    List<String> lines = Files.readAllLines(received);
    Set<String> first = new HashSet<>();
    Set<String> keys = new HashSet<>();
    for (String line : lines) {
      String[] words = line.split(" ");
      keys.add(words[0]);
      if (words[1].equals("false")) {
        assertTrue(first.add(words[0]), words[0] + " came twice and was not marked, seed " + SEED);
      }
    }
    Set<String> sent = new HashSet<>(Database.query(source, "SELECT message_key FROM pawl_outbox"));
    assertEquals(sent, keys, "exactly the expected messages, seed " + SEED);
    System.out.printf(
        "%d kills: %d messages, %d deliveries (seed %d)%n", KILLS, sent.size(), lines.size(), SEED);
  }
}
