package payload;

import dev.pawl.Event;
import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.Param;
import dev.pawl.StateMachine;
import dev.pawl.Transition;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Every kind of type that a class literal can name. */
@StateMachine
@Event(
    name = "pack",
    description = "Things are put in",
    payload = {
      @Param(name = "count", type = int.class),
      @Param(name = "weight", type = double.class),
      @Param(name = "fragile", type = boolean.class),
      @Param(name = "grade", type = char.class),
      @Param(name = "sizes", type = long[].class),
      @Param(name = "labels", type = String[].class),
      @Param(name = "grid", type = int[][].class)
    })
@Event(
    name = "send",
    payload = {
      @Param(name = "things", type = List.class),
      @Param(name = "marks", type = Map.Entry.class),
      @Param(name = "delay", type = Duration.class)
    })
@Event(name = "unpack")
public enum ParcelState {
  @Initial
  @Transition(on = "pack", to = "PACKED")
  EMPTY,
  @Transition(on = "send", to = "SENT", guard = "light || urgent")
  @Transition(on = "unpack", to = "EMPTY")
  PACKED,
  @Final
  SENT
}
