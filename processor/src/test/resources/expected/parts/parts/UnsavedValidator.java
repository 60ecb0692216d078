package parts;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Unsaved} that were made or recorded elsewhere, and throws an
 * {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it fails with an
 * {@link IncompatibleClassChangeError} if the enum is no longer the one it was compiled against.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class UnsavedValidator {
  static {
    Constants.require("Unsaved", UnsavedState.values(), "A", "B");
  }

  private UnsavedValidator() {}

  /** Requires that a transition leads from one state to another. */
  public static void requireLegal(UnsavedState from, UnsavedState to) {
    if (!isLegal(from, to)) {
      throw UnsavedTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another. */
  public static boolean isLegal(UnsavedState from, UnsavedState to) {
    return UnsavedTransitions.canTransition(from, to);
  }

  /**
   * Requires a recorded history to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<UnsavedState, UnsavedEvent>> history) {
    new Replay<>(UnsavedTransitions.rules(), UnsavedTransitions.initialStates()).require(history);
  }
}
