package order;

import dev.pawl.Initial;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** Tells by its effects in which order they run. */
@StateMachine
@Transition(on = "reset", to = "SHUT", effects = "reset")
public enum DoorState {
  @Initial
  @State(entry = "inShut", exit = "outShut")
  @Transition(on = "open", to = "WIDE", effects = "move")
  SHUT,
  @State(entry = "inOpen", exit = "outOpen", initial = "AJAR")
  @Transition(on = "stay", effects = "stay")
  @Transition(on = "swing", to = "WIDE", internal = true, effects = "swing")
  @Transition(on = "slam", to = "WIDE", effects = "slam")
  @Transition(on = "self", to = "OPEN", effects = "self")
  OPEN,
  @State(
      parent = "OPEN",
      entry = {"inAjar", "creak"},
      exit = "outAjar")
  AJAR,
  @State(parent = "OPEN", entry = "inWide", exit = "outWide")
  @Transition(on = "stay", to = "WIDE", effects = "again")
  WIDE
}
