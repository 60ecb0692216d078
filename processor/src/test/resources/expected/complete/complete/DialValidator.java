package complete;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Dial} that were made or recorded elsewhere, and throws an
 * {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it fails with an
 * {@link IncompatibleClassChangeError} if the enum is no longer the one it was compiled against.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class DialValidator {
  static {
    Constants.require("Dial", DialState.values(), "P0", "P1", "P2", "P3");
  }

  private DialValidator() {}

  /** Requires that a transition leads from one state to another. */
  public static void requireLegal(DialState from, DialState to) {
    if (!isLegal(from, to)) {
      throw DialTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another. */
  public static boolean isLegal(DialState from, DialState to) {
    return DialTransitions.canTransition(from, to);
  }

  /**
   * Requires a recorded history to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<DialState, DialEvent>> history) {
    new Replay<>(DialTransitions.rules(), DialTransitions.initialStates()).require(history);
  }
}
