package parameters;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Step} that were made or recorded elsewhere, and throws an
 * {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it fails with an
 * {@link IncompatibleClassChangeError} if the enum is no longer the one it was compiled against.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class StepValidator {
  static {
    Constants.require("Step", StepState.values(), "START", "DONE");
  }

  private StepValidator() {}

  /** Requires that a transition leads from one state to another, whatever its guard says. */
  public static void requireLegal(StepState from, StepState to) {
    if (!isLegal(from, to)) {
      throw StepTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another, whatever its guard says. */
  public static boolean isLegal(StepState from, StepState to) {
    // No default: a state that is added must be decided on here.
    return switch (from) {
      case START -> to == StepState.DONE;
      case DONE -> to == StepState.START || to == StepState.DONE;
    };
  }

  /**
   * Requires a recorded history to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<StepState, StepEvent>> history) {
    new Replay<>(StepTransitions.rules(), StepTransitions.initialStates()).require(history);
  }
}
