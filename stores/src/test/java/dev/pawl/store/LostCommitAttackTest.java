package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.store.FaultySource.Moment;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.CircuitEvent;
import dev.pawl.store.sample.CircuitState;
import dev.pawl.store.sample.JobEvent;
import dev.pawl.store.sample.JobLogic;
import dev.pawl.store.sample.JobRules;
import dev.pawl.store.sample.JobState;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.Tries;
import dev.pawl.store.step.StoreNotes;
import dev.pawl.store.step.WriteReceipt;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests commits whose answer is lost, and values that must not be committed. */
@Tag("attack")
class LostCommitAttackTest {

  private static final Cause ADA = Cause.by("ada").because("told to");

  @TempDir Path folder;

  @Test
  void unknownOutcomeIsNotTransient() {
    for (String state : List.of("40003", "08007", "08006", "08003", "08001", "40002")) {
      assertFalse(Retry.isTransient(new StoreException("x", new SQLException("x", state))), state);
    }
    for (String state : List.of("40001", "40P01", "55P03", "HYT00", "90131")) {
      assertTrue(Retry.isTransient(new StoreException("x", new SQLException("x", state))), state);
    }
    SQLException tried = new SQLException("x", "40001");
    assertFalse(Retry.isTransient(new UnknownOutcomeException("x", tried)));
  }

  /** Returns the number of the JDBC call that commits a step. */
  private static int commit(FaultySource faulty, Runnable step) {
    return faulty.calls(step).lastIndexOf("commit") + 1;
  }

  @ParameterizedTest
  @EnumSource
  void committedStepIsNotRepeated(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      FaultySource faulty = new FaultySource(source);
      List<String> heard = new ArrayList<>();
      TransitionHook<CircuitState, CircuitEvent> hook =
          new TransitionHook<>() {
            @Override
            public void after(LifecycleEvent<CircuitState, CircuitEvent> step) {
              heard.add("after " + step.sequence());
            }

            @Override
            public void failed(LifecycleEvent<CircuitState, CircuitEvent> step, Throwable e) {
              heard.add("failed " + step.sequence());
            }
          };
      var store = JdbcStore.of(Machines.CIRCUIT, faulty.source()).hook(hook).build();
      store.createTables();
      store.create("c");
      // shutDown is legal in every state, so a repeated step would cause no error
      int call = commit(faulty, () -> store.fire("c", CircuitEvent.SHUT_DOWN, ADA));
      heard.clear();
      for (String state : List.of("40003", "08007", "08006", "40001")) {
        long before = store.get("c").version();
        faulty.arm(call, Moment.LOST_AFTER, () -> new SQLException("lost", state));
        assertEquals(before + 1, store.fire("c", CircuitEvent.SHUT_DOWN, ADA).version());
        assertTrue(faulty.disarm());
        assertEquals("commit", faulty.failed());
        assertEquals(before + 1, store.get("c").version(), state);
        assertEquals(List.of("after " + (before + 1)), heard);
        heard.clear();

        faulty.arm(call, Moment.LOST_BEFORE, () -> new SQLException("lost", state));
        assertEquals(before + 2, store.fire("c", CircuitEvent.SHUT_DOWN, ADA).version());
        assertTrue(faulty.disarm());
        assertEquals(before + 2, store.get("c").version(), state);
        assertEquals(List.of("failed " + (before + 2), "after " + (before + 2)), heard);
        heard.clear();
      }
      var once = JdbcStore.of(Machines.CIRCUIT, faulty.source()).retry(Retry.none()).build();
      // only the first step of a store reads the owner of the tables
      once.fire("c", CircuitEvent.SHUT_DOWN, ADA);
      faulty.arm(call, Moment.LOST_BEFORE, () -> new SQLException("lost", "08006"));
      StoreException nothing =
          assertThrows(StoreException.class, () -> once.fire("c", CircuitEvent.SHUT_DOWN, ADA));
      faulty.disarm();
      assertTrue(nothing.getMessage().contains("nothing was stored"), nothing.getMessage());
      assertTrue(Retry.isTransient(nothing));
      assertTrue(StoreCheck.of(store).run().isClean());
    }
  }

  @ParameterizedTest
  @EnumSource
  void undeterminedCommitThrowsUnknownOutcome(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      FaultySource faulty = new FaultySource(source);
      var store = JdbcStore.of(Machines.CIRCUIT, faulty.source()).build();
      store.createTables();
      store.create("c");
      Database.execute(source, "CREATE TABLE log (code INTEGER)");
      Runnable own =
          () ->
              store.inTransaction(
                  tx -> {
                    try (var statement = tx.connection().createStatement()) {
                      return statement.executeUpdate("INSERT INTO log VALUES (1)");
                    } catch (SQLException e) {
                      throw new StoreException("x", e);
                    }
                  });
      faulty.arm(commit(faulty, own), Moment.LOST_AFTER, () -> new SQLException("lost", "08006"));
      UnknownOutcomeException unknown = assertThrows(UnknownOutcomeException.class, own::run);
      faulty.disarm();
      assertTrue(unknown.getMessage().contains("Circuit"), unknown.getMessage());
      assertEquals(2, Database.number(source, "SELECT COUNT(*) FROM log"));

      Runnable step = () -> store.fire("c", CircuitEvent.SHUT_DOWN, ADA);
      int call = commit(faulty, step);
      faulty.arm(call, Moment.DOWN_AFTER, () -> new SQLException("lost", "08006"));
      unknown = assertThrows(UnknownOutcomeException.class, step::run);
      faulty.disarm();
      assertTrue(
          unknown.getMessage().contains("Circuit c, OPEN at version 2"), unknown.getMessage());
      assertEquals(2, store.get("c").version());
    }
  }

  /** An equal step of another caller with the same number is not mistaken for this one. */
  @ParameterizedTest
  @EnumSource
  void equalStepOfAnotherCallerIsNotConfused(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder)) {
      var store = JdbcStore.of(Machines.CIRCUIT, source).build();
      store.createTables();
      for (Cause other : List.of(ADA, Cause.by("bob").because("told to"))) {
        String id = "c-" + other.actor();
        Stored<CircuitState> known = store.create(id);
        StoreNotes<CircuitState, CircuitEvent> notes = new StoreNotes<>(store.context, true);
        try (Connection c = source.getConnection()) {
          c.setAutoCommit(false);
          new StoreSession<>(store.context, c, notes).fire(known, CircuitEvent.TRIP, ADA);
          c.rollback();
        }
        assertEquals(WriteReceipt.Answer.NOT_MADE, ask(source, notes));
        store.fire(known, CircuitEvent.TRIP, other);
        assertEquals(WriteReceipt.Answer.NOT_MADE, ask(source, notes));
        assertEquals(1, store.get(id).version());
      }
    }
  }

  /**
   * A database session whose client is lost may still commit, so the store waits for the end of the
   * session.
   */
  @Test
  void openTransactionIsAwaitedBeforeAnswer() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try (HikariDataSource source = Database.POSTGRESQL.open(folder);
        Connection slow = source.getConnection()) {
      var store = JdbcStore.of(Machines.CIRCUIT, source).build();
      store.createTables();
      Stored<CircuitState> known = store.create("c");
      slow.setAutoCommit(false);
      StoreNotes<CircuitState, CircuitEvent> notes = new StoreNotes<>(store.context, true);
      new StoreSession<>(store.context, slow, notes).fire(known, CircuitEvent.TRIP, ADA);
      Future<WriteReceipt.Answer> asked = threads.submit(() -> ask(source, notes));
      assertThrows(
          java.util.concurrent.TimeoutException.class, () -> asked.get(200, TimeUnit.MILLISECONDS));
      slow.commit();
      assertEquals(WriteReceipt.Answer.MADE, asked.get(20, TimeUnit.SECONDS));

      notes.clear();
      new StoreSession<>(store.context, slow, notes).create("n");
      Future<WriteReceipt.Answer> created = threads.submit(() -> ask(source, notes));
      assertThrows(
          java.util.concurrent.TimeoutException.class,
          () -> created.get(200, TimeUnit.MILLISECONDS));
      slow.rollback();
      assertEquals(WriteReceipt.Answer.NOT_MADE, created.get(20, TimeUnit.SECONDS));
    } finally {
      threads.shutdownNow();
    }
  }

  private static WriteReceipt.Answer ask(HikariDataSource source, StoreNotes<?, ?> notes)
      throws SQLException {
    try (Connection c = source.getConnection()) {
      c.setAutoCommit(false);
      WriteReceipt.Answer answer = notes.ask(c);
      c.rollback();
      return answer;
    }
  }

  @ParameterizedTest
  @EnumSource
  void unreadableValueIsNotWritten(Database database) {
    JobLogic forgetful =
        new JobLogic() {
          @Override
          public boolean triesLeft(Tries context) {
            return true;
          }

          @Override
          public Tries countTry(Tries context) {
            return null;
          }
        };
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<JobState, JobEvent> store = JdbcStore.of(Machines.job(forgetful), source).build();
      store.createTables();
      Database.execute(source, "CREATE TABLE job_log (code INTEGER)");
      store.create("j");
      store.fire("j", JobEvent.take(), ADA);
      Stored<JobState> failed = store.fire("j", JobEvent.fails(1), ADA);

      RuntimeException error =
          assertThrows(RuntimeException.class, () -> store.fire("j", JobEvent.again(), ADA));

      assertFalse(error instanceof StoreException);
      assertEquals(failed, store.get("j"));
      assertEquals(2, store.history("j").size());
      assertEquals(1, Database.number(source, "SELECT COUNT(*) FROM pawl_outbox"));
      assertEquals("failed", store.refusals("j", 1).get(0).outcome().wireName());
      var good = JdbcStore.of(Machines.job(new JobRules()), source).build();
      assertEquals(JobState.WORKING, good.fire("j", JobEvent.again(), ADA).state());
    }
  }

  @ParameterizedTest
  @EnumSource
  void unusualReasonDoesNotBreakQueries(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = JdbcStore.of(Machines.CIRCUIT, source).build();
      store.createTables();
      store.create("c");
      String nasty = "a\0b \ud800 \udc00 \\u0000 \\\\u0000 \ud83d\ude00 \"\u2028";
      Cause cause =
          Cause.by("ad\0a")
              .because(nasty)
              .with("n", nasty)
              .with("list", List.of(nasty, Map.of(nasty, 1)))
              .with("k\0", 1)
              .with("k\ud800", 2);

      store.fire("c", CircuitEvent.TRIP, cause);

      Recorded step = store.history("c").get(0);
      String clean = nasty.replaceAll("[\0]", "\uFFFD").replace("\ud800 \udc00", "\uFFFD \uFFFD");
      assertEquals(clean, step.reason());
      assertEquals(clean, step.attributes().get("n"));
      assertEquals(List.of(clean, Map.of(clean, 1L)), step.attributes().get("list"));
      assertEquals(1L, step.attributes().get("k\uFFFD"));
      String field =
          switch (database) {
            case POSTGRESQL -> "metadata->>'n'";
            case SQLITE -> "json_extract(metadata, '$.n')";
            case H2 -> "reason";
          };
      assertEquals(
          List.of(clean),
          Database.query(source, "SELECT " + field + " FROM pawl_circuit_transitions"));
      if (database == Database.POSTGRESQL) {
        assertEquals(
            List.of("1"),
            Database.query(
                source,
                "SELECT COUNT(*) FROM pawl_circuit_transitions WHERE metadata::jsonb ? 'n'"
                    .replace("? 'n'", "->> 'list' IS NOT NULL")));
      }
    }
  }
}
