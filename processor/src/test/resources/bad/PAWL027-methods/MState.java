package bad;

import dev.pawl.*;

@StateMachine(context = String.class)
enum MState {
  @Initial
  @Transition(on = "a", to = "A", guard = "retries_left", effects = "StorePrompt")
  @Transition(on = "b", to = "A", guard = "retriesLeft") // expect: PAWL027
  @Transition(on = "c", to = "A", update = "RETRIES_LEFT") // expect: PAWL027
  @Transition(on = "d", to = "A", effects = "store-prompt") // expect: PAWL027
  @Transition(on = "e", to = {"A", "B"}, choose = "pick_one")
  @Transition(on = "f", to = "A", guard = "pickOne", effects = "pickOne") // expect: PAWL027
  A,
  @Final
  B
}
