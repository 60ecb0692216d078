import java.time.Duration;
import javax.annotation.processing.Generated;

/**
 * What the machine {@code Facts} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface FactsLogic {
  /** The next context, on {@code tell}. */
  Chart keep(Chart context, FactsEvent.Tell event);

  /**
   * How long a timer runs that is started now, no time if negative: {@code ONE.after.patience}.
   */
  Duration patience(Chart context);
}
