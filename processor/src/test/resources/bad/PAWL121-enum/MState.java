package bad;

import dev.pawl.*;

@StateMachine(events = Signal.class)
enum MState {
  @Initial
  @Transition(after = "60s", to = "SHUT")
  @Transition(on = "done.HELD", to = "SHUT")
  OPEN,
  @State(parent = "OPEN", defer = {"OPEN_AFTER_60S", "DONE_HELD"}) // expect: PAWL121 PAWL121
  @Initial
  HELD,
  @State(parent = "HELD")
  @Final
  END,
  @State(parent = "HELD")
  @Initial
  @Transition(on = "END_IT", to = "END")
  @Transition(on = "GO", to = "FREE")
  BEGIN,
  @State(parent = "OPEN")
  @Transition(on = "GO", to = "HELD")
  FREE,
  @Transition(on = "GO", to = "OPEN")
  SHUT
}
