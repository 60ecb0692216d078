package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.EggEvent;
import dev.pawl.store.sample.EggState;
import dev.pawl.store.sample.Machines;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests a timer that elapses after the store has fired the due timers, but before the event. */
class InstanceStepsTest {

  private static final Instant START = Instant.parse("2026-03-01T08:00:00Z");

  @TempDir Path folder;
  private Instant now = START;

  /** If true, the clock advances after each reading. */
  private boolean advances;

  private JdbcStore<EggState, EggEvent> store(HikariDataSource source) {
    JdbcStore<EggState, EggEvent> store =
        JdbcStore.of(Machines.egg(id -> true), source).clock(this::read).build();
    store.createTables();
    store.create("a");
    return store;
  }

  private Instant read() {
    Instant shown = now;
    now = advances ? now.plusSeconds(3) : now;
    return shown;
  }

  @ParameterizedTest
  @EnumSource
  void stepOfTheTimerIsKeptIfTheEventIsRefused(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<EggState, EggEvent> store = store(source);
      advances = true;
      IllegalTransitionError refusal =
          assertThrows(
              IllegalTransitionError.class,
              () -> store.fire("a", EggEvent.TURN_DOWN, Cause.none()));
      assertEquals(EggState.READY, refusal.from());
      requireReady(store);
    }
  }

  @ParameterizedTest
  @EnumSource
  void stepOfTheTimerIsKeptIfTheEventOfKnownInstanceIsRefused(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<EggState, EggEvent> store = store(source);
      Stored<EggState> known = store.get("a");
      advances = true;
      assertThrows(
          IllegalTransitionError.class, () -> store.fire(known, EggEvent.TURN_DOWN, Cause.none()));
      requireReady(store);
    }
  }

  private static void requireReady(JdbcStore<EggState, EggEvent> store) {
    assertEquals("READY", store.get("a").stateName());
    assertEquals(List.of("READY"), store.history("a").stream().map(h -> h.to()).toList());
    assertEquals("READY", store.refusals("a", 1).get(0).from());
    assertTrue(StoreCheck.of(store).run().isClean());
  }
}
