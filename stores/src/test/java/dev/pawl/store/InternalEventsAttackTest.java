package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.store.history.Refused;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.BeaconCodec;
import dev.pawl.store.sample.BeaconEvent;
import dev.pawl.store.sample.BeaconState;
import dev.pawl.store.sample.Machines;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that events that only the machine itself may raise cannot be fired from outside. */
@Tag("attack")
class InternalEventsAttackTest {

  private static final Cause MALLORY = Cause.by("mallory").because("cannot wait");
  private static final Instant START = Instant.parse("2025-11-22T20:00:00Z");

  private Instant now = START;

  @TempDir Path folder;

  private JdbcStore<BeaconState, BeaconEvent> store(HikariDataSource source) {
    JdbcStore<BeaconState, BeaconEvent> store =
        JdbcStore.of(Machines.BEACON, source).clock(() -> now).build();
    store.createTables();
    return store;
  }

  @ParameterizedTest
  @EnumSource
  void textIsMappedToEventsAndFired(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<BeaconState, BeaconEvent> store = store(source);
      Stored<BeaconState> lit = store.create("b");
      BeaconEvent early = BeaconCodec.eventFromWire("LIT.after.2s");
      String why =
          "Beacon b: LIT.after.2s cannot be fired: the machine itself raises it 2s after LIT is entered. Legal here: ";

      List<Executable> doors =
          List.of(
              () -> store.fire("b", early, MALLORY),
              () -> store.fire(lit, early, MALLORY),
              () -> store.fireAll(List.of(new Request<>("b", early, MALLORY))),
              () -> store.inTransaction(tx -> tx.fire("b", early, MALLORY)));
      for (Executable door : doors) {
        IllegalTransitionError error = assertThrows(IllegalTransitionError.class, door);
        assertTrue(error.getMessage().startsWith(why), error.getMessage());
      }

      assertEquals(lit.version(), store.get("b").version());
      assertEquals("LIT", store.get("b").stateName());
      assertEquals(List.of(), store.history("b"));
      Refused refused = store.refusals("b", 1).get(0);
      assertEquals(Refused.Outcome.ILLEGAL, refused.outcome());
      assertEquals("LIT.after.2s", refused.event());
      assertTrue(StoreCheck.of(store).run().isClean());
      now = START.plusSeconds(2);
      assertEquals("DARK", store.wake("b").stateName());
    }
  }

  @ParameterizedTest
  @EnumSource
  void rowWithInternalDeferredEventIsRejected(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<BeaconState, BeaconEvent> store = store(source);
      store.create("b");
      String snapshot = store.get("b").snapshot();
      String forged =
          snapshot.substring(0, snapshot.length() - 1) + ",\"deferred\":[\"WAITING.after.10s\"]}";
      Database.execute(source, "UPDATE pawl_beacon SET snapshot = '" + forged + "'");

      assertThrows(RuntimeException.class, () -> store.fire("b", BeaconEvent.CALL, MALLORY));

      assertEquals(forged, store.get("b").snapshot());
      assertEquals(List.of(), store.history("b"));
    }
  }
}
