package dev.pawl.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.pawl.GuardRefusedError;
import dev.pawl.samples.step.StepEffects;
import dev.pawl.samples.step.StepEvent;
import dev.pawl.samples.step.StepLogic;
import dev.pawl.samples.step.StepMachine;
import dev.pawl.samples.step.StepRules;
import dev.pawl.samples.step.StepRun;
import dev.pawl.samples.step.StepState;
import dev.pawl.samples.step.StepTransitions;
import dev.pawl.time.Backoff;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StepTest extends DocumentedMachine<StepState> {

  /** The transitions as the document lists them. */
  private static final String TABLE =
      """
      | `S_PENDING` | `S_RUNNING` | Dependencies met | All `depends_on` steps in `S_SUCCESS` |
      | `S_RUNNING` | `S_SUCCESS` | Tool exits successfully | Exit code in `expected_exit_codes` |
      | `S_RUNNING` | `S_FAILED` | Tool fails | Exit code not expected |
      | `S_FAILED` | `S_RETRYING` | Retry logic | `retry_count < max_retries` |
      | `S_RETRYING` | `S_RUNNING` | Retry delay done | After exponential backoff |
      """;

  private static final String CELLS =
      """
      S_PENDING  | dependencies_met [dependenciesMet] | S_RUNNING
      S_RUNNING  | tool_exits [exitCodeExpected]      | S_SUCCESS
      S_RUNNING  | tool_exits [!exitCodeExpected]     | S_FAILED
      S_FAILED   | retry_eligible [retriesLeft]       | S_RETRYING
      S_RETRYING | retry_attempt                      | S_RUNNING
      """;

  private static final StepLogic RULES = new StepRules();
  private static final StepEffects NO_TOOL = (run, event) -> {};
  private static final Backoff BACKOFF =
      Backoff.exponential(Duration.ofSeconds(2), Duration.ofSeconds(60));
  private static final StepRun FRESH = new StepRun(Set.of("s1"), Set.of(0, 3), 0, 1, BACKOFF);
  private static final StepRun RETRIED = new StepRun(Set.of("s1"), Set.of(0, 3), 1, 1, BACKOFF);

  StepTest() {
    super(new Generated<>("dev.pawl.samples.step.Step", StepState.class));
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
  List<Stimulus<StepState>> stimuli() {
    return List.of(
        stimulus("dependencies_met [dependenciesMet]", StepEvent.dependenciesMet(Set.of("s1"))),
        stimulus("tool_exits [exitCodeExpected]", StepEvent.toolExits(3)),
        stimulus("tool_exits [!exitCodeExpected]", StepEvent.toolExits(1)),
        stimulus("retry_eligible [retriesLeft]", StepEvent.retryEligible()),
        stimulus("retry_attempt", StepEvent.retryAttempt()));
  }

  private static Stimulus<StepState> stimulus(String label, StepEvent event) {
    return new Stimulus<>(
        label,
        event.eventType(),
        from -> StepTransitions.next(from, event, FRESH, RULES),
        from -> StepTransitions.permits(from, event, FRESH, RULES),
        from -> StepMachine.from(from, FRESH, RULES, NO_TOOL).fire(event),
        from -> StepMachine.from(from, FRESH, RULES, NO_TOOL).tryFire(event));
  }

  @Override
  Set<StepState> timers() {
    return Set.of(StepState.S_RETRYING);
  }

  @Override
  Set<StepState> initial() {
    return Set.of(StepState.S_PENDING);
  }

  @Override
  Set<StepState> last() {
    return Set.of(StepState.S_SUCCESS);
  }

  @Override
  String wireName(StepState state) {
    return state.name();
  }

  /**
   * The document does not list the effect {@code runTool}, which each transition into S_RUNNING
   * has.
   */
  @Override
  String drawn(Row cell) {
    return cell.event() + (cell.to().equals("S_RUNNING") ? " / runTool" : "");
  }

  @ParameterizedTest
  @EnumSource
  void dependentsAreBlockedUntilSuccess(StepState state) {
    assertEquals(state != StepState.S_SUCCESS, generated().is("isBlocking", state));
  }

  @Test
  void stepWaitsForAllDependencies() {
    StepRun run = new StepRun(Set.of("s1", "s2"), Set.of(0), 0, 1, BACKOFF);
    StepMachine step = StepMachine.builder().context(run).logic(RULES).effects(NO_TOOL).build();
    assertThrows(GuardRefusedError.class, () -> step.dependenciesMet(Set.of("s1", "s3")));
    assertSame(StepState.S_RUNNING, step.dependenciesMet(Set.of("s1", "s2", "s3")));
    StepRun free = new StepRun(Set.of(), Set.of(0), 0, 1, BACKOFF);
    assertSame(
        StepState.S_RUNNING,
        StepMachine.builder()
            .context(free)
            .logic(RULES)
            .effects(NO_TOOL)
            .build()
            .dependenciesMet(Set.of()));
  }

  @Test
  void stepIsRetriedOnlyWhileRetriesAreLeft() {
    StepMachine step = StepMachine.from(StepState.S_FAILED, RETRIED, RULES, NO_TOOL);
    GuardRefusedError error = assertThrows(GuardRefusedError.class, step::retryEligible);
    assertEquals(List.of("retriesLeft"), error.guards());
    assertSame(StepState.S_FAILED, step.state());
  }

  @Test
  void toolRunsOnEveryTransitionIntoRunning() {
    List<String> runs = new ArrayList<>();
    StepEffects tool = (run, event) -> runs.add(event.wireName() + " " + run.retryCount());
    StepMachine step = StepMachine.builder().context(FRESH).logic(RULES).effects(tool).build();
    step.dependenciesMet(Set.of("s1"));
    step.toolExits(1);
    step.retryEligible();
    step.retryAttempt();
    assertSame(StepState.S_SUCCESS, step.toolExits(0));
    assertEquals(List.of("dependencies_met 0", "retry_attempt 1"), runs);
  }

  @Test
  void stepRunsAfterEachBackOffUntilNoRetryIsLeft() {
    VirtualScheduler time = new VirtualScheduler();
    List<Integer> runs = new ArrayList<>();
    StepMachine step =
        StepMachine.builder()
            .context(new StepRun(Set.of(), Set.of(0), 0, 3, BACKOFF))
            .logic(RULES)
            .effects((run, event) -> runs.add(run.retryCount()))
            .scheduler(time)
            .build();
    step.dependenciesMet(Set.of());
    for (int seconds : new int[] {2, 4, 8}) {
      step.toolExits(1);
      step.retryEligible();
      time.advance(Duration.ofSeconds(seconds).minusNanos(1));
      assertSame(StepState.S_RETRYING, step.state());
      time.advance(Duration.ofNanos(1));
      assertSame(StepState.S_RUNNING, step.state());
    }
    assertEquals(List.of(0, 1, 2, 3), runs);
    step.toolExits(1);
    assertThrows(GuardRefusedError.class, step::retryEligible);
    assertSame(StepState.S_FAILED, step.state());
    assertEquals(List.of(), time.pending());
  }
}
