package hostile;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of <code>De&#42;/vil &#64;x</code> that were made or recorded elsewhere.
 *
 * <p>Loading it fails with an {@link IncompatibleClassChangeError} if the enum is no
 * longer the one it was compiled against. Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class DeVilXValidator {
  static {
    Constants.require("De*/vil @x", DeVilXState.values(), "A_B", "B_U000A", "CODE");
  }

  private DeVilXValidator() {}

  /**
   * Requires that a transition leads from one state to another, whatever its guard says.
   *
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static void requireLegal(DeVilXState from, DeVilXState to) {
    if (!isLegal(from, to)) {
      throw DeVilXTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another, whatever its guard says. */
  public static boolean isLegal(DeVilXState from, DeVilXState to) {
    // No default: a state that is added must be decided on here.
    return switch (from) {
      case A_B -> to == DeVilXState.B_U000A;
      case B_U000A -> to == DeVilXState.CODE;
      case CODE -> false;
    };
  }

  /**
   * Requires a recorded life to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<DeVilXState, DeVilXEvent>> life) {
    new Replay<>(DeVilXTransitions.rules(), DeVilXTransitions.initialStates()).require(life);
  }
}
