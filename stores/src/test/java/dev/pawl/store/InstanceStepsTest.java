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
import dev.pawl.store.timer.TimerPolicy;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests a timer that elapses after the store has fired the due timers, but before the event. */
@Tag("slow")
class InstanceStepsTest {

  private static final Instant START = Instant.parse("2026-03-01T08:00:00Z");

  @TempDir Path folder;
  private Instant now = START;

  /** If true, the clock advances after each reading. */
  private boolean advances;

  /** If true, the clock is set back after the next reading. */
  private boolean isSetBack;

  private boolean fails;

  private JdbcStore<EggState, EggEvent> store(HikariDataSource source) {
    JdbcStore<EggState, EggEvent> store =
        JdbcStore.of(Machines.egg(id -> isDone()), source)
            .clock(this::read)
            .timers(TimerPolicy.standard().attempts(1))
            .build();
    store.createTables();
    store.create("a");
    return store;
  }

  private Instant read() {
    Instant shown = now;
    now = advances ? now.plusSeconds(3) : isSetBack ? now.minusSeconds(1200) : now;
    isSetBack = false;
    return shown;
  }

  private boolean isDone() {
    if (fails) {
      throw new IllegalStateException("no power");
    }
    return true;
  }

  @ParameterizedTest
  @EnumSource
  void clockIsSetBackBeforeClaim(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<EggState, EggEvent> store = store(source);
      now = now.plusSeconds(600);
      isSetBack = true;
      store.wakeAll(9);
      assertTrue(StoreCheck.of(store).run().isClean());
      now = now.plusSeconds(1200);
      assertEquals(1, store.wakeAll(9));
      assertEquals(EggState.READY, store.get("a").state());
      assertTrue(StoreCheck.of(store).run().isClean());
    }
  }

  @ParameterizedTest
  @EnumSource
  void clockIsSetBackBeforeUnpark(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<EggState, EggEvent> store = store(source);
      store.create("b");
      now = now.plusSeconds(3);
      fails = true;
      assertEquals(0, store.wakeAll(9));
      assertEquals(2, store.timers().parked(9).size());
      fails = false;
      now = START;
      assertTrue(store.timers().unpark("a"));
      assertEquals(1, store.timers().unparkAll());
      assertTrue(StoreCheck.of(store).run().isClean());
      assertEquals(EggState.EATEN, store.fire("b", EggEvent.EAT, Cause.none()).state());
      now = now.plusSeconds(3);
      assertEquals(EggState.READY, store.wake("a").state());
    }
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

  /** A pass claims all due instances, and then tries one after the other. */
  @ParameterizedTest
  @EnumSource
  void instanceThatAWorkerHasClaimedTakesEvents(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      List<JdbcStore<EggState, EggEvent>> stores = new ArrayList<>();
      List<String> left = new ArrayList<>(List.of("e0000001", "e0000002"));
      JdbcStore<EggState, EggEvent> store =
          JdbcStore.of(
                  Machines.egg(
                      id -> {
                        if (id.equals("e0000000") && !left.isEmpty()) {
                          inAnotherThread(
                              () -> {
                                stores.get(0).fire(left.remove(0), EggEvent.EAT);
                                stores
                                    .get(0)
                                    .fire(
                                        stores.get(0).get(left.remove(0)),
                                        EggEvent.EAT,
                                        Cause.none());
                              });
                        }
                        return true;
                      }),
                  source)
              .build();
      stores.add(store);
      store.createTables();
      Eggs.add(source, Instant.now().minusSeconds(60), "e", 0, 3);
      assertEquals(1, store.wakeAll(9));
      assertEquals("READY", store.get("e0000000").stateName());
      assertEquals("EATEN", store.get("e0000001").stateName());
      assertEquals("EATEN", store.get("e0000002").stateName());
      assertTrue(StoreCheck.of(store).run().isClean());
    }
  }

  private static void inAnotherThread(Runnable work) {
    CompletableFuture.runAsync(work).join();
  }

  private static void requireReady(JdbcStore<EggState, EggEvent> store) {
    assertEquals("READY", store.get("a").stateName());
    assertEquals(List.of("READY"), store.history("a").stream().map(h -> h.to()).toList());
    assertEquals("READY", store.refusals("a", 1).get(0).from());
    assertTrue(StoreCheck.of(store).run().isClean());
  }
}
