package dev.pawl.samples.agentloop;

import dev.pawl.samples.Sample;
import dev.pawl.samples.Story;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.time.Instant;

/** An agent that is interrupted, whose backend fails, and that stops at the third error. */
public final class AgentLoopSample implements Sample {

  /** Creates the sample. */
  public AgentLoopSample() {}

  @Override
  public String name() {
    return "agent-loop";
  }

  @Override
  public String machine() {
    return "dev.pawl.samples.agentloop.AgentLoop";
  }

  @Override
  public void live(Story story) {
    VirtualScheduler time = new VirtualScheduler(Instant.parse("2025-12-03T09:00:00Z"));
    RecordingBackend backend = new RecordingBackend();
    AgentLoop agent =
        AgentLoop.start(
            "agent-7", LoopRules.DEFAULT.withThresholds(5, 3), loop -> backend, time, time.clock());
    time.advance(Duration.ofSeconds(3));
    agent.worktreeReady();
    agent.promptReady("Mend the build");
    agent.sessionExited(new ExitOutcome.Timeout());
    time.advance(Duration.ofSeconds(1));
    Duration rest = agent.coolingDown().orElseThrow();
    time.advance(rest);
    agent.promptReady("Mend the build, slowly");
    agent.sessionStarted(1);
    time.advance(Duration.ofSeconds(40));
    agent.urgentMessage();
    time.advance(Duration.ofSeconds(10));
    agent.promptReady("Mend the tests first");
    agent.sessionStarted(1);
    time.advance(Duration.ofMinutes(2));
    agent.sessionExited(new ExitOutcome.Success());
    agent.worktreeReady();
    agent.promptReady("Write it down");
    agent.sessionExited(new ExitOutcome.Error("no such model"));
    time.advance(agent.coolingDown().orElseThrow());
    agent.promptReady("Write it down");
    agent.sessionStarted(2);
    agent.sessionExited(new ExitOutcome.Error("out of tokens"));
    story.audit(agent.trail(), AgentLoopCodec::eventToWire);

    story.chapter("Effects");
    backend.calls().forEach(story::note);
    story.chapter("Back-off");
    story.note("One second after the first error, " + rest.toSeconds() + " s were left.");
    for (int n = 1; n <= 7; n++) {
      story.note(n + " in a row: " + LoopRules.DEFAULT.backoff().delay(n).toSeconds() + " s");
    }

    story.refusals();
    AgentLoopMachine fresh =
        AgentLoopMachine.builder()
            .entityId("agent-8")
            .context(LoopContext.FRESH)
            .logic(LoopRules.DEFAULT)
            .effects(new BackendEffects(new RecordingBackend()))
            .build();
    story.refused("A session starts before there is a prompt", () -> fresh.sessionStarted(1));
    fresh.worktreeReady();
    fresh.promptReady("Mend the build");
    story.refused(
        "A session that has not started succeeds",
        () -> fresh.sessionExited(new ExitOutcome.Success()));
    story.refused("A stopped agent starts to run", () -> neverAgain(agent));
  }

  private static void neverAgain(AgentLoop agent) {
    AgentLoopTransitions.transition(agent.state(), AgentLoopState.running(3));
  }
}
