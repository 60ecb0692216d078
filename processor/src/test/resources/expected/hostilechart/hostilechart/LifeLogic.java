package hostilechart;

import java.time.Duration;
import javax.annotation.processing.Generated;

/**
 * What the machine {@code Life} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface LifeLogic {
  /** The next context, on {@code life}. */
  Step life(Step context);

  /** Asked by a guard on {@code next}, {@code always}. */
  boolean next(Step context);

  /** Asked by a guard on {@code always}. */
  boolean decision(Step context);

  /** Asked by a guard without event in {@code Arc}. */
  boolean active(Step context);

  /**
   * How long a timer runs that is started now, no time if negative: {@code Snapshot.after.setup}.
   */
  Duration setup(Step context);
}
