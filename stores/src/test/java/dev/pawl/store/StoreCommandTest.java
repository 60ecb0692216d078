package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.store.command.StoreCommand;
import dev.pawl.store.sample.BeaconEvent;
import dev.pawl.store.sample.BeaconState;
import dev.pawl.store.sample.CircuitEvent;
import dev.pawl.store.sample.CircuitState;
import dev.pawl.store.sample.Machines;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StoreCommandTest {

  private static final Instant NOON = Instant.parse("2026-03-04T12:00:00Z");

  @TempDir Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private HikariDataSource source;
  private JdbcStore<CircuitState, CircuitEvent> circuits;
  private JdbcStore<BeaconState, BeaconEvent> beacons;
  private boolean terminal;

  @BeforeEach
  void open() {
    source = Database.SQLITE.open(folder);
    circuits = JdbcStore.of(Machines.CIRCUIT, source).clock(() -> NOON).build();
    circuits.createTables();
    circuits.create("c");
    circuits.fire("c", CircuitEvent.TRIP, Cause.by("dog").because("five failures"));
    beacons = JdbcStore.of(Machines.BEACON, source).clock(() -> NOON).build();
    beacons.createTables();
    beacons.create("b");
  }

  @AfterEach
  void close() {
    source.close();
  }

  private int run(String line) {
    return run(StoreCommand.of(circuits), line);
  }

  private int run(StoreCommand command, String line) {
    out.reset();
    err.reset();
    String[] args =
        Arrays.stream(line.split(" ")).map(a -> a.replace('_', ' ')).toArray(String[]::new);
    return command
        .named("circuits")
        .progress(terminal)
        .to(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8))
        .run(line.isEmpty() ? new String[0] : args);
  }

  private String told() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private String complaints() {
    return err.toString(StandardCharsets.UTF_8);
  }

  private void set(String what) {
    Database.execute(source, "UPDATE pawl_circuit SET " + what);
  }

  @Test
  void commandsOfHealthyStoreSucceed() {
    assertEquals(StoreCommand.DONE, run("check"), complaints());
    assertEquals("Circuit: 1 entity, 1 step, nothing wrong\n", told());
    assertEquals(StoreCommand.DONE, run("dry-run"));
    assertEquals("Circuit: of 1 past transition, none would be illegal\n", told());
    assertEquals(StoreCommand.DONE, run("history c"));
    assertEquals("1  2026-03-04T12:00:00Z  CLOSED → OPEN  trip  dog: five failures\n", told());
    assertEquals("", complaints());
  }

  @Test
  void inconsistentRowIsFoundAndRepaired() {
    set("state = 'HALF_OPEN'");
    assertEquals(StoreCommand.FOUND, run("check"));
    assertTrue(told().contains("STATE_MISMATCH c"), told());

    assertEquals(StoreCommand.DONE, run("restore c --actor ada --reason by_hand"), complaints());
    assertEquals("c in OPEN at version 2\n", told());
    assertEquals(StoreCommand.DONE, run("check"));

    set("state = 'HALF_OPEN'");
    assertEquals(StoreCommand.DONE, run("adopt c --actor ada --reason by_hand"), complaints());
    assertEquals("c in HALF_OPEN at version 3\n", told());
    assertEquals(StoreCommand.DONE, run("check"));

    assertEquals(StoreCommand.DONE, run("force c CLOSED --actor ada --reason by_hand"));
    assertEquals("c in CLOSED at version 4\n", told());
    run("history c");
    assertTrue(told().endsWith("HALF_OPEN → CLOSED  (forced)  ada: by hand\n"), told());
  }

  @Test
  void dryRunFindsRemovedTransition() {
    Database.execute(source, "UPDATE pawl_circuit_transitions SET event = 'success'");
    assertEquals(StoreCommand.FOUND, run("dry-run"));
    assertTrue(told().contains("1 would be illegal, first Circuit c step 1"), told());
  }

  @ParameterizedTest
  @CsvSource({
    "stuck OPEN, false",
    "stuck OPEN --for 90m, false",
    "stuck OPEN --for 30m, true",
    "stuck CLOSED --for 1s, false"
  })
  void stuckListsEntities(String line, boolean found) {
    circuits = JdbcStore.of(Machines.CIRCUIT, source).clock(() -> NOON.plusSeconds(3600)).build();
    assertEquals(StoreCommand.DONE, run(line), complaints());
    assertEquals(found ? "c in OPEN at version 1 since 2026-03-04T12:00:00Z\n" : "", told());
  }

  @ParameterizedTest
  @CsvSource({
    "chekc, There is no command \"chekc\".",
    "force c, STATE is missing.",
    "force c CLOSED, --actor is missing.",
    "force c CLOSED --actor ada, --reason is missing.",
    "force c CLOSED --actor ada --reason _, --reason is missing.",
    "force c CLOSED --actor, --actor needs a value.",
    "force c CLOSED --actor ada --actor bob, --actor was given twice.",
    "history c d, \"d\" was not expected.",
    "history c --limit 3, This command has no option --limit.",
    "stuck OPEN --for 1y, '--for must be a number with the unit s, m, h or d, such as 90s or 1h.'",
    "stuck OPEN --limit 0, --limit must be a number greater than 0.",
    "check --machine Circus, There is no machine \"Circus\". There are: Circuit."
  })
  void invalidCommandLineIsExplainedAndDoesNothing(String line, String why) {
    assertEquals(StoreCommand.USAGE, run(line));
    assertTrue(complaints().startsWith(why), complaints());
    assertEquals("", told());
    assertEquals(1, circuits.get("c").version());
  }

  @ParameterizedTest
  @CsvSource({
    "history d, There is no Circuit \"d\".",
    "force d CLOSED --actor ada --reason r, There is no Circuit \"d\".",
    "force c SHUT --actor ada --reason r, SHUT"
  })
  void refusedCommandIsExplained(String line, String why) {
    assertEquals(StoreCommand.FAILED, run(line));
    assertTrue(complaints().contains(why), complaints());
    assertEquals(1, circuits.get("c").version());
  }

  @Test
  void databaseErrorIsPrinted() {
    Database.execute(source, "DROP TABLE pawl_circuit_refusals", "DROP VIEW pawl_circuit_history");
    Database.execute(source, "DROP TABLE pawl_circuit_transitions");
    assertEquals(StoreCommand.FAILED, run("check"));
    assertTrue(complaints().contains("\n  because: "), complaints());
    assertTrue(complaints().contains("no such table"), complaints());
  }

  @Test
  void machineOptionIsRequiredForSeveralStores() {
    StoreCommand both = StoreCommand.of(circuits, beacons);
    assertEquals(StoreCommand.DONE, run(both, "check"));
    assertEquals(List.of("Circuit", "Beacon"), told().lines().map(l -> l.split(":")[0]).toList());
    assertEquals(StoreCommand.USAGE, run(both, "history b"));
    assertTrue(
        complaints().startsWith("--machine is missing. There are: Circuit, Beacon."), complaints());
    assertEquals(StoreCommand.DONE, run(both, "check --machine Beacon"));
    assertTrue(told().startsWith("Beacon: "), told());
    assertEquals(StoreCommand.DONE, run(both, "adopt b --machine Beacon --actor ada --reason r"));
    assertThrows(IllegalArgumentException.class, StoreCommand::of);
    assertThrows(IllegalArgumentException.class, () -> StoreCommand.of(circuits, circuits));
  }

  @Test
  void helpListsCommandsAndExitCodes() {
    assertEquals(StoreCommand.DONE, run("help"));
    assertTrue(told().contains("circuits force ID STATE --actor WHO --reason WHY"), told());
    assertTrue(told().contains("Exit codes: 0 done"), told());
    assertEquals(StoreCommand.USAGE, run(""));
    assertTrue(complaints().contains("circuits check [--machine NAME]"), complaints());
  }

  @Test
  void additionalCommandIsParsedAndListed() {
    StoreCommand own =
        StoreCommand.of(circuits)
            .add(
                "reset",
                "ID --actor WHO --reason WHY [--note TEXT]",
                "Closes a circuit.",
                (a, told) -> {
                  told.println(a.word("ID") + a.cause().reason() + a.option("--note").orElse("-"));
                  return circuits.get(a.word("ID")).version() == 1 ? 7 : 0;
                });
    assertEquals(7, run(own, "reset c --reason it_was_checked --actor ada"));
    assertEquals("cit was checked-\n", told());
    assertEquals(StoreCommand.USAGE, run(own, "reset c --actor ada"));
    assertTrue(complaints().contains("Usage: circuits reset ID --actor WHO"), complaints());
    run(own, "help");
    assertTrue(told().contains("    Closes a circuit.\n"), told());
  }

  @Test
  void valueMayFollowEqualsSignAndWordMayFollowDashes() {
    circuits.create("--c");
    circuits.fire("--c", CircuitEvent.TRIP);
    String reason = "--reason=a=b";
    assertEquals(StoreCommand.DONE, run("force --actor=ada " + reason + " -- --c CLOSED"));
    assertEquals("--c in CLOSED at version 2\n", told());
    assertEquals(StoreCommand.DONE, run("history -- --c"));
    assertTrue(told().endsWith("(forced)  ada: a=b\n"), told());
    assertEquals(StoreCommand.USAGE, run("force c CLOSED --actor= --reason=r"));
    assertTrue(complaints().startsWith("--actor is missing."), complaints());
  }

  @Test
  void progressIsShownAndCleared() {
    terminal = true;
    run("check");
    assertTrue(complaints().startsWith("\rChecking Circuit 100 %"), complaints());
    assertTrue(complaints().endsWith(" \r"), complaints());
  }
}
