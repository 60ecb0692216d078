package timers;

import java.time.Duration;
import javax.annotation.processing.Generated;

/**
 * What the machine {@code Beacon} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface BeaconLogic {
  /** Asked by a guard on {@code LIT.after.500ms}. */
  boolean dusk(Tries context);

  /** Asked by a guard on {@code WAITING.after.backoff}. */
  boolean enough(Tries context);

  /** The next context, on {@code WAITING.after.backoff}. */
  Tries count(Tries context);

  /**
   * How long a timer runs that is started now, no time if negative: {@code WAITING.after.backoff}.
   */
  Duration backoff(Tries context);
}
