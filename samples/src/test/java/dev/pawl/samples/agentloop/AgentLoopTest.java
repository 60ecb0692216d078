package dev.pawl.samples.agentloop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.LifecycleEvent;
import dev.pawl.Snapshot;
import dev.pawl.Step;
import dev.pawl.time.Scheduler;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Tests complete runs of agents. */
class AgentLoopTest {

  private final VirtualScheduler time = new VirtualScheduler(Instant.EPOCH);
  private final RecordingBackend backend = new RecordingBackend();
  private final AgentLoop loop =
      AgentLoop.start("agent-1", LoopRules.DEFAULT, l -> backend, time, time.clock());

  private void run() {
    loop.worktreeReady();
    loop.promptReady("work");
    loop.sessionStarted(1);
  }

  @Test
  void foldReachesSameStatesAsMachine() {
    List<AgentLoopEvent> instance =
        List.of(
            AgentLoopEvent.worktreeReady(),
            AgentLoopEvent.promptReady("first"),
            AgentLoopEvent.sessionExited(new ExitOutcome.Timeout()),
            AgentLoopEvent.backoffElapsed(),
            AgentLoopEvent.promptReady("again"),
            AgentLoopEvent.sessionStarted(1),
            AgentLoopEvent.urgentMessage(),
            AgentLoopEvent.interruptingAfterGrace(),
            AgentLoopEvent.promptReady("urgent"),
            AgentLoopEvent.sessionStarted(1),
            AgentLoopEvent.urgentMessage(),
            AgentLoopEvent.sessionExited(new ExitOutcome.Error("cancelled")),
            AgentLoopEvent.promptReady("more"),
            AgentLoopEvent.sessionStarted(1),
            AgentLoopEvent.sessionExited(new ExitOutcome.Success()),
            AgentLoopEvent.worktreeReady(),
            AgentLoopEvent.promptReady("next"),
            AgentLoopEvent.sessionStarted(2),
            AgentLoopEvent.sessionExited(new ExitOutcome.Error("broken")),
            AgentLoopEvent.fatalError("disk full"),
            AgentLoopEvent.operatorStop());
    RecordingBackend lived = new RecordingBackend();
    AgentLoopMachine machine =
        AgentLoopMachine.builder()
            .context(LoopContext.FRESH)
            .logic(LoopRules.DEFAULT)
            .effects(new BackendEffects(lived))
            .scheduler(time)
            .build();
    RecordingBackend folded = new RecordingBackend();
    var step = AgentLoopTransitions.begin(LoopContext.FRESH, LoopRules.DEFAULT);
    for (AgentLoopEvent event : instance) {
      step = folded(step, event);
      step.effects().forEach(e -> e.perform(new BackendEffects(folded)));
      if (event.internal()) {
        time.advance(machine.remaining().get(event));
      } else {
        machine.fire(event);
      }
      assertEquals(machine.state(), step.state(), event::toString);
      assertEquals(machine.context(), step.context());
      assertEquals(lived.calls(), folded.calls());
    }
    assertSame(AgentLoopState.stopped(), step.state());
    assertEquals(new LoopContext(2, "next", 1, 2), step.context());
  }

  private static Step<AgentLoopState, LoopContext, AgentLoopEffects> folded(
      Step<AgentLoopState, LoopContext, AgentLoopEffects> before, AgentLoopEvent event) {
    if (!event.internal()) {
      return AgentLoopTransitions.step(before.state(), before.context(), event, LoopRules.DEFAULT);
    }
    return AgentLoopTransitions.elapse(before.state(), before.context(), event, LoopRules.DEFAULT);
  }

  @Test
  void snapshotDuringCooldownKeepsRemainingTime() {
    loop.worktreeReady();
    for (int n = 1; n <= 3; n++) {
      time.advance(loop.coolingDown().orElse(Duration.ZERO));
      loop.promptReady("work");
      loop.sessionExited(new ExitOutcome.Timeout());
    }
    time.advance(Duration.ofSeconds(3));
    Snapshot<AgentLoopState, AgentLoopEvent, LoopContext> snapshot = loop.snapshot();
    VirtualScheduler later = new VirtualScheduler(Instant.parse("2030-01-01T00:00:00Z"));
    RecordingBackend other = new RecordingBackend();
    AgentLoop resumed =
        AgentLoop.resume(snapshot, LoopRules.DEFAULT, l -> other, later, later.clock());
    assertSame(AgentLoopState.coolingDown(), resumed.state());
    assertEquals(Optional.of(Duration.ofSeconds(5)), resumed.coolingDown());
    assertEquals(new LoopContext(1, "work", 3, 3), resumed.context());
    later.advance(Duration.ofMillis(4999));
    assertSame(AgentLoopState.coolingDown(), resumed.state());
    assertEquals(List.of(), other.calls());
    later.advance(Duration.ofMillis(1));
    assertSame(AgentLoopState.buildingPrompt(), resumed.state());
    assertEquals(List.of("buildPrompt 1"), other.calls());
    LifecycleEvent<AgentLoopState, AgentLoopEvent> step = resumed.trail().get(0);
    assertEquals("agent-1", step.entityId());
    assertEquals("timer", step.cause().actor());
    assertEquals(snapshot.sequence() + 1, step.sequence());
    assertEquals(Instant.parse("2030-01-01T00:00:05Z"), step.timestamp());
  }

  @Test
  void startedWorkIsRestartedAfterRestore() {
    loop.worktreeReady();
    loop.promptReady("work");
    RecordingBackend other = new RecordingBackend();
    AgentLoop resumed =
        AgentLoop.resume(loop.snapshot(), LoopRules.DEFAULT, l -> other, time, time.clock());
    assertEquals(List.of("startSession 1: work"), other.calls());
    assertTrue(resumed.sessionStarted(1));
    assertEquals(AgentLoopState.running(1), resumed.state());
  }

  @Test
  void cancelledSessionIsForceStoppedAfterGracePeriod() {
    run();
    loop.urgentMessage();
    time.advance(Duration.ofMillis(9999));
    assertEquals(AgentLoopState.interrupting(1), loop.state());
    time.advance(Duration.ofMillis(1));
    assertSame(AgentLoopState.buildingPrompt(), loop.state());
    List<String> calls = backend.calls();
    assertEquals(
        List.of("cancelSession 1", "forceStopSession 1", "buildPrompt 1"),
        calls.subList(calls.size() - 3, calls.size()));
    assertFalse(loop.sessionExited(new ExitOutcome.Error("killed")));
    assertSame(AgentLoopState.buildingPrompt(), loop.state());
  }

  @Test
  void sessionThatEndsInTimeIsNotForceStopped() {
    run();
    loop.urgentMessage();
    assertTrue(loop.sessionExited(new ExitOutcome.Success()));
    time.advance(Duration.ofMinutes(1));
    assertFalse(backend.calls().contains("forceStopSession 1"));
    assertSame(AgentLoopState.buildingPrompt(), loop.state());
  }

  @Test
  void nextSessionHasNextNumber() {
    run();
    loop.sessionExited(new ExitOutcome.Success());
    assertEquals(1, loop.context().sessionSeq());
    loop.worktreeReady();
    assertEquals(2, loop.context().sessionSeq());
    assertTrue(backend.calls().contains("storeSessionSeq 2"));
  }

  @Test
  void stoppingEndsTheBackoffAndIsRecorded() {
    loop.worktreeReady();
    loop.promptReady("work");
    loop.sessionExited(new ExitOutcome.Timeout());
    loop.stop("ada");
    loop.stop("ada");
    assertEquals(Optional.empty(), loop.coolingDown());
    assertEquals(List.of(), time.pending());
    assertSame(AgentLoopState.stopped(), loop.state());
    assertEquals("ada", loop.trail().get(loop.trail().size() - 1).cause().actor());
    loop.fatalError("too late");
    assertEquals("logFatal: too late", backend.calls().get(backend.calls().size() - 1));
  }

  /**
   * A backend that reports its results from another thread. Sessions succeed, and the backend stops
   * the agent during the third session.
   */
  private static final class LiveBackend extends SilentBackend {
    private final ExecutorService thread;
    private final AgentLoop loop;
    private final CountDownLatch done;
    private final List<String> prompts = new ArrayList<>();

    LiveBackend(ExecutorService thread, AgentLoop loop, CountDownLatch done) {
      this.thread = thread;
      this.loop = loop;
      this.done = done;
    }

    @Override
    public void prepareWorktree() {
      thread.execute(loop::worktreeReady);
    }

    @Override
    public void buildPrompt(int sessionSeq) {
      thread.execute(() -> loop.promptReady("task " + sessionSeq));
    }

    @Override
    public void startSession(int sessionSeq, String prompt) {
      thread.execute(
          () -> {
            prompts.add(prompt);
            loop.sessionStarted(sessionSeq);
            if (sessionSeq == 3) {
              loop.stop("test");
              done.countDown();
            } else {
              loop.sessionExited(new ExitOutcome.Success());
            }
          });
    }
  }

  @Test
  void loopRunsWithBackendInAnotherThread() throws InterruptedException {
    ExecutorService thread = Executors.newSingleThreadExecutor();
    try {
      CountDownLatch done = new CountDownLatch(1);
      List<LiveBackend> made = new ArrayList<>();
      AgentLoop live =
          AgentLoop.start(
              "agent-2",
              LoopRules.DEFAULT,
              l -> {
                made.add(new LiveBackend(thread, l, done));
                return made.get(0);
              });
      assertTrue(done.await(30, TimeUnit.SECONDS));
      assertSame(AgentLoopState.stopped(), live.state());
      assertEquals(List.of("task 1", "task 2", "task 3"), made.get(0).prompts);
    } finally {
      thread.shutdownNow();
    }
  }

  @Test
  void backendMayAnswerImmediately() {
    AgentLoop quick =
        AgentLoop.start(
            "agent-3", LoopRules.DEFAULT, QuickBackend::new, Scheduler.system(), time.clock());
    assertSame(AgentLoopState.stopped(), quick.state());
    AgentLoopValidator.requireLegal(quick.trail());
    assertEquals(
        List.of(
            "Initializing → BuildingPrompt",
            "BuildingPrompt → Spawning",
            "Spawning → Running[sessionSeq=1]",
            "Running[sessionSeq=1] → Stopped"),
        quick.trail().stream().map(e -> e.from() + " → " + e.to()).toList());
  }

  /** A backend whose methods report their results before they return. */
  private static final class QuickBackend extends SilentBackend {
    private final AgentLoop loop;

    QuickBackend(AgentLoop loop) {
      this.loop = loop;
    }

    @Override
    public void prepareWorktree() {
      assertTrue(loop.worktreeReady());
    }

    @Override
    public void buildPrompt(int sessionSeq) {
      assertTrue(loop.promptReady("work"));
    }

    @Override
    public void startSession(int sessionSeq, String prompt) {
      assertTrue(loop.sessionStarted(sessionSeq));
      loop.stop("test");
    }
  }

  /** A backend that reports nothing. */
  private abstract static class SilentBackend implements AgentBackend {
    @Override
    public void storePrompt(int sessionSeq, String prompt) {}

    @Override
    public void cancelSession(int sessionSeq) {}

    @Override
    public void forceStopSession(int sessionSeq) {}

    @Override
    public void storeSessionSeq(int sessionSeq) {}

    @Override
    public void logFatal(String msg) {}
  }
}
