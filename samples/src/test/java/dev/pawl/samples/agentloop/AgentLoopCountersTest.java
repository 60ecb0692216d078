package dev.pawl.samples.agentloop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests both error counters, their thresholds, and the back-off that depends on them. */
class AgentLoopCountersTest {

  private static final ExitOutcome ERROR = new ExitOutcome.Error("broken");
  private static final ExitOutcome TIMEOUT = new ExitOutcome.Timeout();
  private static final ExitOutcome SUCCESS = new ExitOutcome.Success();

  private final VirtualScheduler time = new VirtualScheduler();
  private final RecordingBackend backend = new RecordingBackend();

  private AgentLoop loop(LoopRules rules) {
    return AgentLoop.start("agent-1", rules, loop -> backend, time, time.clock());
  }

  /** From BuildingPrompt. */
  private static void failToSpawn(AgentLoop loop, ExitOutcome outcome) {
    loop.promptReady("work");
    loop.sessionExited(outcome);
  }

  /** From BuildingPrompt. */
  private static void run(AgentLoop loop) {
    loop.promptReady("work");
    loop.sessionStarted(1);
  }

  private void coolDown(AgentLoop loop) {
    time.advance(loop.coolingDown().orElseThrow());
  }

  private static void assertCounters(int consecutive, int total, AgentLoop loop) {
    assertEquals(consecutive, loop.context().consecutiveErrors());
    assertEquals(total, loop.context().totalErrors());
  }

  @Test
  void errorsAndTimeoutsCountFromSpawningAndRunning() {
    AgentLoop loop = loop(LoopRules.DEFAULT);
    loop.worktreeReady();
    failToSpawn(loop, ERROR);
    assertCounters(1, 1, loop);
    coolDown(loop);
    failToSpawn(loop, TIMEOUT);
    assertCounters(2, 2, loop);
    coolDown(loop);
    run(loop);
    assertCounters(0, 2, loop);
    loop.sessionExited(ERROR);
    assertCounters(1, 3, loop);
    coolDown(loop);
    run(loop);
    loop.sessionExited(TIMEOUT);
    assertCounters(1, 4, loop);
  }

  @Test
  void successResetsOnlyConsecutiveErrors() {
    LoopContext before = new LoopContext(1, "", 3, 9);
    var step =
        AgentLoopTransitions.step(
            AgentLoopState.running(1),
            before,
            AgentLoopEvent.sessionExited(SUCCESS),
            LoopRules.DEFAULT);
    assertEquals(new LoopContext(1, "", 0, 9), step.context());
  }

  @Test
  void interruptsDoNotCount() {
    for (ExitOutcome outcome : new ExitOutcome[] {ERROR, TIMEOUT, SUCCESS}) {
      LoopContext brink = new LoopContext(1, "", 4, 19);
      var step =
          AgentLoopTransitions.step(
              AgentLoopState.interrupting(1),
              brink,
              AgentLoopEvent.sessionExited(outcome),
              LoopRules.DEFAULT);
      assertSame(AgentLoopState.buildingPrompt(), step.state());
      assertEquals(brink, step.context());
    }
  }

  @Test
  void fifthConsecutiveErrorStops() {
    AgentLoop loop = loop(LoopRules.DEFAULT);
    loop.worktreeReady();
    for (int n = 1; n <= 4; n++) {
      failToSpawn(loop, ERROR);
      assertSame(AgentLoopState.coolingDown(), loop.state());
      coolDown(loop);
    }
    failToSpawn(loop, ERROR);
    assertSame(AgentLoopState.stopped(), loop.state());
    assertCounters(5, 5, loop);
    assertEquals(
        "logFatal: Session 1: broken. Errors: 5 in a row, 5 in all.",
        backend.calls().get(backend.calls().size() - 1));
    assertEquals(Optional.empty(), loop.coolingDown());
  }

  @Test
  void twentiethTotalErrorStops() {
    AgentLoop loop = loop(LoopRules.DEFAULT);
    loop.worktreeReady();
    for (int n = 1; n <= 19; n++) {
      run(loop);
      loop.sessionExited(TIMEOUT);
      assertSame(AgentLoopState.coolingDown(), loop.state());
      coolDown(loop);
    }
    assertCounters(1, 19, loop);
    run(loop);
    assertCounters(0, 19, loop);
    loop.sessionExited(TIMEOUT);
    assertSame(AgentLoopState.stopped(), loop.state());
    assertCounters(1, 20, loop);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  void thresholdsAreConfigured(int threshold) {
    for (LoopRules rules :
        new LoopRules[] {
          LoopRules.DEFAULT.withThresholds(threshold, 1000),
          LoopRules.DEFAULT.withThresholds(1000, threshold)
        }) {
      AgentLoop loop = loop(rules);
      loop.worktreeReady();
      for (int n = 1; n < threshold; n++) {
        failToSpawn(loop, ERROR);
        coolDown(loop);
      }
      assertSame(AgentLoopState.buildingPrompt(), loop.state());
      failToSpawn(loop, ERROR);
      assertSame(AgentLoopState.stopped(), loop.state());
    }
    assertThrows(
        IllegalArgumentException.class, () -> LoopRules.DEFAULT.withThresholds(0, threshold));
  }

  @ParameterizedTest
  @CsvSource({"1, 2000", "2, 4000", "3, 8000", "4, 16000", "5, 32000", "6, 60000", "7, 60000"})
  void backoffDoublesUpToOneMinute(int n, long millis) {
    AgentLoop loop = loop(LoopRules.DEFAULT.withThresholds(100, 100));
    loop.worktreeReady();
    for (int i = 1; i < n; i++) {
      failToSpawn(loop, ERROR);
      coolDown(loop);
    }
    failToSpawn(loop, ERROR);
    assertEquals(Optional.of(Duration.ofMillis(millis)), loop.coolingDown());
    time.advance(Duration.ofMillis(millis - 1));
    assertSame(AgentLoopState.coolingDown(), loop.state());
    assertEquals(Optional.of(Duration.ofMillis(1)), loop.coolingDown());
    time.advance(Duration.ofMillis(1));
    assertSame(AgentLoopState.buildingPrompt(), loop.state());
  }
}
