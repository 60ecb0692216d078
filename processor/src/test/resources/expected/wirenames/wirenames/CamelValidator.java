package wirenames;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Camel} that were made or recorded elsewhere, and throws an
 * {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it fails with an
 * {@link IncompatibleClassChangeError} if the enum is no longer the one it was compiled against.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
final class CamelValidator {
  static {
    Constants.require("Camel", CamelState.values(), "HALF_OPEN", "ON");
  }

  private CamelValidator() {}

  /** Requires that a transition leads from one state to another. */
  public static void requireLegal(CamelState from, CamelState to) {
    if (!isLegal(from, to)) {
      throw CamelTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another. */
  public static boolean isLegal(CamelState from, CamelState to) {
    // No default: a state that is added must be decided on here.
    return switch (from) {
      case HALF_OPEN -> to == CamelState.ON;
      case ON -> to == CamelState.ON;
    };
  }

  /**
   * Requires a recorded history to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<CamelState, CamelEvent>> history) {
    new Replay<>(CamelTransitions.rules(), CamelTransitions.initialStates()).require(history);
  }
}
