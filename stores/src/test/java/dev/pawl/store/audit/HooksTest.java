package dev.pawl.store.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.TransitionVetoedError;
import dev.pawl.store.history.AbortCode;
import dev.pawl.store.sample.ErrorCode;
import dev.pawl.store.sample.WorkstreamCodec;
import dev.pawl.store.sample.WorkstreamEvent;
import dev.pawl.store.sample.WorkstreamMachine;
import dev.pawl.store.sample.WorkstreamState;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HooksTest {

  @TempDir Path folder;

  @Test
  void gateVetoesForbiddenSteps() {
    WorkstreamMachine machine =
        WorkstreamMachine.builder()
            .hook(
                new GateHook<WorkstreamState, WorkstreamEvent>(
                    attempt ->
                        attempt.forced() && !"admin".equals(attempt.cause().actor())
                            ? "only an administrator may force"
                            : null))
            .build();
    machine.startExecution(Cause.by("ada"));

    TransitionVetoedError veto =
        assertThrows(
            TransitionVetoedError.class,
            () -> machine.force(WorkstreamState.S_SUCCESS, Cause.by("ada")));

    assertEquals("only an administrator may force", veto.reason());
    assertEquals(WorkstreamState.S_RUNNING, machine.state());
    machine.force(WorkstreamState.S_SUCCESS, Cause.by("admin"));
    assertEquals(WorkstreamState.S_SUCCESS, machine.state());
  }

  @Test
  void flightRecorderReceivesStepsAndRefusals() throws IOException {
    WorkstreamMachine machine =
        WorkstreamMachine.builder()
            .entityId("WS-1")
            .hook(new FlightRecorderHook<>(WorkstreamCodec::toWire, WorkstreamCodec::eventToWire))
            .build();
    Path file = folder.resolve("pawl.jfr");
    try (Recording recording = new Recording()) {
      recording.enable("dev.pawl.Transition");
      recording.enable("dev.pawl.Refusal");
      recording.start();
      machine.startExecution(
          AbortCode.in(
              Cause.by("ada").because("why not").code(ErrorCode.RETRY), ErrorCode.ABORTED));
      assertThrows(IllegalTransitionError.class, machine::retryAttempt);
      recording.stop();
      recording.dump(file);
    }
    List<RecordedEvent> events = RecordingFile.readAllEvents(file);

    assertEquals(2, events.size());
    RecordedEvent step = events.get(0);
    assertEquals("dev.pawl.Transition", step.getEventType().getName());
    assertEquals("Workstream", step.getString("machine"));
    assertEquals("WS-1", step.getString("entityId"));
    assertEquals(1, step.getLong("sequence"));
    assertEquals("S_PENDING", step.getString("from"));
    assertEquals("S_RUNNING", step.getString("to"));
    assertEquals("startExecution", step.getString("event"));
    assertEquals("ada", step.getString("actor"));
    assertEquals("why not", step.getString("reason"));
    assertEquals("RETRY", step.getString("code"));
    assertEquals("ABORTED", step.getString("abortCode"));
    assertEquals("Illegal", events.get(1).getString("outcome"));
    assertEquals(List.of("Pawl"), step.getEventType().getCategoryNames());
  }

  @Test
  void flightRecorderUsesDeclaredNamesByDefault() throws IOException {
    WorkstreamMachine machine =
        WorkstreamMachine.builder().hook(new FlightRecorderHook<>()).build();
    Path file = folder.resolve("pawl.jfr");
    try (Recording recording = new Recording()) {
      recording.enable("dev.pawl.Transition");
      recording.start();
      machine.startExecution();
      recording.stop();
      recording.dump(file);
    }

    RecordedEvent step = RecordingFile.readAllEvents(file).get(0);

    assertEquals("S_RUNNING", step.getString("to"));
    assertEquals("startExecution", step.getString("event"));
  }
}
