package events;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Twin} that were made or recorded elsewhere.
 *
 * <p>Loading it fails with an {@link IncompatibleClassChangeError} if the enum is no
 * longer the one it was compiled against. Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class TwinValidator {
  static {
    Constants.require("Twin", TwinState.values(), "A", "B");
  }

  private TwinValidator() {}

  /**
   * Requires that a transition leads from one state to another.
   *
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static void requireLegal(TwinState from, TwinState to) {
    if (!isLegal(from, to)) {
      throw TwinTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another. */
  public static boolean isLegal(TwinState from, TwinState to) {
    // No default: a state that is added must be decided on here.
    return switch (from) {
      case A -> to == TwinState.A || to == TwinState.B;
      case B -> to == TwinState.A;
    };
  }

  /**
   * Requires a recorded life to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<TwinState, Signal>> life) {
    new Replay<>(TwinTransitions.rules(), TwinTransitions.initialStates()).require(life);
  }
}
