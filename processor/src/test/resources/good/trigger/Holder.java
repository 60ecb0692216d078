package trigger;

import dev.pawl.StateMachine;

/** A class that only its package sees. */
@StateMachine(yaml = "by-class.yaml")
final class Holder {}
