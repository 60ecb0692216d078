package bad;

import dev.pawl.*;

@StateMachine(name = "M") // expect: PAWL011
enum MState {}
