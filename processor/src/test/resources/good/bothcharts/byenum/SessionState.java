package byenum;

import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.State;
import dev.pawl.State.History;
import dev.pawl.StateMachine;
import dev.pawl.StateMachine.Unexpected;
import dev.pawl.Transition;

@StateMachine(
    description = "A session, declared both ways",
    unexpected = Unexpected.IGNORE,
    context = Integer.class)
@Transition(on = "kill", to = "KILLED")
@Transition(after = "8h", to = "KILLED")
public enum SessionState {
  @Initial
  @State(tags = "quiet")
  @Transition(on = "open", to = "OPEN", update = "count", effects = "greet")
  IDLE,
  @State(
      parallel = true,
      entry = "enter",
      raiseOnEntry = "ping",
      exit = "leave",
      raiseOnExit = "closed")
  @Transition(on = "done.OPEN", to = "IDLE")
  @Transition(on = "back", to = "LAST")
  @Transition(on = "both", to = {"BUSY", "DIM"})
  OPEN,
  @State(parent = "OPEN", ignore = "noise")
  WORK,
  @Initial
  @State(parent = "WORK", defer = "answer")
  @Transition(on = "prompt", to = "BUSY")
  READY,
  @State(parent = "WORK")
  @Transition(on = "answer", to = "GONE", guard = "in(DIM) || enough")
  @Transition(on = "answer", to = "READY", effects = "answer")
  @Transition(on = "noise", to = "READY", guard = "enough")
  @Transition(after = "patience", to = "READY")
  BUSY,
  @Final
  @State(parent = "WORK")
  GONE,
  @State(parent = "WORK", history = History.SHALLOW)
  @Transition(to = "BUSY")
  LAST,
  @State(parent = "OPEN", initial = "BRIGHT")
  @Transition(on = "switch", to = "DIM", internal = true)
  LIGHT,
  @State(parent = "LIGHT")
  @Transition(on = "ping", effects = "blink")
  @Transition(always = true, guard = "in(GONE)", to = "OFF")
  BRIGHT,
  @State(parent = "LIGHT")
  @Transition(on = "*", to = "BRIGHT")
  @Transition(on = "touch", to = {"BRIGHT", "DIM"}, choose = "pick")
  @Transition(always = true, guard = "in(GONE)", to = "OFF")
  DIM,
  @Final
  @State(parent = "LIGHT", entry = "dark")
  OFF,
  @Final
  KILLED
}
