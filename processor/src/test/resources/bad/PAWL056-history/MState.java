package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Transition(on = "go", to = "A")
  A,
  @State(
      history = State.History.DEEP,
      parent = "A",
      description = "Where it was",
      initial = "B", // expect: PAWL056
      parallel = true, // expect: PAWL056
      entry = "e", // expect: PAWL056
      exit = "x", // expect: PAWL056
      raiseOnEntry = "go", // expect: PAWL056
      raiseOnExit = "gone", // expect: PAWL056
      ignore = "come", // expect: PAWL056
      defer = "wait", // expect: PAWL056
      tags = "t") // expect: PAWL056
  @Final // expect: PAWL056
  @Transition(
      to = "B",
      on = "go", // expect: PAWL056
      guard = "g", // expect: PAWL056
      effects = "x", // expect: PAWL056
      description = "At first")
  @Transition(to = "B") // expect: PAWL056
  H,
  @State(history = State.History.SHALLOW, parent = "A", external = true) // expect: PAWL056
  @Transition(to = "B")
  I,
  @Initial
  @State(parent = "A")
  B
}
