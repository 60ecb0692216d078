package generic;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Door} that were made or recorded elsewhere.
 *
 * <p>Loading it fails with an {@link IncompatibleClassChangeError} if the enum is no
 * longer the one it was compiled against. Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class DoorValidator {
  static {
    Constants.require("Door", DoorState.values(), "SHUT", "OPEN", "LOCKED");
  }

  private DoorValidator() {}

  /**
   * Requires that a transition leads from one state to another, whatever its guard says.
   *
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static void requireLegal(DoorState from, DoorState to) {
    if (!isLegal(from, to)) {
      throw DoorTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another, whatever its guard says. */
  public static boolean isLegal(DoorState from, DoorState to) {
    // No default: a state that is added must be decided on here.
    return switch (from) {
      case SHUT -> to == DoorState.OPEN || to == DoorState.LOCKED;
      case OPEN -> to == DoorState.SHUT;
      case LOCKED -> to == DoorState.OPEN;
    };
  }

  /**
   * Requires a recorded life to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<DoorState, DoorEvent>> life) {
    new Replay<>(DoorTransitions.rules(), DoorTransitions.initialStates()).require(life);
  }
}
