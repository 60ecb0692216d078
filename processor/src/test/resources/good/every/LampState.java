package every;

import dev.pawl.*;

/** The same two kinds of timers as annotations, on a machine without a context. */
@StateMachine
public enum LampState {
  @Initial
  @Transition(every = "1s", effects = "blink")
  @Transition(every = "1500ms", guard = "loud", effects = "beep")
  @Transition(after = "1s", effects = "warn")
  @Transition(on = "ping", internal = true)
  @Transition(on = "off", to = "DARK")
  BLINKING,
  @Final
  DARK
}
