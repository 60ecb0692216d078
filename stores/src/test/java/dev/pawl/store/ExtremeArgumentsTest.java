package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.recovery.Recovery;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.PressEvent;
import dev.pawl.store.sample.PressState;
import dev.pawl.store.sample.PressStored;
import dev.pawl.store.timer.TimerListener;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Queries with limits and times at the end of their ranges, and timers near the last year. */
@Tag("slow")
class ExtremeArgumentsTest {

  private Instant now = Instant.parse("2025-11-22T20:00:00Z");

  @TempDir Path folder;

  private JdbcStore<PressState, PressEvent> store(DataSource source) {
    JdbcStore<PressState, PressEvent> store =
        JdbcStore.of(PressStored.machine(), source).clock(() -> now).build();
    store.createTables();
    store.create("x");
    store.fire("x", PressEvent.START);
    return store;
  }

  @ParameterizedTest
  @EnumSource
  void negativeLimitIsRejected(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      for (Executable call :
          List.<Executable>of(
              () -> store.ids("", -1),
              () -> store.history("x", 0, -1),
              () -> store.stuck(PressState.IDLE, Duration.ZERO, -1),
              () -> store.due(-1),
              () -> store.refusals("x", -1),
              () -> store.parkedDeferred("", -1),
              () -> store.wakeAll(-1),
              () -> store.timers().parked(-1),
              () -> store.timers().runOnce(-1, TimerListener.NONE, () -> false),
              () -> Outbox.of(source).build().parked(-1))) {
        String message = assertThrows(IllegalArgumentException.class, call).getMessage();
        assertEquals("The limit must not be negative, but is -1.", message);
      }
      assertEquals(List.of(), store.ids("", 0));
      assertEquals(List.of(), store.history("x", 0, 0));
    }
  }

  @ParameterizedTest
  @EnumSource
  void clockThatReturnsNullIsNamed(Database database) throws Exception {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      Outbox outbox = Outbox.of(source).clock(() -> now).build();
      now = null;
      for (Executable call :
          List.<Executable>of(() -> store.create("y"), () -> store.fire("x", PressEvent.LOAD))) {
        String message = assertThrows(IllegalStateException.class, call).getMessage();
        assertTrue(message.startsWith("Press: the clock dev.pawl.store.Extreme"), message);
        assertTrue(message.endsWith(" returned null."), message);
      }
      String last =
          assertThrows(IllegalStateException.class, () -> outbox.deliver(delivered -> {}))
              .getMessage();
      assertTrue(last.startsWith("Outbox: the clock dev.pawl.store.Extreme"), last);
    }
  }

  @ParameterizedTest
  @EnumSource
  void missingIdIsRejected(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);

      assertThrows(NullPointerException.class, () -> store.ids(null, 10));
      assertThrows(NullPointerException.class, () -> store.parkedDeferred(null, 10));
    }
  }

  @ParameterizedTest
  @EnumSource
  void extremeTimesAreClamped(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      store.create("y");

      for (Duration longest :
          List.of(Duration.ofSeconds(Long.MAX_VALUE), Duration.ofDays(5_000_000))) {
        assertEquals(List.of(), store.stuck(PressState.IDLE, longest, 10));
        assertEquals(1, store.stuck(PressState.IDLE, longest.negated(), 10).size());
      }
      Duration shortest = Duration.ofSeconds(Long.MIN_VALUE);
      assertEquals(1, store.stuck(PressState.IDLE, shortest, 10).size());
      assertEquals(Optional.empty(), store.stateAt("x", Instant.MIN));
      assertFalse(store.stateAt("x", Instant.MAX).isEmpty());
    }
  }

  @ParameterizedTest
  @EnumSource
  void timerThatEndsAfterTheLastYearIsClamped(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      now = Instant.parse("9999-12-31T23:30:00Z");
      store.create("far");
      store.fire("far", PressEvent.START);

      assertTrue(StoreCheck.of(store).run().isClean(), StoreCheck.of(store).run().toString());
      store.fire("far", PressEvent.LOWER);
      Cause cause = Cause.by("ada").because("looked into it");
      Recovery.of(store).adopt("far", cause);
      store.force("far", PressState.RUNNING, cause);
      assertTrue(StoreCheck.of(store).run().isClean(), StoreCheck.of(store).run().toString());
    }
  }
}
