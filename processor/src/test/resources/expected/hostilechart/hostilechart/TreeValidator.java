package hostilechart;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Tree} that were made or recorded elsewhere.
 *
 * <p>Loading it fails with an {@link IncompatibleClassChangeError} if the enum is no
 * longer the one it was compiled against. Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class TreeValidator {
  static {
    Constants.require("Tree", TreeState.values(), "TREE", "WITHIN", "LEAF", "FACTS", "RULES");
  }

  private TreeValidator() {}

  /**
   * Requires that a transition leads from one state to another, whatever its guard says.
   *
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static void requireLegal(TreeState from, TreeState to) {
    if (!isLegal(from, to)) {
      throw TreeTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another, whatever its guard says. */
  public static boolean isLegal(TreeState from, TreeState to) {
    // No default: a state that is added must be decided on here.
    return switch (from) {
      case TREE -> to == TreeState.LEAF;
      case WITHIN -> false;
      case LEAF -> to == TreeState.TREE || to == TreeState.LEAF || to == TreeState.FACTS;
      case FACTS -> to == TreeState.TREE || to == TreeState.LEAF || to == TreeState.FACTS
          || to == TreeState.RULES;
      case RULES -> to == TreeState.TREE || to == TreeState.LEAF || to == TreeState.RULES;
    };
  }

  /**
   * Requires a recorded life to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<TreeState, TreeEvent>> life) {
    new Replay<>(TreeTransitions.rules(), TreeTransitions.initialStates()).require(life);
  }
}
