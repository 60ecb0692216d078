package generic;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Radio} that were made or recorded elsewhere.
 *
 * <p>Loading it fails with an {@link IncompatibleClassChangeError} if the enum is no
 * longer the one it was compiled against. Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class RadioValidator {
  static {
    Constants.require("Radio", RadioState.values(), "ON", "SOUND", "LOUD", "QUIET", "SILENT",
        "LIGHT", "BRIGHT", "DIM", "DARK", "OFF");
  }

  private RadioValidator() {}

  /**
   * Requires that a transition leads from one state to another, whatever its guard says.
   *
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static void requireLegal(RadioState from, RadioState to) {
    if (!isLegal(from, to)) {
      throw RadioTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another, whatever its guard says. */
  public static boolean isLegal(RadioState from, RadioState to) {
    return RadioTransitions.canTransition(from, to);
  }

  /**
   * Requires a recorded life to be legal, step by step: the machine could make each where the
   * steps before have led it, whatever guards say. Forced steps may lead anywhere. What it does
   * by itself it has done: a step of that kind that a hook vetoed, or in which user code threw,
   * is missing.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<RadioState, RadioEvent>> life) {
    new Replay<>(RadioTransitions.rules()).require(life);
  }
}
