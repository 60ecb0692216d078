package trigger;

import dev.pawl.StateMachine;

/** Names the file that declares the machine; what is generated is as visible as this is. */
@StateMachine(yaml = "by-interface.yaml")
public interface Machines {}
