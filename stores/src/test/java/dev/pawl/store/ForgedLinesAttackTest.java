package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.store.command.StoreCommand;
import dev.pawl.store.outbox.DeliveryListener;
import dev.pawl.store.outbox.Message;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.sample.CircuitEvent;
import dev.pawl.store.sample.CircuitState;
import dev.pawl.store.sample.Machines;
import dev.pawl.time.Backoff;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that data with control characters cannot forge lines in the output of commands. */
@Tag("attack")
class ForgedLinesAttackTest {

  private static final Instant NOON = Instant.parse("2026-03-04T12:00:00Z");

  /** Characters that end a line, move the cursor, or hide or reorder text. */
  private static final String EVIL =
      "x\n2  2026-03-04T12:00:01Z  OPEN → CLOSED  forged\r\u001B[2J\u0007\u0085\u009B\u2028\u2029"
          + "\u202E\u2066\u200B\u00AD\uFEFF\uDB40\uDC41\t\u007F";

  @TempDir Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private HikariDataSource source;
  private JdbcStore<CircuitState, CircuitEvent> circuits;

  @BeforeEach
  void open() {
    source = Database.SQLITE.open(folder);
    circuits = JdbcStore.of(Machines.CIRCUIT, source).clock(() -> NOON).build();
    circuits.createTables();
    circuits.create(EVIL);
    circuits.fire(EVIL, CircuitEvent.TRIP, Cause.by(EVIL).because(EVIL).with(EVIL, EVIL));
  }

  @AfterEach
  void close() {
    source.close();
  }

  /**
   * Runs a command and checks the number of lines, unless it is negative, and that no character is
   * hidden.
   */
  private String run(int code, int lines, String... args) {
    out.reset();
    err.reset();
    int ended =
        StoreCommand.of(circuits)
            .add("oops", "", "", (a, told) -> fail())
            .progress(true)
            .to(
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8))
            .run(args);
    String progress = "\r[A-Z][a-z ]+ Circuit \\d+ %|\r +\r";
    String told =
        out.toString(StandardCharsets.UTF_8)
            + err.toString(StandardCharsets.UTF_8).replaceAll(progress, "");
    assertEquals(code, ended, told);
    if (lines >= 0) {
      assertEquals(lines, told.lines().count(), told);
    }
    assertTrue(told.lines().noneMatch(line -> line.startsWith("2 ")), told);
    assertTrue(
        told.codePoints()
            .filter(c -> c != '\n')
            .mapToObj(Character::getType)
            .noneMatch(
                type ->
                    type == Character.CONTROL
                        || type == Character.FORMAT
                        || type == Character.LINE_SEPARATOR
                        || type == Character.PARAGRAPH_SEPARATOR),
        told);
    return told;
  }

  private static int fail() {
    throw new IllegalStateException(EVIL, new IllegalArgumentException(EVIL));
  }

  @Test
  void historyPrintsOneLinePerRecord() {
    String told = run(StoreCommand.DONE, 1, "history", EVIL);
    assertTrue(told.startsWith("1  2026-03-04T12:00:00Z  CLOSED → OPEN  trip  x\\n2  "), told);
    assertTrue(told.contains("\\u001b[2J"), told);
    assertTrue(told.contains("\\u202e") && told.contains("\\udb40\\udc41"), told);
  }

  @Test
  void checkPrintsOneLinePerFinding() {
    Database.execute(
        source,
        "PRAGMA ignore_check_constraints = on",
        "UPDATE pawl_circuit_transitions SET event = char(10) || 'e' || char(27), to_state = 's' ||"
            + " char(10)",
        "UPDATE pawl_circuit SET version = 7");
    String findings = run(StoreCommand.FOUND, -1, "check");
    assertTrue(findings.lines().skip(1).allMatch(line -> line.matches("  [A-Z_]+ x.*")), findings);
    run(StoreCommand.FOUND, 2, "dry-run");
  }

  @Test
  void parkedPrintsOneLinePerMessage() {
    Mailbox.send(source, NOON, EVIL, 1, 2);
    String key = "Pump/" + EVIL + "/1/1";
    run(StoreCommand.FAILED, 1, "unpark", key);
    Outbox outbox =
        Outbox.of(source)
            .listener(
                new DeliveryListener() {
                  @Override
                  public void failed(Message message, Throwable error, boolean parked) {}
                })
            .retry(1, Backoff.exponential(Duration.ofDays(1), Duration.ofDays(1)))
            .build();
    outbox.deliver(
        m -> {
          throw new IllegalStateException(EVIL);
        });
    String parked = run(StoreCommand.DONE, 2, "parked");
    assertTrue(parked.startsWith("Pump/x\\n2  "), parked);
    assertTrue(parked.contains("after 1 attempts: java.lang.IllegalStateException: x"), parked);
    run(StoreCommand.DONE, 1, "skip", key, "--actor", "ada", "--reason", "gone");
    run(StoreCommand.FAILED, 1, "skip", key, "--actor", "ada", "--reason", "gone");
    run(StoreCommand.USAGE, 2, "skip", key, "--actor", "ada");
    run(StoreCommand.DONE, 1, "unpark", "Pump/" + EVIL + "/2/1");
    assertEquals("0 messages will be retried\n", run(StoreCommand.DONE, 1, "unpark-all"));
    assertEquals(new Outbox.Backlog(1, 0), outbox.backlog());
  }

  @Test
  void refusalsResultsAndErrorsAreSingleLines() {
    run(StoreCommand.FAILED, 1, "history", "no" + EVIL);
    run(StoreCommand.FAILED, 1, "force", "no" + EVIL, "CLOSED", "--actor", "a", "--reason", "r");
    run(StoreCommand.FAILED, 1, "force", EVIL, EVIL, "--actor", "a", "--reason", "r");
    run(StoreCommand.DONE, 1, "force", EVIL, "CLOSED", "--actor", EVIL, "--reason", EVIL);
    run(StoreCommand.DONE, 0, "stuck", "CLOSED");
    Database.execute(source, "UPDATE pawl_circuit SET updated_at = '2026-03-01 00:00:00.000000'");
    run(StoreCommand.DONE, 1, "stuck", "CLOSED");
    run(StoreCommand.USAGE, 1, EVIL);
    run(StoreCommand.USAGE, 2, "history", "c", EVIL);
    run(StoreCommand.USAGE, 2, "history", "c", "--" + EVIL);
    run(StoreCommand.USAGE, 2, "check", "--machine", EVIL);
    run(StoreCommand.FAILED, 2, "oops");
    assertEquals(List.of("a\\nb"), List.of(StoreCommand.oneLine("a\nb")));
  }
}
