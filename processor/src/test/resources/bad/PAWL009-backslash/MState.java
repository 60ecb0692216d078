package bad;

import dev.pawl.*;

// expect: PAWL009
@StateMachine(yaml = "a\\b.yaml")
interface MState {}
