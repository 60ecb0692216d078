package bad;

import dev.pawl.*;

@StateMachine(context = Integer.class)
enum MState {
  @Initial
  @Transition(on = "open", to = "B", update = "n + 1") // expect: PAWL138
  A,
  @Transition(on = "open", to = "A", effects = "notify(owner)") // expect: PAWL138
  @Transition(on = "close", to = {"A", "B"}, choose = "isLate ? A : B") // expect: PAWL138
  @State(entry = "beep()") // expect: PAWL138
  B
}
