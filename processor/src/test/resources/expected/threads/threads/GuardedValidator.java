package threads;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Guarded} that were made or recorded elsewhere, and throws an
 * {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it fails with an
 * {@link IncompatibleClassChangeError} if the enum is no longer the one it was compiled against.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
final class GuardedValidator {
  static {
    Constants.require("Guarded", GuardedState.values(), "COUNTING");
  }

  private GuardedValidator() {}

  /** Requires that a transition leads from one state to another, whatever its guard says. */
  public static void requireLegal(GuardedState from, GuardedState to) {
    if (!isLegal(from, to)) {
      throw GuardedTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another, whatever its guard says. */
  public static boolean isLegal(GuardedState from, GuardedState to) {
    // No default: a state that is added must be decided on here.
    return switch (from) {
      case COUNTING -> to == GuardedState.COUNTING;
    };
  }

  /**
   * Requires a recorded history to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<GuardedState, GuardedEvent>> history) {
    new Replay<>(GuardedTransitions.rules(), GuardedTransitions.initialStates()).require(history);
  }
}
