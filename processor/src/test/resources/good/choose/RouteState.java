package choose;

import dev.pawl.Event;
import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.Param;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** Targets picked at run time, each time from a declared set. */
@StateMachine
@Event(name = "arrive", payload = @Param(name = "floor", type = int.class))
@Transition(on = "alarm", to = {"LOBBY", "ROOF"}, choose = "wayOut")
public enum RouteState {
  @Initial
  @Transition(on = "arrive", to = {"LOBBY", "OFFICE", "ROOF"}, choose = "byFloor")
  LOBBY,
  @Transition(
      on = "arrive",
      to = {"ROOF", "OFFICE", "LOBBY"},
      choose = "byFloor",
      guard = "working")
  OFFICE,
  @Final
  ROOF
}
