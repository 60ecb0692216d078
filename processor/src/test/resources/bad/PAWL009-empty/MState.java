package bad;

import dev.pawl.*;

// expect: PAWL009
@StateMachine(yaml = " ")
interface MState {}
