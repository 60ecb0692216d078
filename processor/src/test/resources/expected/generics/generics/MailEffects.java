package generics;

import java.util.Map;
import javax.annotation.processing.Generated;

/**
 * What the machine {@code Mail} makes its user do, after a step has been committed.
 *
 * <p>An effect that throws undoes nothing; the effects after it in the same
 * transition do not run. An event that it fires at the machine runs after the step.
 */
@Generated("dev.pawl.processor")
public interface MailEffects {
  /** Runs on {@code collect}, {@code stamp}. */
  void log(Map<String, Integer> context, MailEvent event);

  /** Runs on {@code stamp}. */
  void sort(Map<String, Integer> context, MailEvent.Stamp event);
}
