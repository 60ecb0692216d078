package dev.pawl.samples.executionstate;

import static dev.pawl.StateMachine.WireNames.SNAKE_CASE;

import dev.pawl.Initial;
import dev.pawl.MapsTo;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;
import dev.pawl.Verify;

/**
 * The execution state of an agent, combining lifecycle and activity. This is the single source of
 * truth for "what is this agent doing right now?"
 */
@StateMachine(events = TransitionTrigger.class, wireNames = SNAKE_CASE)
@Verify(name = "connectedFirst", entered = "BUSY", onlyAfter = "entered(IDLE)")
@Verify(name = "restartsAfterStop", never = "exited(STOPPED) && !entered(STARTING)")
@Verify(name = "restartsAfterFailure", never = "exited(FAILED) && !entered(STARTING)")
@Verify(name = "neverPendingAgain", never = "in(PENDING)", after = "exited(PENDING)")
public enum ExecutionState {
  /** Agent record created, backend session not yet started. */
  @Initial
  @Transition(on = "SPAWN", to = "STARTING")
  @Transition(on = "PROCESS_CRASHED", to = "FAILED", description = "The session never came up")
  @Transition(on = "RECONCILIATION", to = "FAILED", description = "Recorded, but never spawned")
  @MapsTo(view = AgentStatus.class, value = "PENDING")
  @MapsTo(view = ActivityState.class, value = "IDLE")
  PENDING,

  /** Backend session created, waiting for Claude to connect. */
  @Transition(on = "CONNECTED", to = "IDLE")
  @Transition(on = "DISCONNECTED", to = "FAILED", description = "Lost before it could do anything")
  @Transition(on = "PROCESS_EXITED", to = "FAILED", description = "Exited before it connected")
  @Transition(on = "PROCESS_CRASHED", to = "FAILED")
  @Transition(on = "RECONCILIATION", to = "FAILED", description = "Its process did not survive")
  @MapsTo(view = AgentStatus.class, value = "PENDING")
  @MapsTo(view = ActivityState.class, value = "IDLE")
  STARTING,

  /** Agent connected and waiting for input. */
  @Transition(on = "PROMPT_RECEIVED", to = "BUSY")
  @Transition(on = "CONTEXT_CLEARED", to = "SUSPENDED", description = "Until the new session is up")
  @Transition(on = "DISCONNECTED", to = "SUSPENDED", description = "Until it is connected again")
  @Transition(on = "USER_TERMINATED", to = "STOPPED")
  @Transition(on = "PROCESS_EXITED", to = "STOPPED")
  @Transition(on = "PROCESS_CRASHED", to = "FAILED")
  @Transition(on = "RECONCILIATION", to = "FAILED", description = "Its process did not survive")
  @State(tags = "active")
  @MapsTo(view = AgentStatus.class, value = "RUNNING")
  @MapsTo(view = ActivityState.class, value = "IDLE")
  IDLE,

  /** Agent actively processing a prompt. */
  @Transition(on = "RESULT_RECEIVED", to = "IDLE")
  @Transition(on = "CONTEXT_CLEARED", to = "SUSPENDED", description = "The prompt is given up")
  @Transition(on = "DISCONNECTED", to = "SUSPENDED", description = "Until it is connected again")
  @Transition(on = "USER_TERMINATED", to = "STOPPED")
  @Transition(on = "PROCESS_EXITED", to = "STOPPED")
  @Transition(on = "PROCESS_CRASHED", to = "FAILED")
  @Transition(on = "RECONCILIATION", to = "FAILED", description = "Its process did not survive")
  @State(tags = "active")
  @MapsTo(view = AgentStatus.class, value = "RUNNING")
  @MapsTo(view = ActivityState.class, value = "BUSY")
  BUSY,

  /** Agent temporarily suspended (e.g., context clear in progress). */
  @Transition(on = "CONNECTED", to = "IDLE", description = "The session is back")
  @Transition(on = "PROMPT_RECEIVED", to = "BUSY", description = "The prompt resumes the agent")
  @Transition(on = "USER_TERMINATED", to = "STOPPED")
  @Transition(on = "PROCESS_EXITED", to = "STOPPED")
  @Transition(on = "PROCESS_CRASHED", to = "FAILED")
  @Transition(on = "RECONCILIATION", to = "FAILED", description = "Its process did not survive")
  @State(tags = "active")
  @MapsTo(view = AgentStatus.class, value = "RUNNING")
  @MapsTo(view = ActivityState.class, value = "IDLE")
  SUSPENDED,

  /** Agent exited cleanly. */
  @Transition(on = "RESTART", to = "STARTING")
  @State(tags = "terminal")
  @MapsTo(view = AgentStatus.class, value = "STOPPED")
  @MapsTo(view = ActivityState.class, value = "IDLE")
  STOPPED,

  /** Agent process failed or crashed. */
  @Transition(on = "RESTART", to = "STARTING")
  @State(tags = "terminal")
  @MapsTo(view = AgentStatus.class, value = "FAILED")
  @MapsTo(view = ActivityState.class, value = "IDLE")
  FAILED
}
