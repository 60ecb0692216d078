package bad;

import dev.pawl.*;

class MState {
  // expect: PAWL001
  @StateMachine
  private enum Inner {
    @Initial
    A
  }
}
