package parts;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Stateless} that were made or recorded elsewhere, and throws an
 * {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it fails with an
 * {@link IncompatibleClassChangeError} if the enum is no longer the one it was compiled against.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class StatelessValidator {
  static {
    Constants.require("Stateless", StatelessState.values(), "A", "B");
  }

  private StatelessValidator() {}

  /** Requires that a transition leads from one state to another. */
  public static void requireLegal(StatelessState from, StatelessState to) {
    if (!isLegal(from, to)) {
      throw StatelessTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another. */
  public static boolean isLegal(StatelessState from, StatelessState to) {
    // No default: a state that is added must be decided on here.
    return switch (from) {
      case A -> to == StatelessState.B;
      case B -> to == StatelessState.A;
    };
  }

  /**
   * Requires a recorded history to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<StatelessState, StatelessEvent>> history) {
    new Replay<>(StatelessTransitions.rules(), StatelessTransitions.initialStates())
        .require(history);
  }
}
