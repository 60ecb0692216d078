package choose;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Route} that were made or recorded elsewhere, and throws an
 * {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it fails with an
 * {@link IncompatibleClassChangeError} if the enum is no longer the one it was compiled against.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class RouteValidator {
  static {
    Constants.require("Route", RouteState.values(), "LOBBY", "OFFICE", "ROOF");
  }

  private RouteValidator() {}

  /** Requires that a transition leads from one state to another, whatever its guard says. */
  public static void requireLegal(RouteState from, RouteState to) {
    if (!isLegal(from, to)) {
      throw RouteTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another, whatever its guard says. */
  public static boolean isLegal(RouteState from, RouteState to) {
    // No default: a state that is added must be decided on here.
    return switch (from) {
      case LOBBY -> to == RouteState.LOBBY || to == RouteState.OFFICE || to == RouteState.ROOF;
      case OFFICE -> to == RouteState.LOBBY || to == RouteState.OFFICE || to == RouteState.ROOF;
      case ROOF -> false;
    };
  }

  /**
   * Requires a recorded history to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<RouteState, RouteEvent>> history) {
    new Replay<>(RouteTransitions.rules(), RouteTransitions.initialStates()).require(history);
  }
}
