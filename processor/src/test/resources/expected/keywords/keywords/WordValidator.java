package keywords;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Word} that were made or recorded elsewhere, and throws an
 * {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it fails with an
 * {@link IncompatibleClassChangeError} if the enum is no longer the one it was compiled against.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class WordValidator {
  static {
    Constants.require("Word", WordState.values(), "NEW", "DEFAULT", "CLASS", "_1", "NULL", "ENUM",
        "INTERFACE", "VAR", "SEALED");
  }

  private WordValidator() {}

  /** Requires that a transition leads from one state to another, whatever its guard says. */
  public static void requireLegal(WordState from, WordState to) {
    if (!isLegal(from, to)) {
      throw WordTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another, whatever its guard says. */
  public static boolean isLegal(WordState from, WordState to) {
    // No default: a state that is added must be decided on here.
    return switch (from) {
      case NEW -> to == WordState.NEW || to == WordState.DEFAULT || to == WordState.CLASS;
      case DEFAULT -> to == WordState.NEW || to == WordState.DEFAULT || to == WordState.CLASS;
      case CLASS -> to == WordState.NEW || to == WordState.DEFAULT || to == WordState.CLASS
          || to == WordState._1;
      case _1 -> to == WordState.NEW || to == WordState.DEFAULT || to == WordState.CLASS
          || to == WordState.NULL || to == WordState.ENUM;
      case NULL -> to == WordState.NEW || to == WordState.DEFAULT || to == WordState.CLASS
          || to == WordState._1;
      case ENUM -> to == WordState.NEW || to == WordState.DEFAULT || to == WordState.CLASS
          || to == WordState.INTERFACE;
      case INTERFACE -> to == WordState.NEW || to == WordState.DEFAULT || to == WordState.CLASS
          || to == WordState.VAR || to == WordState.SEALED;
      case VAR -> to == WordState.NEW || to == WordState.DEFAULT || to == WordState.CLASS;
      case SEALED -> to == WordState.NEW || to == WordState.DEFAULT || to == WordState.CLASS;
    };
  }

  /**
   * Requires a recorded history to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<WordState, WordEvent>> history) {
    new Replay<>(WordTransitions.rules(), WordTransitions.initialStates()).require(history);
  }
}
