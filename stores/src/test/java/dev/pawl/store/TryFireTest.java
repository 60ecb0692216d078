package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import dev.pawl.store.history.Refused;
import dev.pawl.store.sample.CircuitEvent;
import dev.pawl.store.sample.CircuitState;
import dev.pawl.store.sample.JobEvent;
import dev.pawl.store.sample.JobRules;
import dev.pawl.store.sample.JobState;
import dev.pawl.store.sample.JobStored;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.Tries;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks that {@code tryFire} of a store returns refusals. */
class TryFireTest {

  private static final Cause CAUSE = Cause.by("ada");

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(Database.class)
  void outcomeOfEventIsReturned(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = JdbcStore.of(Machines.CIRCUIT, source).build();
      store.createTables();
      store.create("c-1");

      Outcome<Stored<CircuitState>> moved = store.tryFire("c-1", CircuitEvent.TRIP, CAUSE);
      var step = assertInstanceOf(Outcome.Moved.class, moved);
      assertEquals(CircuitState.CLOSED, ((Stored<?>) step.from()).state());
      assertEquals(CircuitState.OPEN, moved.state().state());
      assertEquals(1, moved.orElseThrow().version());

      Outcome<Stored<CircuitState>> illegal = store.tryFire("c-1", CircuitEvent.SUCCESS, CAUSE);
      assertInstanceOf(Outcome.Illegal.class, illegal);
      assertEquals(store.get("c-1"), illegal.state());
      assertThrows(IllegalTransitionError.class, illegal::orElseThrow);
      Refused recorded = store.refusals("c-1", 9).get(0);
      assertEquals(Refused.Outcome.ILLEGAL, recorded.outcome());
      assertEquals("ada", recorded.cause().actor());

      assertTrue(store.inTransaction(tx -> tx.tryFire("c-1", CircuitEvent.COOLDOWN)).moved());
      assertEquals(CircuitState.CLOSED, store.fire("c-1", CircuitEvent.SUCCESS).state());
      assertNull(store.history("c-1").get(2).cause(store.machine()).actor());
      assertThrows(NoSuchEntityException.class, () -> store.tryFire("c-2", CircuitEvent.TRIP));
    }
  }

  @Test
  void guardRefusalIsReturned() {
    try (HikariDataSource source = Database.H2.open(folder)) {
      var store = JdbcStore.of(Machines.job(new JobRules()), source).build();
      store.createTables();
      Database.execute(source, "CREATE TABLE job_log (code INTEGER)");
      store.create("j-1", JobStored.with(new Tries(2, 2)));
      store.fire("j-1", JobEvent.take());
      store.fire("j-1", JobEvent.fails(1));
      Outcome<Stored<JobState>> refused = store.tryFire("j-1", JobEvent.again(), CAUSE);
      var guarded = assertInstanceOf(Outcome.GuardRefused.class, refused);
      assertEquals(List.of("triesLeft"), guarded.refusal().guards());
      assertEquals(JobState.FAILED, refused.state().state());
      assertEquals(Refused.Outcome.GUARD_REFUSED, store.refusals("j-1", 9).get(0).outcome());
    }
  }

  @Test
  void vetoIsReturned() {
    try (HikariDataSource source = Database.H2.open(folder)) {
      var store =
          JdbcStore.of(Machines.CIRCUIT, source)
              .hook(
                  new TransitionHook<>() {
                    @Override
                    public void before(LifecycleEvent<CircuitState, CircuitEvent> event) {
                      throw new TransitionVetoedError("not today");
                    }
                  })
              .build();
      store.createTables();
      store.create("c-1");
      Outcome<Stored<CircuitState>> vetoed = store.tryFire("c-1", CircuitEvent.TRIP);
      var veto = assertInstanceOf(Outcome.Vetoed.class, vetoed);
      assertEquals("not today", veto.error().reason());
      assertEquals(CircuitState.CLOSED, vetoed.state().state());
      assertEquals(0, store.history("c-1").size());
    }
  }
}
