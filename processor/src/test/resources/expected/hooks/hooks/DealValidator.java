package hooks;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Deal} that were made or recorded elsewhere, and throws an
 * {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it fails with an
 * {@link IncompatibleClassChangeError} if the enum is no longer the one it was compiled against.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class DealValidator {
  static {
    Constants.require("Deal", DealState.values(), "NEW", "OFFERED", "CLOSED");
  }

  private DealValidator() {}

  /** Requires that a transition leads from one state to another, whatever its guard says. */
  public static void requireLegal(DealState from, DealState to) {
    if (!isLegal(from, to)) {
      throw DealTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another, whatever its guard says. */
  public static boolean isLegal(DealState from, DealState to) {
    // No default: a state that is added must be decided on here.
    return switch (from) {
      case NEW -> to == DealState.OFFERED;
      case OFFERED -> to == DealState.CLOSED;
      case CLOSED -> false;
    };
  }

  /**
   * Requires a recorded history to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<DealState, DealEvent>> history) {
    new Replay<>(DealTransitions.rules(), DealTransitions.initialStates()).require(history);
  }
}
