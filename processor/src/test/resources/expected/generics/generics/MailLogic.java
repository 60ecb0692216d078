package generics;

import java.util.Map;
import javax.annotation.processing.Generated;

/**
 * What the machine {@code Mail} asks its user: predicates of guards, updates and choices.
 *
 * <p>Every method must be pure: it may be asked at any time, changes nothing and
 * fires nothing. One that throws, or returns null, makes the step fail, and nothing has
 * changed.
 */
@Generated("dev.pawl.processor")
public interface MailLogic {
  /** Asked by a guard on {@code collect}, {@code stamp}. */
  boolean hasNames(Map<String, Integer> context, MailEvent event);

  /** The next context, on {@code collect}. */
  Map<String, Integer> index(Map<String, Integer> context, MailEvent.Collect event);
}
