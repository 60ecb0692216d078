package hidden;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Hidden} that were made or recorded elsewhere, and throws an
 * {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it fails with an
 * {@link IncompatibleClassChangeError} if the enum is no longer the one it was compiled against.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
final class HiddenValidator {
  static {
    Constants.require("Hidden", Package.Inner.States.values(), "EMPTY", "FULL");
  }

  private HiddenValidator() {}

  /** Requires that a transition leads from one state to another, whatever its guard says. */
  public static void requireLegal(Package.Inner.States from, Package.Inner.States to) {
    if (!isLegal(from, to)) {
      throw HiddenTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another, whatever its guard says. */
  public static boolean isLegal(Package.Inner.States from, Package.Inner.States to) {
    // No default: a state that is added must be decided on here.
    return switch (from) {
      case EMPTY -> to == Package.Inner.States.FULL;
      case FULL -> to == Package.Inner.States.EMPTY;
    };
  }

  /**
   * Requires a recorded history to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<Package.Inner.States, HiddenEvent>> history) {
    new Replay<>(HiddenTransitions.rules(), HiddenTransitions.initialStates()).require(history);
  }
}
