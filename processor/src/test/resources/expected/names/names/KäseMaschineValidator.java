package names;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code käse-Maschine} that were made or recorded elsewhere.
 *
 * <p>Loading it fails with an {@link IncompatibleClassChangeError} if the enum is no
 * longer the one it was compiled against. Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class KäseMaschineValidator {
  static {
    Constants.require("käse-Maschine", KäseMaschineState.values(), "HALF_OPEN", "_2ND_TRY",
        "GRÖSSE", "状態", "A_B");
  }

  private KäseMaschineValidator() {}

  /**
   * Requires that a transition leads from one state to another.
   *
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static void requireLegal(KäseMaschineState from, KäseMaschineState to) {
    if (!isLegal(from, to)) {
      throw KäseMaschineTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another. */
  public static boolean isLegal(KäseMaschineState from, KäseMaschineState to) {
    // No default: a state that is added must be decided on here.
    return switch (from) {
      case HALF_OPEN -> to == KäseMaschineState._2ND_TRY || to == KäseMaschineState.GRÖSSE;
      case _2ND_TRY -> to == KäseMaschineState.GRÖSSE || to == KäseMaschineState.状態;
      case GRÖSSE -> to == KäseMaschineState.HALF_OPEN || to == KäseMaschineState.状態;
      case 状態 -> to == KäseMaschineState.GRÖSSE || to == KäseMaschineState.A_B;
      case A_B -> to == KäseMaschineState.HALF_OPEN || to == KäseMaschineState._2ND_TRY;
    };
  }

  /**
   * Requires a recorded life to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<KäseMaschineState, KäseMaschineEvent>> life) {
    new Replay<>(KäseMaschineTransitions.rules(), KäseMaschineTransitions.initialStates())
        .require(life);
  }
}
