package done;

import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** Work that is done when all of its parts are. */
@StateMachine(events = JobEvent.class)
public enum JobState {
  @Initial
  @State(initial = "STEPS")
  @Transition(on = "done.WORK", to = "REVIEW")
  @Transition(on = "halt", to = "HALTED")
  WORK,
  @State(parent = "WORK", parallel = true, exit = "leave")
  @Transition(on = "done.STEPS", to = "FINISHED", effects = "tell")
  STEPS,
  @State(parent = "STEPS")
  @Transition(on = "done.FIRST", effects = "firstDone")
  FIRST,
  @Initial
  @State(parent = "FIRST")
  @Transition(on = "one", to = "FIRST_DONE")
  FIRST_OPEN,
  @Final
  @State(parent = "FIRST", entry = "reached")
  FIRST_DONE,
  @State(parent = "STEPS")
  SECOND,
  @Initial
  @State(parent = "SECOND")
  @Transition(on = "two", to = "SECOND_DONE")
  SECOND_OPEN,
  @Final
  @State(parent = "SECOND")
  SECOND_DONE,
  @Final
  @State(parent = "WORK")
  FINISHED,
  @Transition(after = "2h", to = "HALTED")
  @Transition(on = "approve", to = "CLOSED")
  REVIEW,
  @Final
  CLOSED,
  @Final
  HALTED
}
