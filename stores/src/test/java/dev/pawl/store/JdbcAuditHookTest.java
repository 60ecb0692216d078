package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.TransitionVetoedError;
import dev.pawl.store.audit.GateHook;
import dev.pawl.store.audit.JdbcAuditHook;
import dev.pawl.store.sample.WorkstreamCodec;
import dev.pawl.store.sample.WorkstreamEvent;
import dev.pawl.store.sample.WorkstreamMachine;
import dev.pawl.store.sample.WorkstreamState;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class JdbcAuditHookTest {

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void stepsAndRefusalsAreInserted(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcAuditHook<WorkstreamState, WorkstreamEvent> audit =
          new JdbcAuditHook<>(
              source, "pawl_audit", WorkstreamCodec::toWire, WorkstreamCodec::eventToWire);
      audit.createTable();
      audit.createTable();
      WorkstreamMachine machine =
          WorkstreamMachine.builder()
              .entityId("WS-1")
              .hook(
                  new GateHook<>(
                      attempt -> "mallory".equals(attempt.cause().actor()) ? "no" : null))
              .hook(audit)
              .build();
      machine.startExecution(Cause.by("ada").because("so"));
      assertThrows(IllegalTransitionError.class, machine::retryAttempt);
      assertThrows(
          TransitionVetoedError.class,
          () -> machine.force(WorkstreamState.S_PENDING, Cause.by("mallory")));

      assertEquals(
          List.of(
              "Workstream WS-1 1 S_PENDING S_RUNNING startExecution moved ada so",
              "Workstream WS-1 2 S_RUNNING null retryAttempt illegal null null",
              "Workstream WS-1 2 S_RUNNING S_PENDING null vetoed mallory null"),
          Database.query(
              source,
              "SELECT machine, entity_id, sequence, from_state, to_state, event, outcome, actor,"
                  + " reason FROM pawl_audit ORDER BY audit_id"));
      Database.execute(source, "DROP TABLE pawl_audit");
      StoreException error = assertThrows(StoreException.class, machine::stepFails);
      assertEquals(WorkstreamState.S_FAILED, machine.state(), error.getMessage());
    }
  }
}
