package owntypes;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Machine} that were made or recorded elsewhere.
 *
 * <p>Loading it fails with an {@link IncompatibleClassChangeError} if the enum is no
 * longer the one it was compiled against. Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class MachineValidator {
  static {
    Constants.require("Machine", MachineState.values(), "TYPE", "EVENT", "PHASE", "CAUSE", "LIFE",
        "DRIVEN", "BUILDER", "OUTCOME", "MACHINE", "STATES", "NEXT", "EVENTS", "STEPS", "TARGETS",
        "INITIAL", "FINAL", "INSTANCE", "RULES", "MOVES", "OUTCOMES");
  }

  private MachineValidator() {}

  /**
   * Requires that a transition leads from one state to another, whatever its guard says.
   *
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static void requireLegal(MachineState from, MachineState to) {
    if (!isLegal(from, to)) {
      throw MachineTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another, whatever its guard says. */
  public static boolean isLegal(MachineState from, MachineState to) {
    // No default: a state that is added must be decided on here.
    return switch (from) {
      case TYPE -> to == MachineState.EVENT || to == MachineState.CAUSE;
      case EVENT -> to == MachineState.TYPE || to == MachineState.PHASE;
      case PHASE -> to == MachineState.LIFE || to == MachineState.DRIVEN
          || to == MachineState.BUILDER;
      case CAUSE -> to == MachineState.OUTCOME || to == MachineState.MACHINE;
      case LIFE -> to == MachineState.TYPE;
      case DRIVEN -> to == MachineState.TYPE;
      case BUILDER -> to == MachineState.TYPE || to == MachineState.NEXT;
      case OUTCOME -> to == MachineState.STATES || to == MachineState.EVENTS
          || to == MachineState.STEPS || to == MachineState.TARGETS || to == MachineState.INITIAL
          || to == MachineState.FINAL || to == MachineState.INSTANCE || to == MachineState.RULES
          || to == MachineState.MOVES || to == MachineState.OUTCOMES;
      case MACHINE -> to == MachineState.OUTCOME;
      case STATES -> to == MachineState.TYPE;
      case NEXT -> to == MachineState.TYPE;
      case EVENTS -> to == MachineState.TYPE;
      case STEPS -> to == MachineState.TYPE;
      case TARGETS -> to == MachineState.TYPE;
      case INITIAL -> to == MachineState.TYPE;
      case FINAL -> to == MachineState.TYPE;
      case INSTANCE -> to == MachineState.TYPE;
      case RULES -> to == MachineState.TYPE;
      case MOVES -> to == MachineState.TYPE;
      case OUTCOMES -> to == MachineState.TYPE;
    };
  }

  /**
   * Requires a recorded life to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<MachineState, MachineEvent>> life) {
    new Replay<>(MachineTransitions.rules(), MachineTransitions.initialStates()).require(life);
  }
}
