package dev.pawl.benchmarks.contender.pawl.phase;

import dev.pawl.benchmarks.workload.TaskEvent;
import dev.pawl.benchmarks.workload.TaskPhase;
import dev.pawl.benchmarks.workload.Walker;
import org.jspecify.annotations.Nullable;

/** The task implemented with typed phases. */
final class TaskPhases implements Walker {

  private final TaskEvent[] events;
  private TaskPhase phase = TaskPhase.open();

  TaskPhases(TaskEvent[] events) {
    this.events = events;
  }

  @Override
  public int walk(int from, int to) {
    TaskPhase at = phase;
    for (int i = from; i < to; i++) {
      TaskPhase next = next(at, events[i]);
      if (next != null) {
        at = next;
      }
    }
    phase = at;
    return at.state().ordinal();
  }

  @Override
  public String configuration() {
    return phase.state().name();
  }

  /**
   * Returns the phase after an event; null if it is illegal. Shows the code that users need if the
   * event is a value.
   */
  static @Nullable TaskPhase next(TaskPhase from, TaskEvent event) {
    if (from instanceof TaskPhase.Open open) {
      return switch (event) {
        case ASSIGN -> open.assign();
        case CANCEL -> open.cancel();
        default -> null;
      };
    }
    if (from instanceof TaskPhase.Assigned assigned) {
      return switch (event) {
        case BEGIN -> assigned.begin();
        case RELEASE -> assigned.release();
        case CANCEL -> assigned.cancel();
        default -> null;
      };
    }
    if (from instanceof TaskPhase.Working working) {
      return switch (event) {
        case PAUSE -> working.pause();
        case SUBMIT -> working.submit();
        case CANCEL -> working.cancel();
        default -> null;
      };
    }
    if (from instanceof TaskPhase.Paused paused) {
      return switch (event) {
        case BEGIN -> paused.begin();
        case CANCEL -> paused.cancel();
        default -> null;
      };
    }
    if (from instanceof TaskPhase.InReview inReview) {
      return switch (event) {
        case ACCEPT -> inReview.accept();
        case REJECT -> inReview.reject();
        default -> null;
      };
    }
    if (from instanceof TaskPhase.Done done) {
      return switch (event) {
        case REOPEN -> done.reopen();
        default -> null;
      };
    }
    if (from instanceof TaskPhase.Cancelled cancelled) {
      return switch (event) {
        case REOPEN -> cancelled.reopen();
        default -> null;
      };
    }
    throw new AssertionError(from);
  }
}
