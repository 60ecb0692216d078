package spellings;

import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** Guards, updates, effects and choices in any case style. */
@StateMachine(context = Integer.class)
public enum JobState {
  @Initial
  @Transition(
      on = "retry",
      guard = "retries_left && !circuit-open",
      update = "COUNT_RETRY",
      effects = {"StorePrompt", "notify owner", "class", "wait"},
      to = "READY")
  @Transition(
      on = "move",
      guard = "new",
      to = {"READY", "DONE"},
      choose = "pick-one")
  READY,
  @Final
  DONE
}
