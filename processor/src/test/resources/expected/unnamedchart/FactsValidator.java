import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Facts} that were made or recorded elsewhere, and throws an
 * {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it fails with an
 * {@link IncompatibleClassChangeError} if the enum is no longer the one it was compiled against.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class FactsValidator {
  static {
    Constants.require("Facts", FactsState.values(), "OPEN", "ONE", "TWO", "SHUT");
  }

  private FactsValidator() {}

  /** Requires that a transition leads from one state to another, whatever its guard says. */
  public static void requireLegal(FactsState from, FactsState to) {
    if (!isLegal(from, to)) {
      throw FactsTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another, whatever its guard says. */
  public static boolean isLegal(FactsState from, FactsState to) {
    return FactsTransitions.canTransition(from, to);
  }

  /**
   * Requires a recorded history to be legal, step by step: the machine could make each where the
   * steps before have led it, whatever guards say. Forced steps may lead anywhere. What it does
   * by itself it has done: a step of that kind that a hook vetoed, or in which user code threw,
   * is missing.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<FactsState, FactsEvent>> history) {
    new Replay<>(FactsTransitions.rules()).require(history);
  }
}
