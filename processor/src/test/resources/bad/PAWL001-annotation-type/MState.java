package bad;

import dev.pawl.*;

@StateMachine(name = "X") // expect: PAWL001
@interface MState {}
