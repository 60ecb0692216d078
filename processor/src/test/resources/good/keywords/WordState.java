package keywords;

import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** Names that are words of Java, or methods of every object or machine. */
@StateMachine
@Transition(on = "new", to = "DEFAULT")
@Transition(on = "default", to = "CLASS")
@Transition(on = "switch", to = "NEW")
@Transition(on = "start", to = "NEW")
@Transition(on = "state", to = "NEW")
@Transition(on = "resume", to = "NEW")
@Transition(on = "wait", to = "NEW")
@Transition(on = "notify", to = "NEW")
@Transition(on = "toString", to = "NEW")
@Transition(on = "yield", to = "NEW")
@Transition(on = "record", to = "NEW")
@Transition(on = "true", to = "NEW")
@Transition(on = "fire", to = "NEW")
@Transition(on = "is", to = "NEW")
@Transition(on = "force", to = "NEW")
@Transition(on = "lock", to = "NEW")
@Transition(on = "marks", to = "NEW")
@Transition(on = "next", to = "NEW")
@Transition(on = "permits", to = "NEW")
@Transition(on = "isFinal", to = "NEW")
@Transition(on = "final", to = "NEW")
@Transition(on = "fireFinal", to = "NEW")
public enum WordState {
  @Initial
  NEW,
  DEFAULT,
  @Transition(to = "_1")
  CLASS,
  @Transition(on = "go", to = {"NULL", "ENUM"}, choose = "default_")
  _1,
  @Transition(to = "_1")
  NULL,
  @Transition(to = "INTERFACE")
  ENUM,
  @Transition(to = {"NEW", "VAR", "SEALED"})
  INTERFACE,
  VAR,
  SEALED
}
