package bad;

import dev.pawl.*;

@StateMachine(context = String.class)
enum MState {
  @Initial
  @Transition(on = "a", to = "A", guard = "new") // expect: PAWL028
  @Transition(on = "b", to = "A", update = "wait") // expect: PAWL028
  @Transition(on = "c", to = "A", effects = "a-b") // expect: PAWL028
  @Transition(on = "d", to = {"A", "B"}, choose = "class") // expect: PAWL028
  A,
  @Final
  B
}
