package wirenames;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Snake} that were made or recorded elsewhere, and throws an
 * {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it fails with an
 * {@link IncompatibleClassChangeError} if the enum is no longer the one it was compiled against.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
final class SnakeValidator {
  static {
    Constants.require("Snake", SnakeState.values(), "HALF_OPEN", "ON");
  }

  private SnakeValidator() {}

  /** Requires that a transition leads from one state to another. */
  public static void requireLegal(SnakeState from, SnakeState to) {
    if (!isLegal(from, to)) {
      throw SnakeTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another. */
  public static boolean isLegal(SnakeState from, SnakeState to) {
    // No default: a state that is added must be decided on here.
    return switch (from) {
      case HALF_OPEN -> to == SnakeState.ON;
      case ON -> to == SnakeState.ON;
    };
  }

  /**
   * Requires a recorded history to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<SnakeState, SnakeEvent>> history) {
    new Replay<>(SnakeTransitions.rules(), SnakeTransitions.initialStates()).require(history);
  }
}
