package direct;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Execution} that were made or recorded elsewhere, and throws an
 * {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it fails with an
 * {@link IncompatibleClassChangeError} if the enum is no longer the one it was compiled against.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class ExecutionValidator {
  static {
    Constants.require("Execution", ExecutionStatus.values(), "PENDING", "STARTING", "IDLE", "BUSY",
        "STOPPED", "FAILED");
  }

  private ExecutionValidator() {}

  /** Requires that a transition leads from one state to another. */
  public static void requireLegal(ExecutionStatus from, ExecutionStatus to) {
    if (!isLegal(from, to)) {
      throw ExecutionTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another. */
  public static boolean isLegal(ExecutionStatus from, ExecutionStatus to) {
    // No default: a state that is added must be decided on here.
    return switch (from) {
      case PENDING -> to == ExecutionStatus.STARTING || to == ExecutionStatus.FAILED;
      case STARTING -> to == ExecutionStatus.IDLE || to == ExecutionStatus.FAILED;
      case IDLE -> to == ExecutionStatus.BUSY || to == ExecutionStatus.STOPPED
          || to == ExecutionStatus.FAILED;
      case BUSY -> to == ExecutionStatus.IDLE || to == ExecutionStatus.STOPPED
          || to == ExecutionStatus.FAILED;
      case STOPPED -> to == ExecutionStatus.STARTING;
      case FAILED -> to == ExecutionStatus.STARTING;
    };
  }

  /**
   * Requires a recorded history to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<ExecutionStatus, ExecutionEvent>> history) {
    new Replay<>(ExecutionTransitions.rules(), ExecutionTransitions.initialStates())
        .require(history);
  }
}
