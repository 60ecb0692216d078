package dev.pawl.samples.workstream;

import dev.pawl.Cause;
import dev.pawl.hook.RingHook;
import dev.pawl.samples.Sample;
import dev.pawl.samples.Story;
import dev.pawl.samples.StoryClock;

/** A workstream that fails once and succeeds at the second attempt. */
public final class WorkstreamSample implements Sample {

  private static final Cause ORCHESTRATOR = Cause.by("orchestrator");
  private static final Cause RETRIES = Cause.by("retry_logic");

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
    StoryClock clock = StoryClock.at("2025-11-22T20:00:00Z");
    RingHook<WorkstreamState, WorkstreamEvent> trail = new RingHook<>(10);
    WorkstreamMachine workstream =
        WorkstreamMachine.builder()
            .entityId("WS-001")
            .context(new WorkstreamRun(3, 0, 1))
            .logic(new WorkstreamRules())
            .clock(clock)
            .hook(trail)
            .build();
    workstream.startExecution(ORCHESTRATOR.because("orchestrator start"));
    clock.pass("5m30s");
    workstream.stepFails("s2", 1, ORCHESTRATOR.because("step s2 failed").with("exitCode", 1));
    clock.pass("1s");
    workstream.retryEligible(RETRIES.because("retry attempt 1"));
    clock.pass("2s");
    workstream.retryAttempt(RETRIES.because("retry delay expired"));
    clock.pass("2m42s");
    workstream.allStepsSucceed(3, ORCHESTRATOR.because("all steps succeeded"));
    story.audit(trail.events(), WorkstreamEvent::wireName);

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

  private static WorkstreamMachine resumed(String id, WorkstreamState state) {
    return WorkstreamMachine.builder()
        .entityId(id)
        .resume(state)
        .context(new WorkstreamRun(3, 1, 1))
        .logic(new WorkstreamRules())
        .build();
  }
}
