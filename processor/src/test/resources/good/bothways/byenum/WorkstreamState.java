package byenum;

import dev.pawl.Event;
import dev.pawl.Final;
import dev.pawl.Forbid;
import dev.pawl.Initial;
import dev.pawl.MapsTo;
import dev.pawl.Param;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.StateMachine.WireNames;
import dev.pawl.Transition;

@StateMachine(
    description = "A workstream from creation to its end",
    wireNames = WireNames.SNAKE_CASE,
    context = Retries.class)
@Event(
    name = "stepFails",
    description = "A step fails",
    payload = {
      @Param(name = "step", type = String.class),
      @Param(name = "exitCode", type = int.class)
    })
@Forbid(from = "S_PENDING", to = "S_SUCCESS", because = "Must run before succeeding")
@Transition(on = "operatorStop", to = "S_ABANDONED")
public enum WorkstreamState {
  @Initial(description = "by hand")
  @State(description = "Workstream created, not yet started")
  @MapsTo(view = Status.class, value = "PENDING")
  @Transition(on = "startExecution", to = "S_RUNNING")
  S_PENDING,
  @State(tags = "active", aliases = "running")
  @MapsTo(view = Status.class, value = "RUNNING")
  @Transition(on = "allStepsSucceed", to = "S_SUCCESS")
  @Transition(on = "stepFails", to = "S_FAILED")
  @Transition(
      on = "abandon",
      to = "S_ABANDONED",
      effects = {"notifyOwner", "log"},
      description = "Manual intervention")
  S_RUNNING,
  @MapsTo(view = Status.class, value = "RUNNING")
  @Transition(
      on = "retry",
      to = "S_RETRYING",
      guard = "retriesLeft && !circuitOpen",
      update = "countRetry")
  @Transition(on = "retry", to = "S_ABANDONED")
  S_FAILED,
  @State(wireName = "waiting")
  @MapsTo(view = Status.class, value = "RUNNING")
  @Transition(on = "retryDelayExpires", to = "S_RUNNING")
  @Transition(on = "recover", to = {"S_RUNNING", "S_FAILED"}, choose = "afterRecovery")
  @Transition(to = "S_ABANDONED")
  S_RETRYING,
  @Final
  @MapsTo(view = Status.class, value = "DONE")
  S_SUCCESS,
  @Final
  @MapsTo(view = Status.class, value = "DONE")
  S_ABANDONED,
  @State(external = true)
  @MapsTo(view = Status.class, value = "PENDING")
  S_HELD
}
