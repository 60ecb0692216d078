package bad;

import dev.pawl.*;

final class MState {
  static final Companion Companion = new Companion();

  static final class Companion {
    // expect: PAWL001
    @StateMachine
    enum Inner {
      @Initial
      A
    }
  }
}
