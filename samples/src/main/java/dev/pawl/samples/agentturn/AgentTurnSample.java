package dev.pawl.samples.agentturn;

import dev.pawl.Cause;
import dev.pawl.hook.RingHook;
import dev.pawl.samples.Sample;
import dev.pawl.samples.Story;
import dev.pawl.samples.StoryClock;

/** A turn with tools, compaction and verification, and a failing turn written with typed phases. */
public final class AgentTurnSample implements Sample {

  private static final Cause MONITOR = Cause.by("turn_monitor");
  private static final Cause JANITOR = Cause.by("janitor");

  /** Creates the sample. */
  public AgentTurnSample() {}

  @Override
  public String name() {
    return "agent-turn";
  }

  @Override
  public String machine() {
    return "dev.pawl.samples.agentturn.AgentTurn";
  }

  @Override
  public void live(Story story) {
    StoryClock clock = StoryClock.at("2025-11-22T14:27:45Z");
    RingHook<AgentTurnState, AgentTurnEvent> trail = new RingHook<>(20);
    AgentTurnMachine turn =
        AgentTurnMachine.builder().entityId("turn-42/3").clock(clock).hook(trail).build();
    turn.taskClaimed(Cause.by("orchestrator").with("task", "T-42"));
    clock.pass("2s");
    turn.agentSpawned(Cause.by("adapter").because("launched").with("pid", 4711));
    clock.pass("2s");
    turn.agentSpawned(Cause.by("adapter").because("ready"));
    clock.pass("10s");
    turn.toolStarted(MONITOR.with("tool", "Bash"));
    clock.pass("1m5s");
    turn.toolCompleted(MONITOR.with("tool", "Bash"));
    clock.pass("6m");
    turn.compactNeeded(Cause.by("token_monitor").because("92% of the context window"));
    clock.pass("20s");
    turn.verifyRequested(Cause.by("agent").because("context summarized"));
    clock.pass("3m");
    turn.verifyRequested(Cause.by("agent").because("task finished"));
    clock.pass("40s");
    turn.taskCompleted(JANITOR.because("all signals confirmed"));
    clock.pass("3s");
    turn.agentReaped(JANITOR.because("worktree removed"));
    story.audit(trail.events(), AgentTurnEvent::wireName);

    story.chapter("Checked by javac");
    AgentTurnPhase.Reaped reaped =
        AgentTurnPhase.idle().taskClaimed().agentSpawned().taskFailed().agentReaped();
    story.note(
        "AgentTurnPhase.idle().taskClaimed().agentSpawned().taskFailed().agentReaped() compiles and is in "
            + reaped.state()
            + "; AgentTurnPhase.idle().toolStarted() does not compile.");

    story.refusals();
    story.refused("A turn that is over uses a tool", turn::toolStarted);
    AgentTurnMachine running =
        AgentTurnMachine.builder().from(AgentTurnState.RUNNING).entityId("turn-43/1").build();
    story.refused("A task is completed without verification", running::taskCompleted);
  }
}
