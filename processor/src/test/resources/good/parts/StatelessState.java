package parts;

import dev.pawl.Initial;
import dev.pawl.Part;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** Everything but instances: the codec then has no JSON. */
@StateMachine(omit = Part.MACHINE, include = Part.CASES)
public enum StatelessState {
  @Initial
  @Transition(on = "go", to = "B")
  A,
  @Transition(on = "go", to = "A")
  B
}
