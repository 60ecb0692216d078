package dev.pawl.samples.workstream;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;

/**
 * Retries a workstream that has failed as long as the rules allow, and gives it up afterwards. The
 * events of the logic are queued until the current transition is complete.
 */
public final class RetryLogic implements TransitionHook<WorkstreamState, WorkstreamEvent> {

  private static final Cause RETRIES = Cause.by("retry_logic");

  @SuppressWarnings("NullAway.Init") // set by serve
  private WorkstreamMachine workstream;

  /** Creates the logic of one workstream, which {@link #serve} sets. */
  public RetryLogic() {}

  /**
   * Sets the workstream.
   *
   * @param newWorkstream the workstream that has this object as a hook
   */
  public void serve(WorkstreamMachine newWorkstream) {
    workstream = newWorkstream;
  }

  @Override
  public void after(LifecycleEvent<WorkstreamState, WorkstreamEvent> event) {
    if (event.to() == WorkstreamState.S_FAILED) {
      if (workstream.permits(WorkstreamEvent.retryEligible())) {
        workstream.retryEligible(RETRIES.because("retry_count < max_retries"));
      } else {
        workstream.maxRetries(RETRIES.because("retry_count >= max_retries"));
      }
    }
  }
}
