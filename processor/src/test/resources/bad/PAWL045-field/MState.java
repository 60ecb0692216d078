package bad;

import dev.pawl.*;

@StateMachine
enum MState {
  @Initial
  @Final
  A;

  @State // expect: PAWL045
  final int x = 1;
}
