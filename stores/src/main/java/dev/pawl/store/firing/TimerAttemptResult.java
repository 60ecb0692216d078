package dev.pawl.store.firing;

import dev.pawl.store.history.Refused;
import dev.pawl.store.step.MadeStep;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of an attempt at the timers of one instance.
 *
 * @param made what was written; null if nothing was
 * @param failure why not; null if somebody else was first
 * @param unknown what this version does not know, if that was why; null otherwise
 * @param refused what is to be recorded of the failure
 */
public record TimerAttemptResult(
    MadeStep.@Nullable Timers made,
    @Nullable Throwable failure,
    @Nullable String unknown,
    List<Refused> refused) {

  /** Somebody else was first. */
  public static final TimerAttemptResult LOST = new TimerAttemptResult(null, null, null, List.of());

  /** It was written. */
  public static TimerAttemptResult made(MadeStep<?, ?> step) {
    return new TimerAttemptResult(step.timers(), null, null, List.of());
  }

  /** It failed. */
  public static TimerAttemptResult failed(
      Throwable failure, @Nullable String unknown, List<Refused> refused) {
    return new TimerAttemptResult(null, failure, unknown, refused);
  }
}
