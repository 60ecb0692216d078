package bad;

import dev.pawl.*;

// expect: PAWL009
@StateMachine(yaml = "C:/m.yaml")
interface MState {}
