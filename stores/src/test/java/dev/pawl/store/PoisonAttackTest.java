package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.store.outbox.Outbox;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests a message that kills each process that receives it. Each killed process is restarted. */
@Tag("attack")
class PoisonAttackTest {

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(names = "POSTGRESQL")
  @Timeout(120)
  void messageThatKillsProcessIsParkedAndOthersAreDelivered(Database database) throws Exception {
    try (HikariDataSource source = database.open(folder)) {
      Mailbox.create(source);
      Instant now = Instant.now();
      Mailbox.send(source, now, "a", 1);
      Mailbox.send(source, now, PoisonedProcess.POISON, 1);
      Mailbox.send(source, now, "b", 1, 2, 3, 4, 5, 6, 7, 8, 9);
      Path received = folder.resolve("received");
      int deaths = 0;
      Outbox outbox = PoisonedProcess.builder(source).build();
      for (int run = 0; run < 30 && outbox.backlog().waiting() > 0; run++) {
        deaths += run(source, received) == 137 ? 1 : 0;
        Thread.sleep(300);
      }
      assertEquals(PoisonedProcess.ATTEMPTS, deaths);
      assertEquals(new Outbox.Backlog(0, 1), outbox.backlog());
      assertEquals("Pump/poison/1/1", outbox.parked(9).get(0).message().key());

      List<String> lines = Files.readAllLines(received);
      List<String> expected = new ArrayList<>(List.of("Pump/a/1/1 false"));
      for (int i = 1; i <= 9; i++) {
        expected.add("Pump/b/" + i + "/1 false");
      }
      List<String> others =
          lines.stream().filter(one -> !one.contains(PoisonedProcess.POISON)).sorted().toList();
      assertEquals(expected, others, "each is delivered once and not marked as repeated");
      assertEquals(
          List.of("Pump/poison/1/1 false", "Pump/poison/1/1 true", "Pump/poison/1/1 true"),
          lines.stream().filter(one -> one.contains(PoisonedProcess.POISON)).toList());
      assertTrue(
          lines.lastIndexOf("Pump/poison/1/1 true") > lines.indexOf("Pump/b/9/1 false"),
          "the others are delivered before its retry: " + lines);
    }
  }

  private static int run(HikariDataSource source, Path received) throws Exception {
    String schema = source.getSchema() == null ? "" : source.getSchema();
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            PoisonedProcess.class.getName(),
            source.getJdbcUrl(),
            schema,
            received.toString())
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
  }
}
