package owntypes;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Plain} that were made or recorded elsewhere.
 *
 * <p>Loading it fails with an {@link IncompatibleClassChangeError} if the enum is no
 * longer the one it was compiled against. Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class PlainValidator {
  static {
    Constants.require("Plain", PlainState.values(), "NEXT", "STATES", "EVENTS", "STEPS", "TARGETS",
        "INSTANCE", "ILLEGAL", "REFUSED", "INITIAL", "FINAL", "RULES", "MOVES", "OUTCOMES");
  }

  private PlainValidator() {}

  /**
   * Requires that a transition leads from one state to another.
   *
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static void requireLegal(PlainState from, PlainState to) {
    if (!isLegal(from, to)) {
      throw PlainTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another. */
  public static boolean isLegal(PlainState from, PlainState to) {
    // No default: a state that is added must be decided on here.
    return switch (from) {
      case NEXT -> to == PlainState.STATES || to == PlainState.EVENTS || to == PlainState.ILLEGAL;
      case STATES -> to == PlainState.STEPS || to == PlainState.TARGETS || to == PlainState.REFUSED;
      case EVENTS -> to == PlainState.INSTANCE || to == PlainState.FINAL;
      case STEPS -> to == PlainState.INITIAL || to == PlainState.RULES;
      case TARGETS -> to == PlainState.MOVES || to == PlainState.OUTCOMES;
      case INSTANCE -> to == PlainState.NEXT;
      case ILLEGAL -> to == PlainState.NEXT;
      case REFUSED -> to == PlainState.NEXT;
      case INITIAL -> to == PlainState.NEXT;
      case FINAL -> to == PlainState.NEXT;
      case RULES -> to == PlainState.NEXT;
      case MOVES -> to == PlainState.NEXT;
      case OUTCOMES -> to == PlainState.NEXT;
    };
  }

  /**
   * Requires a recorded life to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<PlainState, PlainEvent>> life) {
    new Replay<>(PlainTransitions.rules(), PlainTransitions.initialStates()).require(life);
  }
}
