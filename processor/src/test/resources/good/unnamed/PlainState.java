import dev.pawl.Initial;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** In no package. */
@StateMachine
public enum PlainState {
  @Initial
  @Transition(on = "go", to = "B", guard = "ready")
  A,
  @Transition(on = "go", to = "A")
  B
}
