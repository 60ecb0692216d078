package javalang;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code String} that were made or recorded elsewhere, and throws an
 * {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it fails with an
 * {@link IncompatibleClassChangeError} if the enum is no longer the one it was compiled against.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class StringValidator {
  static {
    Constants.require("String", StringState.values(), "STRING", "OBJECT", "INTEGER", "OVERRIDE",
        "ENUM", "SET", "LIST", "CLASS", "RECORD", "OPTIONAL");
  }

  private StringValidator() {}

  /** Requires that a transition leads from one state to another, whatever its guard says. */
  public static void requireLegal(StringState from, StringState to) {
    if (!isLegal(from, to)) {
      throw StringTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another, whatever its guard says. */
  public static boolean isLegal(StringState from, StringState to) {
    return StringTransitions.canTransition(from, to);
  }

  /**
   * Requires a recorded history to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<StringState, StringEvent>> history) {
    new Replay<>(StringTransitions.rules(), StringTransitions.initialStates()).require(history);
  }
}
