package hostile;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of <code>De&#42;/vil &#64;x</code> that were made or recorded elsewhere,
 * and throws an {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it
 * fails with an {@link IncompatibleClassChangeError} if the enum is no longer the one it was
 * compiled against. Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class DeVilXValidator {
  static {
    Constants.require("De*/vil @x", DeVilXState.values(), "A_B", "B_U000A", "CODE");
  }

  private DeVilXValidator() {}

  /** Requires that a transition leads from one state to another, whatever its guard says. */
  public static void requireLegal(DeVilXState from, DeVilXState to) {
    if (!isLegal(from, to)) {
      throw DeVilXTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another, whatever its guard says. */
  public static boolean isLegal(DeVilXState from, DeVilXState to) {
    return DeVilXTransitions.canTransition(from, to);
  }

  /**
   * Requires a recorded history to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<DeVilXState, DeVilXEvent>> history) {
    new Replay<>(DeVilXTransitions.rules(), DeVilXTransitions.initialStates()).require(history);
  }
}
