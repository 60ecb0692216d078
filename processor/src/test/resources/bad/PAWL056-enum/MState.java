package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "go", to = "B")
  @Transition(
      on = "come",
      always = true, // expect: PAWL056
      after = "60s", // expect: PAWL056
      to = "B")
  @Transition(
      after = "60s", // expect: PAWL056
      always = true,
      guard = "g")
  A,
  @Transition(on = "go", to = "A")
  B
}
