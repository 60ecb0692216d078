package births;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Replay;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * Checks changes of state of {@code Order} that were made or recorded elsewhere, and throws an
 * {@link dev.pawl.IllegalTransitionError} at the first that is not legal. Loading it fails with an
 * {@link IncompatibleClassChangeError} if the enum is no longer the one it was compiled against.
 * Thread-safe.
 */
@Generated("dev.pawl.processor")
public final class OrderValidator {
  static {
    Constants.require("Order", OrderStatus.values(), "PLANNED", "OPEN", "HELD", "DONE");
  }

  private OrderValidator() {}

  /** Requires that a transition leads from one state to another. */
  public static void requireLegal(OrderStatus from, OrderStatus to) {
    if (!isLegal(from, to)) {
      throw OrderTransitions.rules().error(from, to);
    }
  }

  /** Whether a transition leads from one state to another. */
  public static boolean isLegal(OrderStatus from, OrderStatus to) {
    // No default: a state that is added must be decided on here.
    return switch (from) {
      case PLANNED -> to == OrderStatus.OPEN;
      case OPEN -> to == OrderStatus.DONE;
      case HELD -> to == OrderStatus.OPEN;
      case DONE -> false;
    };
  }

  /**
   * Requires a recorded history to be legal, step by step: each begins where the one before
   * it ended, and a transition for its event leads where it went. Forced steps may lead
   * anywhere.
   *
   * @throws dev.pawl.IllegalTransitionError at the first step that is not legal, which it names
   */
  public static void requireLegal(List<LifecycleEvent<OrderStatus, OrderEvent>> history) {
    new Replay<>(OrderTransitions.rules(), OrderTransitions.initialStates()).require(history);
  }
}
