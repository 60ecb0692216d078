package dev.pawl.samples.governance.access;

import static dev.pawl.StateMachine.WireNames.SNAKE_CASE;

import dev.pawl.Initial;
import dev.pawl.Serializer;
import dev.pawl.StateMachine;
import dev.pawl.Transition;
import dev.pawl.Verify;

/**
 * How far an agent is trusted. New agents start with restricted permissions that expand as they
 * demonstrate reliability; work that is rejected takes one level away.
 */
@StateMachine(wireNames = SNAKE_CASE, serializers = Serializer.STORE)
@Verify(name = "trustedStepByStep", entered = "TRUSTED", onlyAfter = "entered(STANDARD)")
@Verify(name = "trustCanBeLost", alwaysPossible = "in(RESTRICTED)")
public enum TrustState {
  /** May claim a task, work on it and report. */
  @Initial(description = "enrolled")
  @Transition(
      on = "proven",
      to = "STANDARD",
      description = "Three tasks in a row passed verification")
  RESTRICTED,

  /** May also complete trivial tasks at once, split tasks and give them back. */
  @Transition(
      on = "proven",
      to = "TRUSTED",
      description = "Ten more tasks in a row passed verification")
  @Transition(
      on = "found unreliable",
      to = "RESTRICTED",
      description = "Verification rejected its work, or it crashed")
  STANDARD,

  /** May also requeue, retry and cancel tasks. */
  @Transition(
      on = "found unreliable",
      to = "STANDARD",
      description = "Verification rejected its work, or it crashed")
  TRUSTED
}
