package bad;

import dev.pawl.*;

@StateMachine
@Event(name = "cooldownExpires")
enum MState {
  @Initial
  @Transition(on = "failure", to = "B")
  @Transition(on = "cooldownExpires", to = "A")
  @Transition(on = "step1", to = "A")
  @Transition(on = "start", to = "A")
  A,
  @Transition(on = "failure", to = "A")
  @Transition(on = "step1", to = "C")
  @Transition(on = "start", to = "A")
  @Transition(on = "cooldwonExpirs", to = "A") // expect: PAWL058
  B,
  @Transition(on = "failrue", to = "A") // expect: PAWL058
  @Transition(on = "step2", to = "B")
  @Transition(on = "stop", to = "B")
  @Transition(on = "restart", to = "C")
  C
}
