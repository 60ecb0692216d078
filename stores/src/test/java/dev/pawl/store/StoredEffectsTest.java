package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.GuardRefusedError;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.outbox.Message;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.JobEvent;
import dev.pawl.store.sample.JobRules;
import dev.pawl.store.sample.JobState;
import dev.pawl.store.sample.Machines;
import dev.pawl.time.Backoff;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests the context, guards and effects of a machine in a store, and the messages that effects
 * send.
 */
class StoredEffectsTest {

  private static final Cause ADA = Cause.by("ada").because("told to");
  private static final StoredMachine<JobState, JobEvent> JOB = Machines.job(new JobRules());

  private Instant now = Instant.parse("2025-11-22T20:00:00Z");

  @TempDir Path folder;

  private JdbcStore<JobState, JobEvent> store(HikariDataSource source) {
    JdbcStore<JobState, JobEvent> store = JdbcStore.of(JOB, source).clock(() -> now).build();
    store.createTables();
    Database.execute(source, "CREATE TABLE job_log (code INTEGER)");
    return store;
  }

  private Outbox.Builder outbox(HikariDataSource source) {
    return Outbox.of(source)
        .clock(() -> now)
        .retry(3, Backoff.exponential(Duration.ofSeconds(10), Duration.ofHours(1)));
  }

  @ParameterizedTest
  @EnumSource
  void contextIsStoredAndUsedByGuards(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      store.create("j");
      for (int i = 0; i < 2; i++) {
        store.fire("j", i == 0 ? JobEvent.take() : JobEvent.again(), ADA);
        store.fire("j", JobEvent.fails(i), ADA);
      }
      store.fire("j", JobEvent.again(), ADA);
      store.fire("j", JobEvent.fails(7), ADA);

      assertThrows(GuardRefusedError.class, () -> store.fire("j", JobEvent.again(), ADA));

      assertTrue(store.get("j").snapshot().contains("\"context\":{\"made\":2,\"most\":2}"));
      assertEquals(6, store.get("j").version());
      assertEquals(Refused.Outcome.GUARD_REFUSED, store.refusals("j", 1).get(0).outcome());
      assertEquals(List.of("0", "1", "7"), Database.query(source, "SELECT code FROM job_log"));
      store.requireLegal("j");
      assertEquals("fails", store.history("j").get(1).event());
      assertEquals("FAILED", store.force("j", JobState.FAILED, ADA).stateName());
      assertEquals(7, store.get("j").version());
    }
  }

  @ParameterizedTest
  @EnumSource
  void instanceIsCreatedWithGivenContext(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<JobState, JobEvent> store = store(source);
      JobState begin = store.create("i").state();
      String snapshot =
          store.get("i").snapshot().replace("\"most\":2", "\"most\":7").replace("\"i\"", "\"j\"");
      Stored<JobState> job = store.create("j", begin, snapshot);
      assertEquals(0, job.version());
      assertTrue(store.get("j").snapshot().contains("\"most\":7"), job::snapshot);
      assertEquals(1, store.fire("j", JobEvent.take(), Cause.none()).version());
      assertTrue(StoreCheck.of(store).run().isClean());
      assertThrows(IllegalArgumentException.class, () -> store.create("j", begin, snapshot));
      assertThrows(IllegalArgumentException.class, () -> store.create("k", begin, "nonsense"));
      assertTrue(store.find("k").isEmpty());
    }
  }

  @ParameterizedTest
  @EnumSource
  void rowWithoutContextIsResumed(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<JobState, JobEvent> store = store(source);
      store.create("j");
      store.fire("j", JobEvent.take(), ADA);
      Database.execute(source, "UPDATE pawl_job SET snapshot = NULL WHERE id = 'j'");

      Stored<JobState> failed = store.fire("j", JobEvent.fails(1), ADA);

      assertEquals(2, failed.version());
      assertTrue(failed.snapshot().contains("\"context\":{\"made\":0,\"most\":2}"));
      assertTrue(StoreCheck.of(store).run().isClean());
    }
  }

  @ParameterizedTest
  @EnumSource
  void throwingEffectUndoesStep(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      store.create("j");
      store.fire("j", JobEvent.take(), ADA);

      assertThrows(IllegalStateException.class, () -> store.fire("j", JobEvent.fails(-1), ADA));

      assertEquals("WORKING", store.get("j").stateName());
      assertEquals(1, store.history("j").size());
      assertEquals(Refused.Outcome.FAILED, store.refusals("j", 1).get(0).outcome());
      assertEquals(new Outbox.Backlog(0, 0), outbox(source).build().backlog());
    }
  }

  @ParameterizedTest
  @EnumSource
  void changedSnapshotIsStale(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      Stored<JobState> known = store.create("j");
      Database.execute(
          source,
          "UPDATE pawl_job SET snapshot = REPLACE(snapshot, '\"made\":0', '\"made\":1') WHERE id ="
              + " 'j'");

      assertThrows(StaleStateError.class, () -> store.fire(known, JobEvent.take(), ADA));

      assertEquals(List.of(), store.history("j"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void messageOfEffectIsDeliveredOnce(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      store.create("j");
      store.fire("j", JobEvent.take(), ADA);
      store.fire("j", JobEvent.fails(1), ADA);
      store.fire("j", JobEvent.again(), ADA);
      store.fire("j", JobEvent.done(), ADA);
      Outbox outbox = outbox(source).batch(1).build();
      List<Message> received = new ArrayList<>();

      assertEquals(new Outbox.Backlog(2, 0), outbox.backlog());
      Instant sent = now;
      now = now.plusSeconds(40);
      assertEquals(Duration.ofSeconds(40), outbox.lag());
      now = sent;
      assertEquals(new Outbox.Delivery(2, 0, 0), outbox.deliverAll(received::add));
      assertEquals(Duration.ZERO, outbox.lag());

      assertEquals(
          List.of(
              new Message("Job/j/2/1", "Job", "j", 2, "tellOwner", "after 0 tries: fails", now, 1),
              new Message("Job/j/4/1", "Job", "j", 4, "tellOwner", "after 1 tries: done", now, 1)),
          received);
      assertFalse(received.get(0).isRepeated());
      assertEquals(new Outbox.Backlog(0, 0), outbox.backlog());
      assertEquals(0, outbox.purge(Duration.ofMinutes(1)));
      now = now.plusSeconds(61);
      assertEquals(2, outbox.purge(Duration.ofMinutes(1)));
    }
  }

  private void send(JdbcStore<JobState, JobEvent> store, int jobs) {
    for (int i = 0; i < jobs; i++) {
      String id = "j" + i;
      store.create(id);
      store.fire(id, JobEvent.take(), ADA);
      store.fire(id, JobEvent.done(), ADA);
    }
  }

  @ParameterizedTest
  @EnumSource
  void failedMessageIsRetriedAndThenParked(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      send(store(source), 2);
      Outbox outbox = outbox(source).build();
      List<Integer> attempts = new ArrayList<>();
      List<String> received = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        outbox.deliverAll(
            m -> {
              if (m.entityId().equals("j0")) {
                attempts.add(m.attempt());
                throw new java.io.IOException("down");
              }
              received.add(m.key());
            });
        now = now.plusSeconds(100);
      }

      assertEquals(List.of(1, 2, 3), attempts);
      assertEquals(List.of("Job/j1/2/1"), received);
      assertEquals(new Outbox.Backlog(0, 1), outbox.backlog());
      assertEquals(
          List.of("java.io.IOException: down"),
          Database.query(source, "SELECT last_error FROM pawl_outbox WHERE parked_at IS NOT NULL"));
      assertEquals(1, outbox.retryParked());
      outbox.deliverAll(
          m -> {
            assertTrue(m.isRepeated());
            received.add(m.key());
          });
      assertEquals(List.of("Job/j1/2/1", "Job/j0/2/1"), received);
    }
  }

  @ParameterizedTest
  @EnumSource
  void deliveryAfterEndOfLeaseIsReportedAsLate(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      send(store(source), 2);
      Outbox outbox = outbox(source).lease(Duration.ofSeconds(30)).build();
      List<Message> again = new ArrayList<>();

      Outbox.Delivery slow =
          outbox.deliver(
              m -> {
                now = now.plusSeconds(31); // as if the renewal had failed
                outbox.deliver(again::add);
              });

      assertEquals(new Outbox.Delivery(1, 0, 1), slow);
      assertEquals(List.of("j1", "j0"), again.stream().map(Message::entityId).toList());
      assertEquals(List.of(false, true), again.stream().map(Message::isRepeated).toList());
    }
  }

  @ParameterizedTest
  @EnumSource
  void workersShareMessages(Database database) throws Exception {
    try (HikariDataSource source = database.open(folder)) {
      send(store(source), 60);
      Outbox outbox = outbox(source).batch(4).build();
      ConcurrentLinkedQueue<String> received = new ConcurrentLinkedQueue<>();
      ExecutorService workers = Executors.newFixedThreadPool(4);
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        running.add(workers.submit(() -> outbox.deliverAll(m -> received.add(m.key()))));
      }
      for (Future<?> one : running) {
        one.get();
      }
      workers.shutdown();

      Set<String> keys = new HashSet<>(received);
      assertEquals(60, keys.size());
      assertEquals(60, received.size());
    }
  }
}
