package bad;

import dev.pawl.*;

@StateMachine(parallel = true)
enum MState {
  @Transition(on = "lapse", to = "LATE") // expect: PAWL078
  LIFE,
  @Initial
  @State(parent = "LIFE")
  @Transition(on = "tock", to = "LATE")
  ALIVE,
  @State(parent = "LIFE")
  @Transition(on = "tock", to = "ALIVE")
  LATE,
  WORK,
  @Initial
  @State(parent = "WORK")
  @Transition(on = "begin", to = "BUSY")
  IDLE,
  @State(parent = "WORK")
  @Transition(on = "stop", to = "IDLE")
  BUSY
}
