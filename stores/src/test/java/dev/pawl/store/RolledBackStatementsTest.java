package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.store.recovery.Recovery;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.PressEvent;
import dev.pawl.store.sample.PressState;
import dev.pawl.store.sample.PressStored;
import dev.pawl.store.sample.PumpEvent;
import dev.pawl.store.sample.PumpState;
import dev.pawl.store.sample.PumpStored;
import java.nio.file.Path;
import java.sql.Connection;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A step is not reported as made if statements of the user have rolled it back. */
class RolledBackStatementsTest {

  private static final Cause ADA = Cause.by("ada").because("told to");

  @TempDir Path folder;

  private final List<String> heard = new ArrayList<>();

  private JdbcStore<PressState, PressEvent> store(DataSource source) {
    TransitionHook<PressState, PressEvent> hook =
        new TransitionHook<>() {
          @Override
          public void after(LifecycleEvent<PressState, PressEvent> step) {
            heard.add(step.entityId() + step.sequence());
          }
        };
    JdbcStore<PressState, PressEvent> store =
        JdbcStore.of(PressStored.machine(), source).hook(hook).build();
    store.createTables();
    store.create("x");
    store.fire("x", PressEvent.START);
    heard.clear();
    return store;
  }

  private static void assertRolledBack(Executable call) {
    String message = assertThrows(IllegalStateException.class, call).getMessage();
    assertTrue(message.contains("have rolled the transaction back"), message);
  }

  @ParameterizedTest
  @EnumSource
  void rollbackByStatementsOfStepIsReported(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);

      assertRolledBack(() -> store.fire("x", PressEvent.LOWER, ADA, Connection::rollback));
      Stored<PressState> known = store.get("x");
      assertRolledBack(() -> store.fire(known, PressEvent.LOWER, ADA, Connection::rollback));
      assertRolledBack(
          () ->
              Recovery.of(store)
                  .force(
                      "x",
                      PressState.RUNNING,
                      known.snapshot().replace("\"sequence\":1", "\"sequence\":2"),
                      ADA,
                      Connection::rollback));

      assertEquals(known, store.get("x"));
      assertEquals(1, store.history("x").size());
      assertEquals(List.of(), heard);
      assertTrue(StoreCheck.of(store).run().isClean());
      // statements that do not roll back may read, write and delete
      store.fire("x", PressEvent.LOWER, ADA, c -> {});
      store.fire(
          "x",
          PressEvent.LOAD,
          ADA,
          c -> {
            c.createStatement().execute("DELETE FROM pawl_press_transitions");
            c.createStatement().execute("DELETE FROM pawl_press");
          });
      assertEquals(List.of("x2", "x3"), heard);
    }
  }

  @ParameterizedTest
  @EnumSource
  void rollbackInTransactionBodyIsReported(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);

      assertRolledBack(
          () ->
              store.inTransaction(
                  tx -> {
                    Stored<PressState> after = tx.fire("x", PressEvent.LOWER, ADA);
                    rollBack(tx.connection());
                    return after;
                  }));
      assertRolledBack(
          () ->
              store.inTransaction(
                  tx -> {
                    tx.create("y");
                    rollBack(tx.connection());
                    return tx.fire("x", PressEvent.LOWER, ADA);
                  }));

      assertEquals(List.of(), heard);
      assertEquals(1, store.get("x").version());
      assertTrue(store.find("y").isEmpty());
    }
  }

  private static void rollBack(Connection connection) {
    try {
      connection.rollback();
    } catch (java.sql.SQLException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @EnumSource
  void rollbackByStatementsOfEffectIsReported(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<PumpState, PumpEvent> store =
          JdbcStore.of(
                  PumpStored.machine(
                      (pump, opening) ->
                          pump.effects(
                              () -> opening.effectContext().execute(Connection::rollback))),
                  source)
              .build();
      store.createTables();
      store.create("p");

      assertRolledBack(() -> store.fire("p", PumpEvent.PUSH, ADA));

      assertEquals(0, store.get("p").version());
      assertEquals(List.of(), store.history("p"));
    }
  }
}
