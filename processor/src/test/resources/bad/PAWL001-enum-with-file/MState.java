package bad;

import dev.pawl.*;

@StateMachine(yaml = "m.yaml") // expect: PAWL001
enum MState {
  @Initial
  A
}
