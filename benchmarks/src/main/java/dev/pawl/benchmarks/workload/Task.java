package dev.pawl.benchmarks.workload;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A task. A fifth of the events in its walk is illegal. */
@StateMachine
public enum Task {
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
