package hostilechart;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Life} that were made or recorded elsewhere, and throws an
 * {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it fails with an
 * {@link IncompatibleClassChangeError} if the enum is no longer the one it was compiled against.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class LifeValidator {
  static {
    Constants.require("Life", LifeState.values(), "LIFE", "NEXT", "SNAPSHOT", "ARC", "DONE",
        "CONTEXT", "NOW", "DONE2", "OVER", "END");
  }

  private LifeValidator() {}

  /** Requires that a transition leads from one state to another, whatever its guard says. */
  public static void requireLegal(LifeState from, LifeState to) {
    if (!isLegal(from, to)) {
      throw LifeTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another, whatever its guard says. */
  public static boolean isLegal(LifeState from, LifeState to) {
    return LifeTransitions.canTransition(from, to);
  }

  /**
   * Requires a recorded history to be legal, step by step: the machine could make each where the
   * steps before have led it, whatever guards say. Forced steps may lead anywhere. What it does
   * by itself it has done: a step of that kind that a hook vetoed, or in which user code threw,
   * is missing.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<LifeState, LifeEvent>> history) {
    new Replay<>(LifeTransitions.rules()).require(history);
  }
}
