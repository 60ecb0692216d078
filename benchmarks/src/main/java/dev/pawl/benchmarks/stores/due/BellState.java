package dev.pawl.benchmarks.stores.due;

import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.Serializer;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A bell that is rung once. The step sends a message. */
@StateMachine(serializers = Serializer.STORE)
public enum BellState {
  /** The bell has not rung. */
  @Initial
  @Transition(on = "ring", to = "RUNG", effects = "tell")
  SILENT,
  /** The message is in the outbox. */
  @Final
  RUNG
}
