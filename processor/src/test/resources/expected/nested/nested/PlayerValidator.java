package nested;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Player} that were made or recorded elsewhere, and throws an
 * {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it fails with an
 * {@link IncompatibleClassChangeError} if the enum is no longer the one it was compiled against.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class PlayerValidator {
  static {
    Constants.require("Player", PlayerState.values(), "OFF", "ON", "STOPPED", "PLAYING", "TRACK",
        "RADIO", "JAMMED");
  }

  private PlayerValidator() {}

  /** Requires that a transition leads from one state to another, whatever its guard says. */
  public static void requireLegal(PlayerState from, PlayerState to) {
    if (!isLegal(from, to)) {
      throw PlayerTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another, whatever its guard says. */
  public static boolean isLegal(PlayerState from, PlayerState to) {
    return PlayerTransitions.canTransition(from, to);
  }

  /**
   * Requires a recorded history to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<PlayerState, PlayerEvent>> history) {
    new Replay<>(PlayerTransitions.rules(), PlayerTransitions.initialStates()).require(history);
  }
}
