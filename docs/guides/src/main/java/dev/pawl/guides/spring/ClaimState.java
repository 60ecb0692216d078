package dev.pawl.guides.spring;

import dev.pawl.Event;
import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.Param;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

// guide: machine
/** A claim on an insurance. */
@StateMachine(context = ClaimFile.class)
@Event(name = "submit", payload = @Param(name = "amount", type = int.class))
public enum ClaimState {
  @Initial
  @Transition(on = "submit", guard = "worthwhile", update = "takeAmount", to = "OPEN")
  DRAFT,

  @State(parallel = true, entry = "openFile", exit = "closeFile")
  @Transition(on = "done.OPEN", to = "DECIDING") // both regions are done
  @Transition(on = "withdraw", to = "WITHDRAWN")
  OPEN,

  @State(parent = "OPEN")
  PAPERS,
  @Initial
  @State(parent = "PAPERS")
  @Transition(on = "paper", guard = "lastMissing", update = "countPaper", to = "COMPLETE")
  @Transition(on = "paper", update = "countPaper", effects = "thank")
  MISSING,
  @Final
  @State(parent = "PAPERS")
  COMPLETE,

  @State(parent = "OPEN")
  ASSESSMENT,
  @Initial
  @State(parent = "ASSESSMENT")
  @Transition(on = "assign", to = "INSPECTING")
  UNASSIGNED,
  @State(parent = "ASSESSMENT", entry = "sendInspector")
  @Transition(on = "report", to = "REPORTED")
  INSPECTING,
  @Final
  @State(parent = "ASSESSMENT")
  REPORTED,
  // end

  @Transition(on = "reject", to = "REJECTED")
  @Transition(on = "suspend", to = "SUSPENDED")
  @Transition(on = "withdraw", to = "WITHDRAWN")
  DECIDING,
  @Initial
  @State(parent = "DECIDING")
  @Transition(on = "agree", guard = "large", to = "SECOND_LOOK")
  @Transition(on = "agree", effects = "pay", to = "PAID")
  FIRST_LOOK,
  @State(parent = "DECIDING")
  @Transition(on = "agree", effects = "pay", to = "PAID")
  SECOND_LOOK,
  @State(parent = "DECIDING", history = State.History.SHALLOW)
  @Transition(to = "FIRST_LOOK")
  WHERE_IT_WAS,

  @Transition(on = "resume", to = "WHERE_IT_WAS")
  SUSPENDED,
  @Transition(on = "appeal", guard = "!appealed", update = "noteAppeal", to = "DECIDING")
  @Transition(on = "accept", to = "CLOSED")
  REJECTED,

  @Final
  PAID,
  @Final
  CLOSED,
  @Final
  WITHDRAWN
}
