package dev.pawl.samples.agent;

import dev.pawl.Cause;
import dev.pawl.hook.RingHook;
import dev.pawl.samples.Sample;
import dev.pawl.samples.Story;
import dev.pawl.samples.StoryClock;

/** A session that executes two tasks. During the second, its process runs out of memory. */
public final class AgentSample implements Sample {

  /** Creates the sample. */
  public AgentSample() {}

  @Override
  public String name() {
    return "agent";
  }

  @Override
  public String machine() {
    return "dev.pawl.samples.agent.Agent";
  }

  @Override
  public void live(Story story) {
    StoryClock clock = StoryClock.at("2025-11-22T14:00:20Z");
    RingHook<AgentStatus, AgentEvent> trail = new RingHook<>(10);
    AgentMachine session =
        AgentMachine.builder().entityId("session-a1").clock(clock).hook(trail).build();
    clock.pass("4s");
    session.processConfirmedAlive(Cause.by("spawner").because("heartbeat received"));
    clock.pass("6m");
    session.taskCompletedAgentAwaitingReuse(Cause.by("task_store").with("task", "T-41"));
    clock.pass("1m30s");
    session.newTaskAssigned(Cause.by("orchestrator").with("task", "T-43"));
    clock.pass("17m");
    session.crashKillTimeoutCircuitBreak(
        Cause.by("spawner")
            .because("killed by the kernel")
            .code(AbortReason.OOM)
            .with("exitCode", 137));
    story.audit(trail.events(), AgentEvent::wireName);

    story.refusals();
    story.refused("A dead session gets a task", session::newTaskAssigned);
    AgentMachine starting = AgentMachine.builder().entityId("session-a2").build();
    story.refused(
        "A session is recycled before it is ready", starting::idleRecycledResourceReclaim);
  }
}
