package dev.pawl.samples.agent;

import static dev.pawl.StateMachine.WireNames.SNAKE_CASE;

import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.Serializer;
import dev.pawl.StateMachine;
import dev.pawl.Transition;
import dev.pawl.Verify;

/** The session of an agent process, from its spawning to its exit. */
@StateMachine(wireNames = SNAKE_CASE, serializers = Serializer.STORE)
@Verify(name = "deadForGood", always = "in(DEAD)", after = "in(DEAD)")
@Verify(name = "idleAfterWork", entered = "IDLE", onlyAfter = "entered(WORKING)")
@Verify(
    name = "canBeAborted",
    alwaysPossible = "in(DEAD)",
    description = "An abort can tear down every session")
public enum AgentStatus {
  /** Agent process has been spawned but has not yet confirmed readiness. */
  @Initial(description = "spawn()")
  @Transition(
      on = "process confirmed alive",
      to = "WORKING",
      description = "Process started successfully, heartbeat received")
  @Transition(
      on = "spawn failure / fast exit",
      to = "DEAD",
      description = "SpawnError, RateLimitError, or fast exit detection")
  STARTING,

  /** Agent is actively executing a task. */
  @Transition(
      on = "task completed, agent awaiting reuse",
      to = "IDLE",
      description = "Agent finished current task, session still alive")
  @Transition(
      on = "crash / kill / timeout / circuit break",
      to = "DEAD",
      description =
          "Process crash (SIGKILL/OOM), manual kill, timeout watchdog, or circuit breaker")
  WORKING,

  /** Agent finished its current task and is available for new work. */
  @Transition(
      on = "new task assigned",
      to = "WORKING",
      description = "Orchestrator assigns a new task to the existing session")
  @Transition(
      on = "idle recycled (resource reclaim)",
      to = "DEAD",
      description = "Idle recycling (orchestrator reclaims resources from idle agents)")
  IDLE,

  /** Agent process has exited (success, crash, kill, timeout, or recycled). Terminal state. */
  @Final
  DEAD
}
