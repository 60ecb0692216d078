package trigger;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code by-interface} that were made or recorded elsewhere, and throws
 * an {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it fails with
 * an {@link IncompatibleClassChangeError} if the enum is no longer the one it was compiled against.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class ByInterfaceValidator {
  static {
    Constants.require("by-interface", ByInterfaceState.values(), "A", "B");
  }

  private ByInterfaceValidator() {}

  /** Requires that a transition leads from one state to another. */
  public static void requireLegal(ByInterfaceState from, ByInterfaceState to) {
    if (!isLegal(from, to)) {
      throw ByInterfaceTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another. */
  public static boolean isLegal(ByInterfaceState from, ByInterfaceState to) {
    return ByInterfaceTransitions.canTransition(from, to);
  }

  /**
   * Requires a recorded history to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(
      List<LifecycleEvent<ByInterfaceState, ByInterfaceEvent>> history) {
    new Replay<>(ByInterfaceTransitions.rules(), ByInterfaceTransitions.initialStates())
        .require(history);
  }
}
