package lenient;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Tap} that were made or recorded elsewhere, and throws an
 * {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it fails with an
 * {@link IncompatibleClassChangeError} if the enum is no longer the one it was compiled against.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class TapValidator {
  static {
    Constants.require("Tap", TapState.values(), "SHUT", "OPEN");
  }

  private TapValidator() {}

  /** Requires that a transition leads from one state to another, whatever its guard says. */
  public static void requireLegal(TapState from, TapState to) {
    if (!isLegal(from, to)) {
      throw TapTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another, whatever its guard says. */
  public static boolean isLegal(TapState from, TapState to) {
    // No default: a state that is added must be decided on here.
    return switch (from) {
      case SHUT -> to == TapState.OPEN;
      case OPEN -> to == TapState.SHUT;
    };
  }

  /**
   * Requires a recorded history to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<TapState, TapEvent>> history) {
    new Replay<>(TapTransitions.rules(), TapTransitions.initialStates()).require(history);
  }
}
