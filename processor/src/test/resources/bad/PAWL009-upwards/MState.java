package bad;

import dev.pawl.*;

// expect: PAWL009
@StateMachine(yaml = "../m.yaml")
interface MState {}
