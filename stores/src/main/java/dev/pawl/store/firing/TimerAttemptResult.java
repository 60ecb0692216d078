package dev.pawl.store.firing;

import dev.pawl.store.history.Refused;
import dev.pawl.store.step.StepResult;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of an attempt to fire the timers of one instance.
 *
 * @param made the timers of the written step; null if nothing was written
 * @param failure the failure; null if the attempt succeeded or another transaction changed the
 *     instance first
 * @param unknown the name that caused the failure because this version of the machine does not know
 *     the name; null for other failures
 * @param refused the refused attempts to record together with the failure
 */
public record TimerAttemptResult(
    StepResult.@Nullable Timers made,
    @Nullable Throwable failure,
    @Nullable String unknown,
    List<Refused> refused) {

  /** The result if another transaction has changed the instance first. */
  public static final TimerAttemptResult LOST = new TimerAttemptResult(null, null, null, List.of());

  /** Returns the result of a written step. */
  public static TimerAttemptResult made(StepResult<?, ?> step) {
    return new TimerAttemptResult(step.timers(), null, null, List.of());
  }

  /** Returns the result of a failed attempt. */
  public static TimerAttemptResult failed(
      Throwable failure, @Nullable String unknown, List<Refused> refused) {
    return new TimerAttemptResult(null, failure, unknown, refused);
  }
}
