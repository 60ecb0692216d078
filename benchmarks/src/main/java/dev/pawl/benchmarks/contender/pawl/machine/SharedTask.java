package dev.pawl.benchmarks.contender.pawl.machine;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** The thread-safe variant of {@link dev.pawl.benchmarks.workload.Task}. */
@StateMachine(threadSafe = true)
public enum SharedTask {
  @Initial
  @Transition(on = "assign", to = "ASSIGNED")
  @Transition(on = "cancel", to = "CANCELLED")
  OPEN,
  @Transition(on = "begin", to = "WORKING")
  @Transition(on = "release", to = "OPEN")
  @Transition(on = "cancel", to = "CANCELLED")
  ASSIGNED,
  @Transition(on = "pause", to = "PAUSED")
  @Transition(on = "submit", to = "IN_REVIEW")
  @Transition(on = "cancel", to = "CANCELLED")
  WORKING,
  @Transition(on = "begin", to = "WORKING")
  @Transition(on = "cancel", to = "CANCELLED")
  PAUSED,
  @Transition(on = "accept", to = "DONE")
  @Transition(on = "reject", to = "WORKING")
  IN_REVIEW,
  @Transition(on = "reopen", to = "OPEN")
  DONE,
  @Transition(on = "reopen", to = "OPEN")
  CANCELLED
}
