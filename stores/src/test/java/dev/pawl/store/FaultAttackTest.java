package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.store.FaultySource.Moment;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.recovery.Recovery;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.BeaconEvent;
import dev.pawl.store.sample.BeaconState;
import dev.pawl.store.sample.CircuitEvent;
import dev.pawl.store.sample.CircuitState;
import dev.pawl.store.sample.JobEvent;
import dev.pawl.store.sample.JobRules;
import dev.pawl.store.sample.JobState;
import dev.pawl.store.sample.Machines;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Lets every JDBC call of a step fail once. The step must then be stored once or not at all, the
 * caller and the hooks must be notified accordingly, and state, history, outbox and the next step
 * must be consistent. By default each call fails in one way; with {@code -Dpawl.stores.faults=all}
 * in every way.
 */
@Tag("attack")
class FaultAttackTest {

  private static final Cause ADA = Cause.by("ada").because("told to");
  private static final boolean ALL = "all".equals(System.getProperty("pawl.stores.faults"));

  private static final List<Supplier<Throwable>> FAULTS =
      List.of(
          () -> new SQLException("lost", "08006"),
          () -> new SQLException("nobody knows", "40003"),
          () -> new SQLException("try again", "40001"),
          () -> new SQLException("shut down", "57P01"),
          () -> new SQLException("no state"),
          () -> new IllegalStateException("a driver's bug"),
          () -> new StackOverflowError("a driver's depth"));

  private Instant now = Instant.parse("2025-11-22T20:00:00Z");
  private JdbcStore<CircuitState, CircuitEvent> circuits;
  private Database database;

  @TempDir Path folder;

  /** An operation on an entity. */
  private interface Deed<S, E> {
    void run(JdbcStore<S, E> store, String id);
  }

  /**
   * An operation with its preparation, its expected numbers of steps and messages, and the next
   * event.
   */
  private record Attack<S, E>(
      Deed<S, E> before, Deed<S, E> deed, int steps, int messages, Deed<S, E> after) {}

  /** The notifications of a store's hooks, by entity. */
  private static final class RecordingHook<S, E> implements TransitionHook<S, E> {
    final List<String> after = new ArrayList<>();

    @Override
    public void after(LifecycleEvent<S, E> event) {
      after.add(event.entityId() + '/' + event.sequence());
    }
  }

  private <S, E> void attack(
      Database attacked,
      StoredMachine<S, E> machine,
      String table,
      Map<String, Attack<S, E>> attacks) {
    database = attacked;
    try (HikariDataSource source = database.open(folder)) {
      FaultySource faulty = new FaultySource(source);
      RecordingHook<S, E> heard = new RecordingHook<>();
      JdbcStore<S, E> store =
          JdbcStore.of(machine, faulty.source()).clock(() -> now).hook(heard).build();
      store.createTables();
      circuits = JdbcStore.of(Machines.CIRCUIT, faulty.source()).build();
      circuits.createTables();
      Database.execute(source, "CREATE TABLE IF NOT EXISTS job_log (code INTEGER)");
      attacks.forEach((name, attack) -> attack(store, faulty, heard, attack, name));
      assertTrue(StoreCheck.of(circuits).run().isClean());
      assertTrue(StoreCheck.of(store).run().isClean(), StoreCheck.of(store).run().toString());
      assertEquals(
          List.of(),
          Database.query(
              source,
              "SELECT e.id FROM "
                  + table
                  + " e WHERE e.version <> (SELECT COUNT(*) FROM "
                  + table
                  + "_transitions t WHERE t.entity_id = e.id)"));
    }
  }

  private <S, E> void attack(
      JdbcStore<S, E> store,
      FaultySource faulty,
      RecordingHook<S, E> heard,
      Attack<S, E> attack,
      String name) {
    attack.before().run(store, name);
    List<String> calls = faulty.calls(() -> attack.deed().run(store, name));
    for (Moment moment : Moment.values()) {
      for (int kind = 0; kind < (ALL ? FAULTS.size() : 1); kind++) {
        boolean failed = true;
        for (int call = 1; failed; call++) {
          if (ALL || isTried(name, calls, call, moment)) {
            Supplier<Throwable> fault = FAULTS.get((call + kind) % FAULTS.size());
            String id = name + '-' + moment + '-' + kind + '-' + call;
            failed = attack(store, faulty, heard, attack, id, call, moment, fault);
          }
        }
      }
    }
  }

  /**
   * Returns whether a fault is tested. Commits fail at every moment. Of the getters and setters, at
   * most one in seven fails. A permanent outage is tested with one operation only, because the
   * retries take long.
   */
  private boolean isTried(String name, List<String> calls, int call, Moment moment) {
    boolean down = moment == Moment.DOWN_BEFORE || moment == Moment.DOWN_AFTER;
    boolean stands = database == Database.H2 && name.matches("fire|wake");
    if (call > calls.size()) {
      return true; // usually no call fails, which ends the loop of the caller
    }
    String method = calls.get(call - 1);
    if (method.equals("commit")) {
      return !down || stands;
    }
    int every = method.matches("execute.*|.*AutoCommit|getConnection") ? 3 : 14;
    return (call + moment.ordinal()) % every == 0;
  }

  private <S, E> boolean attack(
      JdbcStore<S, E> store,
      FaultySource faulty,
      RecordingHook<S, E> heard,
      Attack<S, E> attack,
      String id,
      int call,
      Moment moment,
      Supplier<Throwable> fault) {
    attack.before().run(store, id);
    Stored<S> found = store.find(id).orElse(null);
    long before = version(store, id);
    heard.after.clear();
    faulty.arm(call, moment, fault);
    Throwable told = null;
    try {
      attack.deed().run(store, id);
    } catch (Throwable thrown) {
      told = thrown;
    }
    boolean failed = faulty.disarm();
    boolean interrupted = Thread.interrupted();
    String where = id + " at " + faulty.failed() + ", told " + told;
    assertEquals(failed && moment == Moment.INTERRUPTED, interrupted, where);
    assertEquals(List.of(), faulty.wrong(), where);
    if (!failed) {
      assertEquals(null, told, where);
    }
    long after = version(store, id);
    boolean made = !store.find(id).equals(Optional.ofNullable(found));
    assertEquals(made ? before + attack.steps() : before, after, where);
    if (told instanceof UnknownOutcomeException) {
      assertEquals("commit", faulty.failed(), where);
      assertTrue(moment == Moment.DOWN_BEFORE || moment == Moment.DOWN_AFTER, where);
      assertEquals(List.of(), heard.after, where);
    } else {
      assertEquals(told == null, made, where);
      assertEquals(made ? heardOf(id, before, after) : List.of(), heard.after, where);
    }
    requireAgreement(store, id, made ? attack.messages() : 0, where);
    attack.after().run(store, id);
    return failed;
  }

  private static List<String> heardOf(String id, long before, long after) {
    List<String> all = new ArrayList<>();
    for (long step = Math.max(before, 0) + 1; step <= after; step++) {
      all.add(id + '/' + step);
    }
    return all;
  }

  /** Returns the version of an entity; -1 if it does not exist. */
  private static long version(JdbcStore<?, ?> store, String id) {
    return store.find(id).map(Stored::version).orElse(-1L);
  }

  private static <S, E> void requireAgreement(
      JdbcStore<S, E> store, String id, int messages, String where) {
    List<Recorded> history = store.history(id);
    assertEquals(Math.max(0, version(store, id)), history.size(), where);
    if (!history.isEmpty()) {
      assertEquals(store.get(id).stateName(), history.get(history.size() - 1).to(), where);
      store.get(id).state();
    }
    String sent =
        "SELECT COUNT(*) FROM pawl_outbox WHERE entity_id = '"
            + id
            + "' AND sequence = "
            + history.size();
    assertEquals(messages, Database.number(store.source(), sent), where);
  }

  private static void stays(JdbcStore<?, ?> store, String id) {}

  @ParameterizedTest
  @EnumSource
  void flatMachineSurvivesFaults(Database database) {
    Map<String, Attack<CircuitState, CircuitEvent>> attacks = new LinkedHashMap<>();
    attacks.put(
        "create",
        new Attack<>(
            FaultAttackTest::stays,
            JdbcStore::create,
            1,
            0,
            (store, id) -> store.find(id).orElseGet(() -> store.create(id))));
    attacks.put("fire", circuit((store, id) -> store.fire(id, CircuitEvent.TRIP, ADA), 1));
    attacks.put(
        "beside",
        circuit(
            (store, id) ->
                store.fire(
                    id,
                    CircuitEvent.TRIP,
                    ADA,
                    c -> {
                      try (var s = c.createStatement()) {
                        s.executeUpdate("INSERT INTO job_log VALUES (1)");
                      }
                    }),
            1));
    attacks.put("force", circuit((store, id) -> store.force(id, CircuitState.OPEN, ADA), 1));
    attacks.put("recover", circuit((store, id) -> Recovery.of(store).restore(id, ADA), 1, true));
    attacks.put(
        "two",
        circuit(
            (store, id) ->
                store.inTransaction(
                    tx -> {
                      tx.fire(id, CircuitEvent.TRIP, ADA);
                      return tx.fire(id, CircuitEvent.COOLDOWN, ADA);
                    }),
            2));
    attack(database, Machines.CIRCUIT, "pawl_circuit", attacks);
  }

  private static Attack<CircuitState, CircuitEvent> circuit(
      Deed<CircuitState, CircuitEvent> deed, int steps) {
    return circuit(deed, steps, false);
  }

  private static Attack<CircuitState, CircuitEvent> circuit(
      Deed<CircuitState, CircuitEvent> deed, int steps, boolean stepped) {
    return new Attack<>(
        (store, id) -> {
          store.create(id);
          if (stepped) {
            store.fire(id, CircuitEvent.TRIP, ADA);
          }
        },
        deed,
        steps,
        0,
        (store, id) -> {
          CircuitState state = store.get(id).state();
          store.fire(
              id,
              state == CircuitState.CLOSED
                  ? CircuitEvent.TRIP
                  : state == CircuitState.OPEN ? CircuitEvent.COOLDOWN : CircuitEvent.SUCCESS,
              ADA);
        });
  }

  @ParameterizedTest
  @EnumSource
  void machineWithContextAndMessagesSurvivesFaults(Database database) {
    Map<String, Attack<JobState, JobEvent>> attacks = new LinkedHashMap<>();
    Deed<JobState, JobEvent> working =
        (store, id) -> {
          store.create(id);
          store.fire(id, JobEvent.take(), ADA);
        };
    Deed<JobState, JobEvent> on =
        (store, id) -> {
          if (store.get(id).state() == JobState.WORKING) {
            store.fire(id, JobEvent.fails(1), ADA);
          }
          store.force(id, JobState.DONE, ADA);
        };
    attacks.put(
        "fire", new Attack<>(working, (s, id) -> s.fire(id, JobEvent.fails(1), ADA), 1, 1, on));
    attacks.put(
        "known",
        new Attack<>(working, (s, id) -> s.fire(known(s, id), JobEvent.fails(1), ADA), 1, 1, on));
    attacks.put(
        "force", new Attack<>(working, (s, id) -> s.force(id, JobState.FAILED, ADA), 1, 0, on));
    attacks.put(
        "joined",
        new Attack<>(
            (store, id) -> {
              working.run(store, id);
              circuits.create(id);
            },
            (store, id) ->
                store.inTransaction(
                    tx -> {
                      circuits.join(tx).fire(id, CircuitEvent.TRIP, ADA);
                      return tx.fire(id, JobEvent.fails(1), ADA);
                    }),
            1,
            1,
            (store, id) -> {
              assertEquals(store.get(id).version() - 1, circuits.get(id).version());
              on.run(store, id);
            }));
    attack(database, Machines.job(new JobRules()), "pawl_job", attacks);
  }

  @ParameterizedTest
  @EnumSource
  void machineWithTimersSurvivesFaults(Database database) {
    Map<String, Attack<BeaconState, BeaconEvent>> attacks = new LinkedHashMap<>();
    Deed<BeaconState, BeaconEvent> due =
        (store, id) -> {
          store.create(id);
          now = now.plusSeconds(2);
        };
    Deed<BeaconState, BeaconEvent> out = (store, id) -> store.fire(id, BeaconEvent.STOP, ADA);
    attacks.put("wake", new Attack<>(due, JdbcStore::wake, 1, 0, out));
    attacks.put(
        "together",
        new Attack<>(due, (store, id) -> store.inTransaction(tx -> tx.wake(id)), 1, 0, out));
    attacks.put(
        "defer",
        new Attack<>(
            (store, id) -> {
              due.run(store, id);
              store.wake(id);
            },
            (store, id) -> store.fire(id, BeaconEvent.CALL, ADA),
            0,
            0,
            out));
    attack(database, Machines.BEACON, "pawl_beacon", attacks);
  }

  private static <S> Stored<S> known(JdbcStore<S, ?> store, String id) {
    return store.get(id);
  }

  @ParameterizedTest
  @EnumSource
  void refusalIsRecordedOnce(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      FaultySource faulty = new FaultySource(source);
      JdbcStore<CircuitState, CircuitEvent> store =
          JdbcStore.of(Machines.CIRCUIT, faulty.source()).build();
      store.createTables();
      for (Moment moment : List.of(Moment.BEFORE, Moment.AFTER, Moment.LOST_AFTER)) {
        boolean failed = true;
        for (int call = 1; failed; call++) {
          String id = moment + "-" + call;
          store.create(id);
          faulty.arm(call, moment, FAULTS.get(call % FAULTS.size()));
          Throwable told = null;
          try {
            store.fire(id, CircuitEvent.SUCCESS, ADA);
          } catch (Throwable thrown) {
            told = thrown;
          }
          failed = faulty.disarm();
          String where = id + " at " + faulty.failed() + ", told " + told;
          assertEquals(List.of(), faulty.wrong(), where);
          int recorded = store.refusals(id, 10).size();
          boolean whole =
              told instanceof IllegalTransitionError && told.getSuppressed().length == 0;
          assertFalse(recorded > 1 || (whole && recorded == 0), where + ": " + recorded);
          assertEquals(0, store.get(id).version());
          assertEquals(1, store.fire(id, CircuitEvent.TRIP, ADA).version(), where);
        }
      }
    }
  }
}
