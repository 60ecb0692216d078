package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.store.machine.NewInstance;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.sample.CircuitEvent;
import dev.pawl.store.sample.CircuitState;
import dev.pawl.store.sample.ExpeditionLogic;
import dev.pawl.store.sample.ExpeditionStored;
import dev.pawl.store.sample.JobEffects;
import dev.pawl.store.sample.JobEvent;
import dev.pawl.store.sample.JobLogic;
import dev.pawl.store.sample.JobRules;
import dev.pawl.store.sample.JobState;
import dev.pawl.store.sample.JobStored;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.Tries;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Creates instances with a given context, and checks the order of hooks, effects and writes. */
class BeginningTest {

  private static final Cause ADA = Cause.by("ada");

  @TempDir Path folder;
  private final List<String> told = new ArrayList<>();

  /** Records the entity as a read of the store returns it during the step. */
  private final class Telling implements JobEffects {
    private final JdbcStore<JobState, JobEvent>[] store;

    private Telling(JdbcStore<JobState, JobEvent>[] store) {
      this.store = store;
    }

    @Override
    public void tellOwner(Tries context, JobEvent event) {
      told.add("tell, while the row is " + store[0].get("j").stateName());
    }

    @Override
    public void log(Tries context, JobEvent.Fails event) {
      if (event.exitCode() < 0) {
        throw new IllegalStateException("no exit code");
      }
      told.add("log, with " + store[0].history("j").size() + " steps recorded");
    }
  }

  private StoredMachine<JobState, JobEvent> telling(JdbcStore<JobState, JobEvent>[] store) {
    TransitionHook<JobState, JobEvent> hook =
        new TransitionHook<>() {
          @Override
          public void after(LifecycleEvent<JobState, JobEvent> step) {
            told.add("after " + step.to());
          }
        };
    return JobStored.machine(
        (builder, opening) ->
            builder
                .context(new Tries(0, 2))
                .logic(new JobRules())
                .effects(new Telling(store))
                .hook(hook));
  }

  @ParameterizedTest
  @EnumSource
  void flatMachineIsCreatedWithGivenContext(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = JdbcStore.of(telling(null), source).build();
      store.createTables();
      store.create("usual");
      store.create("own", JobStored.with(new Tries(3, 7)));
      store.inTransaction(
          tx -> {
            tx.create("joined", JobStored.with(new Tries(4, 8)).in(JobState.WAITING));
            return null;
          });
      for (String id : List.of("usual", "own", "joined")) {
        store.fire(id, JobEvent.take(), ADA);
      }
      assertTrue(store.get("usual").snapshot().contains("\"made\":0,\"most\":2"));
      assertTrue(store.get("own").snapshot().contains("\"made\":3,\"most\":7"));
      assertTrue(store.get("joined").snapshot().contains("\"made\":4,\"most\":8"));
      NewInstance<JobState, JobEvent> late = JobStored.with(new Tries(0, 0)).in(JobState.DONE);
      assertThrows(IllegalArgumentException.class, () -> store.create("late", late));
      assertThrows(NullPointerException.class, () -> JobStored.with(null));
    }
  }

  @ParameterizedTest
  @EnumSource
  void stepWhoseContextCannotBeReadIsNotWritten(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JobLogic logic =
          new JobLogic() {
            @Override
            public boolean triesLeft(Tries context) {
              return true;
            }

            @Override
            public Tries countTry(Tries context) {
              Tries more = new Tries(context.made() + 1, context.most());
              Tries.refuse(more.made());
              return more;
            }
          };
      JobEffects effects =
          new JobEffects() {
            @Override
            public void tellOwner(Tries context, JobEvent event) {}

            @Override
            public void log(Tries context, JobEvent.Fails event) {}
          };
      StoredMachine<JobState, JobEvent> machine =
          JobStored.machine(
              (builder, opening) -> builder.context(new Tries(0, 2)).logic(logic).effects(effects));
      var store = JdbcStore.of(machine, source).build();
      store.createTables();
      store.create("j");
      store.fire("j", JobEvent.take(), ADA);
      store.fire("j", JobEvent.fails(1), ADA);
      var error =
          assertThrows(IllegalStateException.class, () -> store.fire("j", JobEvent.again(), ADA));
      assertTrue(error.getMessage().contains("could not be read back"), error.getMessage());
      assertEquals("FAILED", store.get("j").stateName());
      assertEquals(2, store.history("j").size());
    } finally {
      Tries.refuse(0);
    }
  }

  @Test
  void chartIsCreatedWithGivenContext() {
    try (HikariDataSource source = Database.H2.open(folder)) {
      ExpeditionLogic logic =
          new ExpeditionLogic() {
            @Override
            public boolean triesLeft(Tries context) {
              return context.made() < context.most();
            }

            @Override
            public Tries countTry(Tries context) {
              return context;
            }
          };
      var store = JdbcStore.of(Machines.expedition(logic), source).build();
      store.createTables();
      store.create("e", ExpeditionStored.with(new Tries(5, 11)));
      assertTrue(store.get("e").snapshot().contains("\"made\":5,\"most\":11"));
    }
  }

  @Test
  void machineWithoutSnapshotRejectsContext() {
    try (HikariDataSource source = Database.H2.open(folder)) {
      var store = JdbcStore.of(Machines.CIRCUIT, source).build();
      store.createTables();
      NewInstance<CircuitState, CircuitEvent> wrong = new NewInstance<>("x", null);
      assertThrows(IllegalArgumentException.class, () -> store.create("c", wrong));
    }
  }

  @Test
  // the array gets its element after the machine is created
  @SuppressWarnings({"unchecked", "rawtypes"})
  void entryEffectsRunAfterHooksAndBeforeWrites() {
    try (HikariDataSource source = Database.H2.open(folder)) {
      JdbcStore<JobState, JobEvent>[] known = new JdbcStore[1];
      var store = JdbcStore.of(telling(known), source).build();
      known[0] = store;
      store.createTables();
      store.create("j");
      store.fire("j", JobEvent.take(), ADA);
      told.clear();

      assertThrows(RuntimeException.class, () -> store.fire("j", JobEvent.fails(-1), ADA));
      assertEquals(List.of("after FAILED", "tell, while the row is WORKING"), told);
      assertEquals("WORKING", store.get("j").stateName());

      told.clear();
      store.fire("j", JobEvent.fails(1), ADA);
      assertEquals(
          List.of("after FAILED", "tell, while the row is WORKING", "log, with 1 steps recorded"),
          told);
      assertEquals("FAILED", store.get("j").stateName());
    }
  }
}
