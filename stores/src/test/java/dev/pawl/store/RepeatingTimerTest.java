package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.HeartbeatEvent;
import dev.pawl.store.sample.HeartbeatState;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.timer.CatchUp;
import dev.pawl.store.timer.TimerListener;
import dev.pawl.store.timer.TimerPolicy;
import dev.pawl.store.timer.TimerReport;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests a timer with {@code every} under each policy, after the worker was stopped for two weeks.
 */
class RepeatingTimerTest {

  private static final Instant START = Instant.parse("2026-03-01T08:00:00Z");
  private static final Duration FORTNIGHT = Duration.ofDays(14);

  @TempDir Path folder;
  private Instant now = START;

  private JdbcStore<HeartbeatState, HeartbeatEvent> store(
      HikariDataSource source, TimerPolicy policy) {
    JdbcStore<HeartbeatState, HeartbeatEvent> store =
        JdbcStore.of(Machines.HEARTBEAT, source).clock(() -> now).timers(policy).build();
    store.createTables();
    store.create("a");
    return store;
  }

  private static TimerReport once(JdbcStore<?, ?> store) {
    return store.timers().runOnce(Integer.MAX_VALUE, TimerListener.NONE, () -> false);
  }

  @ParameterizedTest
  @EnumSource
  void defaultPolicyFiresOnceAndRestartsNow(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<HeartbeatState, HeartbeatEvent> store = store(source, TimerPolicy.standard());
      now = START.plus(FORTNIGHT).plusSeconds(7);

      assertEquals(new TimerReport(1, 0, 0, 0, 0, 0), once(store));

      List<Recorded> history = store.history("a");
      assertEquals(1, history.size());
      assertEquals(START.plus(Duration.ofMinutes(1)), history.get(0).at());
      assertEquals("BEATING", history.get(0).from());
      assertEquals("BEATING", history.get(0).to());
      assertEquals(Duration.ofMinutes(1), store.timers().untilNext().orElseThrow());
      for (int i = 0; i < 3; i++) {
        now = now.plus(Duration.ofMinutes(1));
        assertEquals(1, once(store).fired());
      }
      store.fire("a", HeartbeatEvent.STOP, Cause.none());
      now = now.plus(FORTNIGHT);
      assertEquals(TimerReport.NOTHING, once(store));
      assertEquals(5, store.get("a").version());
      assertTrue(StoreCheck.of(store).run().isClean());
    }
  }

  @Test
  void policyOnceFiresOnceNow() {
    try (HikariDataSource source = Database.H2.open(folder)) {
      JdbcStore<HeartbeatState, HeartbeatEvent> store =
          store(source, TimerPolicy.standard().catchUp(CatchUp.once()));
      now = START.plus(FORTNIGHT).plusSeconds(7);
      assertEquals(1, once(store).fired());
      assertEquals(List.of(now), store.history("a").stream().map(Recorded::at).toList());
      assertEquals(Duration.ofMinutes(1), store.timers().untilNext().orElseThrow());
    }
  }

  @Test
  void policyAllFiresEachAtItsTime() {
    try (HikariDataSource source = Database.H2.open(folder)) {
      TimerPolicy policy = TimerPolicy.standard().catchUp(CatchUp.all()).perTransaction(10_000);
      JdbcStore<HeartbeatState, HeartbeatEvent> store = store(source, policy);
      now = START.plus(FORTNIGHT).plusSeconds(7);
      while (once(store).incomplete() > 0) {
        // until it has caught up
      }
      List<Recorded> history = store.history("a");
      assertEquals(FORTNIGHT.toMinutes(), history.size());
      for (int i = 0; i < history.size(); i++) {
        assertEquals(START.plus(Duration.ofMinutes(i + 1)), history.get(i).at());
      }
      assertEquals(Duration.ofSeconds(53), store.timers().untilNext().orElseThrow());
    }
  }

  @Test
  void tooOldTimersFireOnceAndOthersAtTheirTime() {
    try (HikariDataSource source = Database.H2.open(folder)) {
      CatchUp few = CatchUp.skipOlderThan(Duration.ofMinutes(5));
      JdbcStore<HeartbeatState, HeartbeatEvent> store =
          store(source, TimerPolicy.standard().catchUp(few));
      now = START.plus(FORTNIGHT).plusSeconds(7);
      once(store);
      List<Recorded> history = store.history("a");
      assertEquals(6, history.size());
      assertEquals(now.minus(Duration.ofMinutes(5)), history.get(0).at());
      assertEquals(now, history.get(5).at());
    }
  }
}
