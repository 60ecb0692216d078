package dev.pawl.samples.governance.access;

import dev.pawl.LifecycleEvent;
import dev.pawl.samples.task.TaskEvent;
import dev.pawl.samples.task.TaskStatus;
import dev.pawl.store.audit.GateHook;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** A gate that limits the retries of a failed task. */
public final class RetryLimit implements GateHook.Gate<TaskStatus, TaskEvent> {

  /** The default maximum number of retries of a task. */
  public static final int MAX_RETRIES = 3;

  private final int maxRetries;
  private final ToLongFunction<String> retries;

  /**
   * Creates a gate.
   *
   * @param maxRetries the maximum number of retries of a task
   * @param retries returns the number of previous retries of a task by its id
   */
  public RetryLimit(int maxRetries, ToLongFunction<String> retries) {
    this.maxRetries = maxRetries;
    this.retries = retries;
  }

  @Override
  public @Nullable String refusal(
      LifecycleEvent<? extends TaskStatus, ? extends TaskEvent> attempt) {
    boolean used =
        attempt.event() == TaskEvent.RETRY_WITHIN_MAX_RETRIES
            && retries.applyAsLong(attempt.entityId()) >= maxRetries;
    return used ? "all " + maxRetries + " retries have been used" : null;
  }
}
