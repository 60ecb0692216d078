package dev.pawl.samples.governance.access;

import dev.pawl.LifecycleEvent;
import dev.pawl.samples.task.TaskEvent;
import dev.pawl.samples.task.TaskStatus;
import dev.pawl.store.audit.GateHook;
import java.util.function.ToLongFunction;

/** The gate before retries: a failed task is retried so many times and no more. */
public final class RetryLimit implements GateHook.Gate<TaskStatus, TaskEvent> {

  /** How many retries a task has by default. */
  public static final int MAX_RETRIES = 3;

  private final int maxRetries;
  private final ToLongFunction<String> retries;

  /**
   * A gate.
   *
   * @param retries how many a task has had, by its id
   */
  public RetryLimit(int maxRetries, ToLongFunction<String> retries) {
    this.maxRetries = maxRetries;
    this.retries = retries;
  }

  @Override
  public String refusal(LifecycleEvent<? extends TaskStatus, ? extends TaskEvent> attempt) {
    boolean used =
        attempt.event() == TaskEvent.RETRY_WITHIN_MAX_RETRIES
            && retries.applyAsLong(attempt.entityId()) >= maxRetries;
    return used ? "all " + maxRetries + " retries have been used" : null;
  }
}
