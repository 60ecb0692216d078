package history;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Washer} that were made or recorded elsewhere.
 *
 * <p>Loading it fails with an {@link IncompatibleClassChangeError} if the enum is no
 * longer the one it was compiled against. Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class WasherValidator {
  static {
    Constants.require("Washer", WasherState.values(), "READY", "CYCLE", "FILLING", "WASHING",
        "SLOW", "FAST", "RINSING", "DRUM", "LEFT", "RIGHT", "PUMP", "IDLE", "RUNNING");
  }

  private WasherValidator() {}

  /**
   * Requires that a transition leads from one state to another.
   *
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static void requireLegal(WasherState from, WasherState to) {
    if (!isLegal(from, to)) {
      throw WasherTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another. */
  public static boolean isLegal(WasherState from, WasherState to) {
    return WasherTransitions.canTransition(from, to);
  }

  /**
   * Requires a recorded life to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<WasherState, WasherEvent>> life) {
    new Replay<>(WasherTransitions.rules()).require(life);
  }
}
