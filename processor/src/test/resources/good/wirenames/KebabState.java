package wirenames;

import dev.pawl.Initial;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

@StateMachine(wireNames = StateMachine.WireNames.KEBAB_CASE)
@Transition(on = "turn_on", to = "ON")
enum KebabState {
  @Initial
  HALF_OPEN,
  @State(
      wireName = "is \"on\" | now",
      aliases = {"active", "was on"})
  ON
}
