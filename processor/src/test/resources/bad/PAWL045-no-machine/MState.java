package bad;

import dev.pawl.*;

@Forbid(from = "A", to = "B", because = "x") // expect: PAWL045
enum MState {
  A,
  @Initial
  B
}
