package guards;

import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** Guards of every form. */
@StateMachine
public enum GateState {
  @Initial
  @Transition(on = "name", to = "YES", guard = "a")
  @Transition(on = "not", to = "YES", guard = "!a")
  @Transition(on = "notNot", to = "YES", guard = "!!a")
  @Transition(on = "and", to = "YES", guard = "a && b && c")
  @Transition(on = "or", to = "YES", guard = "a || b || c")
  @Transition(on = "mixed", to = "YES", guard = "a || b && c")
  @Transition(on = "nested", to = "YES", guard = " ( a||b )&&! ( c&&!a ) ")
  @Transition(on = "notOr", to = "YES", guard = "!(a || b) || !(b && c)")
  @Transition(on = "twice", to = "YES", guard = "a && b || a && c || !a && !b")
  @Transition(on = "first", to = "YES", guard = "a")
  @Transition(on = "first", to = "NO", guard = "b")
  @Transition(on = "first", to = "GATE")
  GATE,
  @Final
  YES,
  @Final
  NO
}
