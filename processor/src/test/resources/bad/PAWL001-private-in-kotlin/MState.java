package bad;

import dev.pawl.*;

@kotlin.Metadata
public final class MState {
  // expect: PAWL001
  @StateMachine
  @kotlin.Metadata
  static enum Inner {
    @Initial
    A
  }
}
