package bad;

import dev.pawl.*;

@StateMachine
@Transition(after = "", on = "go", to = "A")
@Transition(
    to = "A",
    after = "1.5h", // expect: PAWL053
    effects = "x")
enum MState {
  @Initial
  @Transition(after = "60 s", to = "A") // expect: PAWL053
  @Transition(after = "-5s", to = "A") // expect: PAWL053
  @Transition(after = "P1M", to = "A") // expect: PAWL053
  @Transition(after = "99999999999999d", to = "A") // expect: PAWL053
  A
}
