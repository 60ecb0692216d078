package dev.pawl.samples.workstream;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;

/**
 * Decides what becomes of a workstream that has failed: it is retried as long as the rules permit,
 * and given up then. What it fires is queued, and served when the present transition is complete.
 */
public final class RetryLogic implements TransitionHook<WorkstreamState, WorkstreamEvent> {

  private static final Cause RETRIES = Cause.by("retry_logic");

  private WorkstreamMachine workstream;

  /** For one workstream; see {@link #serve}. */
  public RetryLogic() {}

  /**
   * Says whose failures these are.
   *
   * @param newWorkstream the workstream that has this as a hook
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
