package dev.pawl.samples.pipeline;

import dev.pawl.Cause;
import dev.pawl.samples.Sample;
import dev.pawl.samples.Story;
import dev.pawl.samples.StoryClock;
import dev.pawl.samples.workstream.RetryLogic;
import dev.pawl.samples.workstream.WorkstreamMachine;
import dev.pawl.samples.workstream.WorkstreamRules;
import dev.pawl.samples.workstream.WorkstreamRun;
import dev.pawl.samples.workstream.WorkstreamState;
import dev.pawl.samples.workstream.WorkstreamTransitions;
import dev.pawl.time.Backoff;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * A workstream that fails once and succeeds at the second attempt. The workstream is stored in an
 * SQLite database in memory, or in the database of the system property {@code pawl.url}.
 */
public final class WorkstreamSample implements Sample {

  private static final String MEMORY = "jdbc:sqlite:file:workstream?mode=memory&cache=shared";
  private static final Backoff BACKOFF =
      Backoff.exponential(Duration.ofSeconds(2), Duration.ofSeconds(60));

  /** Creates the sample. */
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
    try (Pipeline pipeline = Pipeline.open(PipelineMain.url(MEMORY), clock)) {
      Orchestrator orchestrator = FailsOnce.live(pipeline, clock);
      story.chapter("Audit trail of " + FailsOnce.ID + ", by the document's query");
      AuditQuery.run(pipeline, FailsOnce.ID).forEach(story::note);

      story.chapter("Retries");
      retries(story);

      story.refusals();
      story.refused(
          "A completed workstream is abandoned",
          () -> orchestrator.abandon(FailsOnce.ID, Cause.by("user").because("too late")));
    }
    story.refused(
        "A completed workstream is restarted",
        () ->
            WorkstreamTransitions.transition(WorkstreamState.S_SUCCESS, WorkstreamState.S_RUNNING));
    story.refused(
        "A workstream of three steps is reported complete after two",
        () -> resumed("WS-002", WorkstreamState.S_RUNNING).allStepsSucceed(2));
    story.refused(
        "A workstream without retries left is retried",
        () -> resumed("WS-003", WorkstreamState.S_FAILED).retryEligible());
  }

  /** Prints the delays of a workstream that fails until it has no retries left. */
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
        .from(state)
        .context(new WorkstreamRun(3, 1, 1, BACKOFF))
        .logic(new WorkstreamRules())
        .build();
  }
}
