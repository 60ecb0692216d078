package enumtimers;

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
    Constants.require("Gate", GateState.values(), "SHUT", "OPEN", "WORK", "BUSY", "IDLE");
  }

  private GateValidator() {}

  /** Requires that a transition leads from one state to another. */
  public static void requireLegal(GateState from, GateState to) {
    if (!isLegal(from, to)) {
      throw GateTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another. */
  public static boolean isLegal(GateState from, GateState to) {
    return GateTransitions.canTransition(from, to);
  }

  /**
   * Requires a recorded history to be legal, step by step: the machine could make each where the
   * steps before have led it, whatever guards say. Forced steps may lead anywhere. What it does
   * by itself it has done: a step of that kind that a hook vetoed, or in which user code threw,
   * is missing.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<GateState, Signal>> history) {
    new Replay<>(GateTransitions.rules()).require(history);
  }
}
