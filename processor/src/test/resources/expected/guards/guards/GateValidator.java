package guards;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Gate} that were made or recorded elsewhere, and throws an
 * {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it fails with an
 * {@link IncompatibleClassChangeError} if the enum is no longer the one it was compiled against.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class GateValidator {
  static {
    Constants.require("Gate", GateState.values(), "GATE", "YES", "NO");
  }

  private GateValidator() {}

  /** Requires that a transition leads from one state to another, whatever its guard says. */
  public static void requireLegal(GateState from, GateState to) {
    if (!isLegal(from, to)) {
      throw GateTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another, whatever its guard says. */
  public static boolean isLegal(GateState from, GateState to) {
    // No default: a state that is added must be decided on here.
    return switch (from) {
      case GATE -> to == GateState.GATE || to == GateState.YES || to == GateState.NO;
      case YES -> false;
      case NO -> false;
    };
  }

  /**
   * Requires a recorded history to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<GateState, GateEvent>> history) {
    new Replay<>(GateTransitions.rules(), GateTransitions.initialStates()).require(history);
  }
}
