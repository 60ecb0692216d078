package chartparts;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Whole} that were made or recorded elsewhere, and throws an
 * {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it fails with an
 * {@link IncompatibleClassChangeError} if the enum is no longer the one it was compiled against.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class WholeValidator {
  static {
    Constants.require("Whole", WholeState.values(), "A", "C", "D", "B");
  }

  private WholeValidator() {}

  /** Requires that a transition leads from one state to another. */
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
   * Requires a recorded history to be legal, step by step: the machine could make each where the
   * steps before have led it, whatever guards say. Forced steps may lead anywhere. What it does
   * by itself it has done: a step of that kind that a hook vetoed, or in which user code threw,
   * is missing.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<WholeState, WholeEvent>> history) {
    new Replay<>(WholeTransitions.rules()).require(history);
  }
}
