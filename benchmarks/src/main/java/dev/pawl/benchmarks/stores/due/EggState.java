package dev.pawl.benchmarks.stores.due;

import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.Serializer;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** An egg that is ready after some time. */
@StateMachine(serializers = Serializer.STORE)
public enum EggState {
  /** A timer runs. */
  @Initial
  @Transition(after = "2s", to = "READY")
  BOILING,
  /** It has elapsed. */
  @Final
  READY
}
