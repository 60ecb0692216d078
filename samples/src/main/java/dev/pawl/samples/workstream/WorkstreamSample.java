package dev.pawl.samples.workstream;

import dev.pawl.Cause;
import dev.pawl.hook.RingHook;
import dev.pawl.samples.Sample;
import dev.pawl.samples.Story;
import dev.pawl.time.Backoff;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A workstream that fails once and succeeds at the second attempt. */
public final class WorkstreamSample implements Sample {

  private static final Cause ORCHESTRATOR = Cause.by("orchestrator");
  private static final Cause RETRIES = Cause.by("retry_logic");
  private static final Backoff BACKOFF =
      Backoff.exponential(Duration.ofSeconds(2), Duration.ofSeconds(60));

  /** The sample. */
  public WorkstreamSample() {}

  @Override
  public String name() {
    return "workstream";
  }

  @Override
  public String machine() {
    return "dev.pawl.samples.workstream.Workstream";
  }

  @Override
  public void live(Story story) {
    VirtualScheduler time = new VirtualScheduler(Instant.parse("2025-11-22T20:00:00Z"));
    RingHook<WorkstreamState, WorkstreamEvent> trail = new RingHook<>(10);
    WorkstreamMachine workstream =
        WorkstreamMachine.builder()
            .entityId("WS-001")
            .context(new WorkstreamRun(3, 0, 1, BACKOFF))
            .logic(new WorkstreamRules())
            .scheduler(time)
            .clock(time.clock())
            .hook(trail)
            .build();
    workstream.startExecution(ORCHESTRATOR.because("orchestrator start"));
    time.advance(Duration.ofSeconds(330));
    workstream.stepFails("s2", 1, ORCHESTRATOR.because("step s2 failed").with("exitCode", 1));
    time.advance(Duration.ofSeconds(1));
    workstream.retryEligible(RETRIES.because("retry attempt 1"));
    time.advance(Duration.ofSeconds(2));
    time.advance(Duration.ofSeconds(162));
    workstream.allStepsSucceed(3, ORCHESTRATOR.because("all steps succeeded"));
    story.audit(trail.events(), WorkstreamEvent::wireName);

    story.chapter("Retries");
    retries(story);

    story.refusals();
    story.refused("A completed workstream is abandoned", workstream::abandon);
    story.refused(
        "A completed workstream is restarted",
        () -> WorkstreamTransitions.transition(workstream.state(), WorkstreamState.S_RUNNING));
    story.refused(
        "A workstream of three steps is reported complete after two",
        () -> resumed("WS-002", WorkstreamState.S_RUNNING).allStepsSucceed(2));
    story.refused(
        "A workstream without retries left is retried",
        () -> resumed("WS-003", WorkstreamState.S_FAILED).retryEligible());
  }

  /** Fails until no retry is left. */
  private static void retries(Story story) {
    VirtualScheduler time = new VirtualScheduler();
    RetryLogic retryLogic = new RetryLogic();
    WorkstreamMachine workstream =
        WorkstreamMachine.builder()
            .entityId("WS-004")
            .context(new WorkstreamRun(3, 0, 6, BACKOFF))
            .logic(new WorkstreamRules())
            .scheduler(time)
            .hook(retryLogic)
            .build();
    retryLogic.serve(workstream);
    workstream.startExecution();
    List<String> waits = new ArrayList<>();
    while (workstream.state() == WorkstreamState.S_RUNNING) {
      workstream.stepFails("s2", 1);
      for (Duration wait : workstream.remaining().values()) {
        waits.add(wait.toSeconds() + " s");
        time.advance(wait);
      }
    }
    story.note(
        "A workstream that always fails waits for "
            + String.join(", ", waits)
            + ", and after "
            + workstream.context().retryCount()
            + " retries it is in "
            + workstream.state()
            + ".");
  }

  private static WorkstreamMachine resumed(String id, WorkstreamState state) {
    return WorkstreamMachine.builder()
        .entityId(id)
        .resume(state)
        .context(new WorkstreamRun(3, 1, 1, BACKOFF))
        .logic(new WorkstreamRules())
        .build();
  }
}
