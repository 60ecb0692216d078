package regions;

import javax.annotation.processing.Generated;

/**
 * What the machine {@code Order} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface OrderLogic {
  /** Picks the state to enter, on {@code give}. */
  Pick pick();

  /** The states that {@link #pick} picks from. */
  enum Pick {
    /** The state {@code PAID}. */
    PAID(OrderState.PAID),
    /** The state {@code SENT}. */
    SENT(OrderState.SENT);

    private final OrderState state;

    Pick(OrderState state) {
      this.state = state;
    }

    /** The state picked. */
    public OrderState state() {
      return state;
    }
  }
}
