package byenum;

import java.time.Duration;
import javax.annotation.processing.Generated;

/**
 * What the machine {@code Session} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface SessionLogic {
  /** The next context, on {@code open}. */
  Integer count(Integer context);

  /** Asked by a guard on {@code answer}, {@code noise}. */
  boolean enough(Integer context);

  /** Picks the state to enter, on {@code touch}. */
  Pick pick(Integer context);

  /**
   * How long a timer runs that is started now, no time if negative: {@code BUSY.after.patience}.
   */
  Duration patience(Integer context);

  /** The states that {@link #pick} picks from. */
  enum Pick {
    /** The state {@code BRIGHT}. */
    BRIGHT(SessionState.BRIGHT),
    /** The state {@code DIM}. */
    DIM(SessionState.DIM);

    private final SessionState state;

    Pick(SessionState state) {
      this.state = state;
    }

    /** The state picked. */
    public SessionState state() {
      return state;
    }
  }
}
