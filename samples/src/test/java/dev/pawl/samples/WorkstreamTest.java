package dev.pawl.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.GuardRefusedError;
import dev.pawl.IllegalTransitionError;
import dev.pawl.Outcome;
import dev.pawl.samples.workstream.RetryLogic;
import dev.pawl.samples.workstream.WorkstreamEvent;
import dev.pawl.samples.workstream.WorkstreamLogic;
import dev.pawl.samples.workstream.WorkstreamMachine;
import dev.pawl.samples.workstream.WorkstreamRules;
import dev.pawl.samples.workstream.WorkstreamRun;
import dev.pawl.samples.workstream.WorkstreamState;
import dev.pawl.samples.workstream.WorkstreamTransitions;
import dev.pawl.time.Backoff;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class WorkstreamTest extends DocumentedMachine<WorkstreamState> {

  /** The transitions as the document lists them. */
  private static final String TABLE =
      """
      | `S_PENDING` | `S_RUNNING` | Orchestrator starts execution | None |
      | `S_RUNNING` | `S_SUCCESS` | All steps complete | All steps in `S_SUCCESS` |
      | `S_RUNNING` | `S_FAILED` | Step fails | Any step enters `S_FAILED` |
      | `S_RUNNING` | `S_ABANDONED` | User cancels | Manual intervention |
      | `S_FAILED` | `S_RETRYING` | Retry logic activates | `retry_count < max_retries` |
      | `S_FAILED` | `S_ABANDONED` | Max retries exceeded | `retry_count >= max_retries` |
      | `S_RETRYING` | `S_RUNNING` | Retry delay expires | After backoff period |
      """;

  /** The forbidden transitions as the document lists them. */
  private static final String INVALID =
      """
      | `S_SUCCESS` | Any | Terminal state, cannot change |
      | `S_ABANDONED` | Any | Terminal state, cannot change |
      | `S_PENDING` | `S_SUCCESS` | Must run before succeeding |
      | `S_PENDING` | `S_FAILED` | Must run before failing |
      | `S_RUNNING` | `S_PENDING` | Cannot go back to pending |
      | `S_SUCCESS` | `S_RUNNING` | Cannot restart completed workstream |
      """;

  private static final String CELLS =
      """
      S_PENDING  | start_execution                        | S_RUNNING
      S_RUNNING  | all_steps_succeed [everyStepInSuccess] | S_SUCCESS
      S_RUNNING  | step_fails                             | S_FAILED
      S_RUNNING  | abandon                                | S_ABANDONED
      S_FAILED   | retry_eligible [retriesLeft]           | S_RETRYING
      S_FAILED   | max_retries [!retriesLeft]             | S_ABANDONED
      S_RETRYING | retry_attempt                          | S_RUNNING
      """;

  private static final WorkstreamLogic RULES = new WorkstreamRules();
  private static final Backoff BACKOFF =
      Backoff.exponential(Duration.ofSeconds(2), Duration.ofSeconds(60));
  private static final WorkstreamRun FRESH = new WorkstreamRun(3, 0, 1, BACKOFF);
  private static final WorkstreamRun RETRIED = new WorkstreamRun(3, 1, 1, BACKOFF);

  WorkstreamTest() {
    super(new Generated<>("dev.pawl.samples.workstream.Workstream", WorkstreamState.class));
  }

  @Override
  List<Row> pairs() {
    return Row.cells(TABLE.replace("`", "")).map(c -> new Row(c.get(0), "", c.get(1))).toList();
  }

  @Override
  List<Row> cells() {
    return Row.table(CELLS);
  }

  @Override
  List<Stimulus<WorkstreamState>> stimuli() {
    return List.of(
        stimulus("start_execution", WorkstreamEvent.startExecution(), FRESH),
        stimulus(
            "all_steps_succeed [everyStepInSuccess]", WorkstreamEvent.allStepsSucceed(3), FRESH),
        stimulus("step_fails", WorkstreamEvent.stepFails("s2", 1), FRESH),
        stimulus("abandon", WorkstreamEvent.abandon(), FRESH),
        stimulus("retry_eligible [retriesLeft]", WorkstreamEvent.retryEligible(), FRESH),
        stimulus("max_retries [!retriesLeft]", WorkstreamEvent.maxRetries(), RETRIED),
        stimulus("retry_attempt", WorkstreamEvent.retryAttempt(), FRESH));
  }

  private static Stimulus<WorkstreamState> stimulus(
      String label, WorkstreamEvent event, WorkstreamRun run) {
    return new Stimulus<>(
        label,
        event.eventType(),
        from -> WorkstreamTransitions.next(from, event, run, RULES),
        from -> WorkstreamTransitions.permits(from, event, run, RULES),
        from -> WorkstreamMachine.from(from, run, RULES).fire(event),
        from -> WorkstreamMachine.from(from, run, RULES).tryFire(event));
  }

  @Override
  Set<WorkstreamState> timers() {
    return Set.of(WorkstreamState.S_RETRYING);
  }

  @Override
  Set<WorkstreamState> initial() {
    return Set.of(WorkstreamState.S_PENDING);
  }

  @Override
  Set<WorkstreamState> last() {
    return Set.of(WorkstreamState.S_SUCCESS, WorkstreamState.S_ABANDONED);
  }

  @Override
  String wireName(WorkstreamState state) {
    return state.name();
  }

  @Override
  void checkReason(IllegalTransitionError error, WorkstreamState from, WorkstreamState to) {
    Map<String, String> reasons = new LinkedHashMap<>();
    Row.cells(INVALID.replace("`", ""))
        .forEach(c -> reasons.put(c.get(0) + " " + c.get(1), c.get(2)));
    String reason = reasons.getOrDefault(from + " " + to, reasons.get(from + " Any"));
    assertEquals(Optional.ofNullable(reason), error.because());
    if (reason != null) {
      String message = error.getMessage();
      assertTrue(message.contains(from + " → " + to + " is not legal: " + reason + "."), message);
    }
  }

  static Stream<Stimulus<WorkstreamState>> refused() {
    return Stream.of(
        stimulus("S_RUNNING everyStepInSuccess", WorkstreamEvent.allStepsSucceed(2), FRESH),
        stimulus("S_FAILED retriesLeft", WorkstreamEvent.retryEligible(), RETRIED),
        stimulus("S_FAILED !retriesLeft", WorkstreamEvent.maxRetries(), FRESH));
  }

  @ParameterizedTest
  @MethodSource("refused")
  void guardsRefuse(Stimulus<WorkstreamState> stimulus) {
    String[] label = stimulus.label().split(" ");
    WorkstreamState from = WorkstreamState.valueOf(label[0]);
    assertFalse(stimulus.permits().test(from));
    GuardRefusedError error =
        assertThrows(GuardRefusedError.class, () -> stimulus.fire().apply(from));
    assertEquals(List.of(label[1]), error.guards());
    assertTrue(error.getMessage().contains("no guard holds (" + label[1] + ")"));
    assertThrows(GuardRefusedError.class, () -> stimulus.next().apply(from));
    Outcome<WorkstreamState> outcome = stimulus.tryFire().apply(from);
    assertSame(from, outcome.state());
    assertTrue(outcome instanceof Outcome.GuardRefused<WorkstreamState>, outcome::toString);
  }

  @Test
  void retriesAreCountedUntilNoneIsLeft() {
    WorkstreamMachine workstream = WorkstreamMachine.from(WorkstreamState.S_FAILED, FRESH, RULES);
    assertSame(WorkstreamState.S_RETRYING, workstream.retryEligible());
    assertEquals(1, workstream.context().retryCount());
    workstream.retryAttempt();
    workstream.stepFails("s2", 1);
    assertThrows(GuardRefusedError.class, workstream::retryEligible);
    assertSame(WorkstreamState.S_FAILED, workstream.state());
    assertEquals(1, workstream.context().retryCount());
    assertSame(WorkstreamState.S_ABANDONED, workstream.maxRetries());
  }

  @ParameterizedTest
  @CsvSource({"1, 2", "2, 4", "3, 8", "4, 16", "5, 32", "6, 60", "7, 60", "1000, 60"})
  void retryWaitsForBackOff(int retry, int seconds) {
    VirtualScheduler time = new VirtualScheduler();
    WorkstreamMachine workstream =
        WorkstreamMachine.builder()
            .from(WorkstreamState.S_FAILED)
            .context(new WorkstreamRun(3, retry - 1, retry, BACKOFF))
            .logic(RULES)
            .scheduler(time)
            .build();
    workstream.retryEligible();
    time.advance(Duration.ofSeconds(seconds).minusNanos(1));
    assertSame(WorkstreamState.S_RETRYING, workstream.state());
    time.advance(Duration.ofNanos(1));
    assertSame(WorkstreamState.S_RUNNING, workstream.state());
    assertEquals(retry, workstream.context().retryCount());
  }

  @Test
  void earlyRetryCancelsBackOffTimer() {
    VirtualScheduler time = new VirtualScheduler();
    WorkstreamMachine workstream =
        WorkstreamMachine.builder()
            .from(WorkstreamState.S_FAILED)
            .context(FRESH)
            .logic(RULES)
            .scheduler(time)
            .build();
    workstream.retryEligible();
    assertSame(WorkstreamState.S_RUNNING, workstream.retryAttempt());
    assertEquals(List.of(), time.pending());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3})
  void retryLogicGivesUpWithoutRetries(int maxRetries) {
    VirtualScheduler time = new VirtualScheduler();
    RetryLogic retryLogic = new RetryLogic();
    WorkstreamMachine workstream =
        WorkstreamMachine.builder()
            .context(new WorkstreamRun(3, 0, maxRetries, BACKOFF))
            .logic(RULES)
            .scheduler(time)
            .hook(retryLogic)
            .build();
    retryLogic.serve(workstream);
    workstream.startExecution();
    for (int failure = 1; failure <= maxRetries; failure++) {
      workstream.stepFails("s2", 1);
      assertSame(WorkstreamState.S_RETRYING, workstream.state());
      assertEquals(failure, workstream.context().retryCount());
      time.advance(Duration.ofSeconds(60));
      assertSame(WorkstreamState.S_RUNNING, workstream.state());
    }
    workstream.stepFails("s2", 1);
    assertSame(WorkstreamState.S_ABANDONED, workstream.state());
    assertEquals(maxRetries, workstream.context().retryCount());
  }
}
