package parameters;

import dev.pawl.Event;
import dev.pawl.Initial;
import dev.pawl.Param;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** Payload whose parts are called like the parameters of generated methods. */
@StateMachine(context = String.class)
@Event(
    name = "go",
    payload = {
      @Param(name = "from", type = String.class),
      @Param(name = "cause", type = String.class),
      @Param(name = "event", type = String.class),
      @Param(name = "logic", type = String.class),
      @Param(name = "context", type = String.class),
      @Param(name = "type", type = String.class),
      @Param(name = "to", type = String.class),
      @Param(name = "state", type = String.class),
      @Param(name = "step", type = String.class),
      @Param(name = "selected", type = String.class),
      @Param(name = "effects", type = String.class),
      @Param(name = "events", type = String.class),
      @Param(name = "from_", type = String.class),
      @Param(name = "StepState", type = String.class)
    })
public enum StepState {
  @Initial
  @Transition(on = "go", to = "DONE", guard = "ready", update = "add", effects = "tell")
  START,
  @Transition(on = "go", to = {"START", "DONE"}, choose = "either")
  DONE
}
