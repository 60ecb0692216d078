package dev.pawl.benchmarks.stores.step;

import dev.pawl.Initial;
import dev.pawl.Serializer;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A circuit breaker without final states. */
@StateMachine(serializers = Serializer.STORE)
public enum BreakerState {
  /** Requests pass. */
  @Initial
  @Transition(on = "trip", to = "OPEN")
  CLOSED,
  /** Requests are rejected. */
  @Transition(on = "cooldown", to = "HALF_OPEN")
  OPEN,
  /** One request is let through. */
  @Transition(on = "success", to = "CLOSED")
  HALF_OPEN
}
