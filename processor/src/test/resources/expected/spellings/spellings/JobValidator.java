package spellings;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Job} that were made or recorded elsewhere, and throws an
 * {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it fails with an
 * {@link IncompatibleClassChangeError} if the enum is no longer the one it was compiled against.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class JobValidator {
  static {
    Constants.require("Job", JobState.values(), "READY", "DONE");
  }

  private JobValidator() {}

  /** Requires that a transition leads from one state to another, whatever its guard says. */
  public static void requireLegal(JobState from, JobState to) {
    if (!isLegal(from, to)) {
      throw JobTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another, whatever its guard says. */
  public static boolean isLegal(JobState from, JobState to) {
    // No default: a state that is added must be decided on here.
    return switch (from) {
      case READY -> to == JobState.READY || to == JobState.DONE;
      case DONE -> false;
    };
  }

  /**
   * Requires a recorded history to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<JobState, JobEvent>> history) {
    new Replay<>(JobTransitions.rules(), JobTransitions.initialStates()).require(history);
  }
}
