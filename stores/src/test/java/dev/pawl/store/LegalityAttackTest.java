package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.recovery.CheckReport;
import dev.pawl.store.recovery.DryRun;
import dev.pawl.store.recovery.Finding;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.BeaconEvent;
import dev.pawl.store.sample.BeaconState;
import dev.pawl.store.sample.CircuitEvent;
import dev.pawl.store.sample.CircuitState;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.ParcelEvent;
import dev.pawl.store.sample.ParcelState;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that each error of a manipulated history is reported once. */
@Tag("attack")
class LegalityAttackTest {

  private static final Cause ADA = Cause.by("ada").because("told to");
  private static final Instant START = Instant.parse("2025-11-22T20:00:00Z");

  private Instant now = START;
  private HikariDataSource source;

  @TempDir Path folder;

  @BeforeEach
  void open() {
    source = Database.H2.open(folder);
  }

  @AfterEach
  void close() {
    source.close();
  }

  private <S, E> JdbcStore<S, E> store(StoredMachine<S, E> machine, DataSource where) {
    JdbcStore<S, E> store = JdbcStore.of(machine, where).clock(() -> now).build();
    store.createTables();
    return store;
  }

  private static String wrong(JdbcStore<?, ?> store, String id) {
    return assertThrows(IllegalStateException.class, () -> store.requireLegal(id)).getMessage();
  }

  private static void assertOneIllegal(JdbcStore<?, ?> store, long step) {
    CheckReport report = StoreCheck.of(store).run();
    assertEquals(Map.of(Finding.Kind.ILLEGAL_STEP, 1L), report.counts(), report::toString);
    assertEquals(step, report.findings().get(0).sequence());
  }

  private JdbcStore<ParcelState, ParcelEvent> parcel() {
    JdbcStore<ParcelState, ParcelEvent> store = store(Machines.PARCEL, source);
    store.create("p");
    store.fire("p", ParcelEvent.seal(), ADA);
    store.fire("p", ParcelEvent.pay(12), ADA);
    store.fire("p", ParcelEvent.ship(), ADA);
    store.requireLegal("p");
    return store;
  }

  @Test
  void repeatedStepOfRegionIsIllegal() {
    JdbcStore<ParcelState, ParcelEvent> store = parcel();
    Database.execute(
        source,
        "UPDATE pawl_parcel_transitions SET from_state = 'BOXING', to_state = 'SEALED', event ="
            + " 'seal' WHERE sequence = 2");

    assertEquals(
        "Parcel p, step 2: Parcel: BOXING → SEALED on seal is not legal in DUE, SEALED."
            + " Legal here: pay, cancel, ship.",
        wrong(store, "p"));
    assertOneIllegal(store, 2);
    DryRun.Report dry = DryRun.of(store).against(Machines.PARCEL);
    assertEquals(1, dry.illegalSteps());
    assertEquals(2, dry.illegal().get(0).firstSequence());
  }

  @Test
  void stepAfterFinalStateIsIllegal() {
    JdbcStore<ParcelState, ParcelEvent> store = parcel();
    Database.execute(
        source,
        "UPDATE pawl_parcel_transitions SET from_state = 'DUE', to_state = 'CANCELLED', event ="
            + " 'cancel' WHERE sequence = 2");

    assertTrue(wrong(store, "p").startsWith("Parcel p, step 3: "), wrong(store, "p"));
    assertOneIllegal(store, 3);
  }

  @Test
  void timerOfInactiveStateIsIllegal() {
    JdbcStore<BeaconState, BeaconEvent> store = store(Machines.BEACON, source);
    store.create("b");
    now = START.plusMillis(2000);
    store.wake("b");
    now = START.plusMillis(2500);
    store.fire("b", BeaconEvent.STOP, ADA);
    store.requireLegal("b");
    String timer = store.history("b").get(0).event();
    Database.execute(
        source, "UPDATE pawl_beacon_transitions SET event = '" + timer + "' WHERE sequence = 2");

    assertTrue(wrong(store, "b").contains("only the machine raises that event"), wrong(store, "b"));
    assertOneIllegal(store, 2);
  }

  @Test
  void longHistoryIsReadInPages() {
    JdbcStore<CircuitState, CircuitEvent> store = store(Machines.CIRCUIT, source);
    store.create("c");
    CircuitEvent[] round = {CircuitEvent.TRIP, CircuitEvent.COOLDOWN, CircuitEvent.SUCCESS};
    for (int i = 0; i < 1_005; i++) {
      store.fire("c", round[i % 3], ADA);
    }
    store.requireLegal("c");
    Database.execute(
        source, "UPDATE pawl_circuit_transitions SET event = 'success' WHERE sequence = 1003");

    assertTrue(wrong(store, "c").startsWith("Circuit c, step 1003: "), wrong(store, "c"));
    assertOneIllegal(store, 1003);
  }
}
