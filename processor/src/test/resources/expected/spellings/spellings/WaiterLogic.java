package spellings;

import java.time.Duration;
import javax.annotation.processing.Generated;

/**
 * What the machine {@code Waiter} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface WaiterLogic {
  /** Asked by a guard on {@code CALM.after.back-off}. */
  boolean mayGo(Integer context);

  /** The next context, on {@code CALM.after.back-off}. */
  Integer countUp(Integer context);

  /** Picks the state to enter, on {@code skip}. */
  WhereTo whereTo(Integer context);

  /** Asked by a guard without event in {@code BUSY}. */
  boolean isOver(Integer context);

  /** Asked by a guard without event in {@code BUSY}. */
  boolean isHeld(Integer context);

  /**
   * How long a timer runs that is started now, no time if negative: {@code CALM.after.back-off}.
   */
  Duration backOff(Integer context);

  /** The states that {@link #whereTo} picks from. */
  enum WhereTo {
    /** The state {@code CALM}. */
    CALM(WaiterState.CALM),
    /** The state {@code BUSY}. */
    BUSY(WaiterState.BUSY);

    private final WaiterState state;

    WhereTo(WaiterState state) {
      this.state = state;
    }

    /** The state picked. */
    public WaiterState state() {
      return state;
    }
  }
}
