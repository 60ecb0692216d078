package bad;

import dev.pawl.*;

// expect: PAWL002
@StateMachine(yaml = "nowhere.yaml")
interface MState {}
