package chartparts;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Whole} that were made or recorded elsewhere.
 *
 * <p>Loading it fails with an {@link IncompatibleClassChangeError} if the enum is no
 * longer the one it was compiled against. Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class WholeValidator {
  static {
    Constants.require("Whole", WholeState.values(), "A", "C", "D", "B");
  }

  private WholeValidator() {}

  /**
   * Requires that a transition leads from one state to another.
   *
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static void requireLegal(WholeState from, WholeState to) {
    if (!isLegal(from, to)) {
      throw WholeTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another. */
  public static boolean isLegal(WholeState from, WholeState to) {
    return WholeTransitions.canTransition(from, to);
  }

  /**
   * Requires a recorded life to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<WholeState, WholeEvent>> life) {
    new Replay<>(WholeTransitions.rules()).require(life);
  }
}
