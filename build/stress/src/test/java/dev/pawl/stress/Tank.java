package dev.pawl.stress;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** A tank that fills up, overflows once and is emptied, with guards, updates and effects. */
@StateMachine(name = "Tank", threadSafe = true, context = Level.class)
enum Tank {
  @Initial
  @Transition(on = "add", guard = "room", update = "raised", effects = "count", to = "OPEN")
  @Transition(on = "add", effects = "count", to = "SPILLED")
  @Transition(on = "drain", guard = "!empty", update = "emptied", to = "OPEN")
  OPEN,
  @Transition(on = "drain", update = "emptied", to = "OPEN")
  SPILLED
}
