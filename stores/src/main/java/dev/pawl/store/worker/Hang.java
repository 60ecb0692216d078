package dev.pawl.store.worker;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A call of the application's code that takes longer than the threshold of its worker.
 *
 * @param since the start of the call, by this host's clock
 * @param elapsed the time since the start of the call
 * @param thread the name of the thread that makes the call
 * @param stack the stack of that thread when the hang was detected, the innermost call first; empty
 *     if the thread had ended by then
 */
public record Hang(Instant since, Duration elapsed, String thread, List<StackTraceElement> stack) {

  /** Creates a description of a hang. */
  public Hang {
    stack = List.copyOf(stack);
  }

  /**
   * Creates the description of a running call.
   *
   * @param call a call that is still running
   * @return the description, with the present stack of the call's thread
   */
  public static Hang of(RunningCall call) {
    Thread thread = call.thread();
    return new Hang(
        call.since(), call.elapsed(), thread.getName(), List.of(thread.getStackTrace()));
  }

  /** Returns the thread, the start of the call and the stack, on one line. */
  @Override
  public String toString() {
    return "on thread "
        + thread
        + " for "
        + elapsed.toMillis()
        + " ms, since "
        + since
        + ", "
        + stack.stream().map(one -> "at " + one).collect(Collectors.joining(" "));
  }
}
