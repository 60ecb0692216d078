package direct;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.StateMachine.WireNames;
import dev.pawl.Transition;

/** A table of statuses without events, as most programs have one. */
@StateMachine(wireNames = WireNames.SNAKE_CASE)
public enum ExecutionStatus {
  @Initial
  @Transition(to = {"STARTING", "FAILED"})
  PENDING,
  @Transition(to = {"IDLE", "FAILED"})
  STARTING,
  @Transition(to = {"BUSY", "STOPPED"})
  @Transition(to = "FAILED", description = "The process is gone")
  IDLE,
  @Transition(to = {"IDLE", "STOPPED", "FAILED"})
  BUSY,
  @Transition(on = "restart", to = "STARTING")
  STOPPED,
  @Transition(on = "restart", to = "STARTING")
  FAILED
}
