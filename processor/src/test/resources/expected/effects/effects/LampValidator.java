package effects;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Lamp} that were made or recorded elsewhere, and throws an
 * {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it fails with an
 * {@link IncompatibleClassChangeError} if the enum is no longer the one it was compiled against.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class LampValidator {
  static {
    Constants.require("Lamp", LampState.values(), "OFF", "ON", "BROKEN");
  }

  private LampValidator() {}

  /** Requires that a transition leads from one state to another. */
  public static void requireLegal(LampState from, LampState to) {
    if (!isLegal(from, to)) {
      throw LampTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another. */
  public static boolean isLegal(LampState from, LampState to) {
    // No default: a state that is added must be decided on here.
    return switch (from) {
      case OFF -> to == LampState.ON;
      case ON -> to == LampState.OFF || to == LampState.BROKEN;
      case BROKEN -> to == LampState.OFF;
    };
  }

  /**
   * Requires a recorded history to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<LampState, LampEvent>> history) {
    new Replay<>(LampTransitions.rules(), LampTransitions.initialStates()).require(history);
  }
}
