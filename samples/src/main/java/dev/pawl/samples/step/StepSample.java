package dev.pawl.samples.step;

import dev.pawl.Cause;
import dev.pawl.hook.RingHook;
import dev.pawl.samples.Sample;
import dev.pawl.samples.Story;
import dev.pawl.time.Backoff;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;

/** A step that waits for another, fails once, and succeeds when it is retried. */
public final class StepSample implements Sample {

  private static final Cause RETRIES = Cause.by("retry_logic");
  private static final Backoff BACKOFF =
      Backoff.exponential(Duration.ofSeconds(2), Duration.ofSeconds(60));

  /** Creates the sample. */
  public StepSample() {}

  @Override
  public String name() {
    return "step";
  }

  @Override
  public String machine() {
    return "dev.pawl.samples.step.Step";
  }

  @Override
  public void live(Story story) {
    VirtualScheduler time = new VirtualScheduler(Instant.parse("2025-11-22T20:04:00Z"));
    RingHook<StepState, StepEvent> trail = new RingHook<>(10);
    ToolRuns tool = new ToolRuns(time, 1, 0);
    StepMachine step = step("s2", tool).scheduler(time).clock(time.clock()).hook(trail).build();
    tool.serve(step);
    step.dependenciesMet(Set.of("s1"), Cause.by("orchestrator").because("s1 in S_SUCCESS"));
    time.advance(Duration.ofSeconds(91));
    step.retryEligible(RETRIES.because("retry_count < max_retries"));
    time.advance(Duration.ofSeconds(92));
    story.audit(trail.events(), StepEvent::wireName);
    story.chapter("Dependents");
    boolean blocking = StepTransitions.isBlocking(step.state());
    story.note(
        "After "
            + step.context().retryCount()
            + " retry, the step is in "
            + step.state()
            + (blocking ? " and blocks its dependents." : " and no longer blocks its dependents."));

    story.refusals();
    story.refused(
        "A step runs before the one it depends on has succeeded",
        () -> step("s3", tool).build().dependenciesMet(Set.of()));
    story.refused("The tool exits a second time", () -> step.toolExits(0));
  }

  private static StepMachine.Builder step(String id, ToolRuns tool) {
    return StepMachine.builder()
        .entityId("WS-001/" + id)
        .context(new StepRun(Set.of("s1"), Set.of(0), 0, 1, BACKOFF))
        .logic(new StepRules())
        .effects(tool);
  }
}
