package always;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Sorter} that were made or recorded elsewhere, and throws an
 * {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it fails with an
 * {@link IncompatibleClassChangeError} if the enum is no longer the one it was compiled against.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class SorterValidator {
  static {
    Constants.require("Sorter", SorterState.values(), "WAITING", "CHECKING", "LABELLED", "HEAVY",
        "SPINNING", "TURNING", "SENT");
  }

  private SorterValidator() {}

  /** Requires that a transition leads from one state to another, whatever its guard says. */
  public static void requireLegal(SorterState from, SorterState to) {
    if (!isLegal(from, to)) {
      throw SorterTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another, whatever its guard says. */
  public static boolean isLegal(SorterState from, SorterState to) {
    return SorterTransitions.canTransition(from, to);
  }

  /**
   * Requires a recorded history to be legal, step by step: the machine could make each where the
   * steps before have led it, whatever guards say. Forced steps may lead anywhere. What it does
   * by itself it has done: a step of that kind that a hook vetoed, or in which user code threw,
   * is missing.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<SorterState, SorterEvent>> history) {
    new Replay<>(SorterTransitions.rules()).require(history);
  }
}
