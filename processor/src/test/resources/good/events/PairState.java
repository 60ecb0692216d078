package events;

import dev.pawl.Event;
import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** Events by the constants of an existing enum, written in any style. */
@StateMachine(events = Signal.class)
@Event(name = "RESET", description = "Back to the start")
@Transition(on = "reset", to = "A")
public enum PairState {
  @Initial
  @Transition(on = "pressed", to = "B")
  @Transition(to = "B")
  A,
  @Transition(on = "PRESSED", to = "A")
  B
}
