package bad;

import dev.pawl.*;

@StateMachine // expect: PAWL001
interface MState {}
