package bad;

import dev.pawl.*;

@StateMachine
@Forbid(from = {}, to = "A", because = "x") // expect: PAWL008
enum MState {
  @Initial
  @Final
  A
}
