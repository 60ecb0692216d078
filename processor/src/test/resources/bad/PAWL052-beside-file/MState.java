package bad;

import dev.pawl.*;

// expect: PAWL052
@StateMachine(yaml = "ok.yaml", name = "M")
interface MState {}
