package dev.pawl.benchmarks.contender.hand.switched;

import dev.pawl.benchmarks.contender.ObservedWalker;
import dev.pawl.benchmarks.contender.StepObserver;
import dev.pawl.benchmarks.workload.Task;
import dev.pawl.benchmarks.workload.TaskEvent;
import org.jspecify.annotations.Nullable;

/** The task as nested switches. */
final class TaskSwitch extends ObservedWalker<Task, TaskEvent> {

  private final TaskEvent[] events;
  private Task state = Task.OPEN;

  TaskSwitch(TaskEvent[] events, @Nullable StepObserver<Task, TaskEvent> observer) {
    super(observer);
    this.events = events;
  }

  @Override
  public int walk(int from, int to) {
    Task at = state;
    if (observer == null) {
      for (int i = from; i < to; i++) {
        Task next = next(at, events[i]);
        if (next != null) {
          at = next;
        }
      }
    } else {
      for (int i = from; i < to; i++) {
        Task next = next(at, events[i]);
        if (next != null) {
          observer.moved(at, events[i], next);
          at = next;
        }
      }
    }
    state = at;
    return at.ordinal();
  }

  @Override
  public String configuration() {
    return state.name();
  }

  /** Returns the state after an event; null if it is illegal. */
  static @Nullable Task next(Task from, TaskEvent event) {
    return switch (from) {
      case OPEN ->
          switch (event) {
            case ASSIGN -> Task.ASSIGNED;
            case CANCEL -> Task.CANCELLED;
            default -> null;
          };
      case ASSIGNED ->
          switch (event) {
            case BEGIN -> Task.WORKING;
            case RELEASE -> Task.OPEN;
            case CANCEL -> Task.CANCELLED;
            default -> null;
          };
      case WORKING ->
          switch (event) {
            case PAUSE -> Task.PAUSED;
            case SUBMIT -> Task.IN_REVIEW;
            case CANCEL -> Task.CANCELLED;
            default -> null;
          };
      case PAUSED ->
          switch (event) {
            case BEGIN -> Task.WORKING;
            case CANCEL -> Task.CANCELLED;
            default -> null;
          };
      case IN_REVIEW ->
          switch (event) {
            case ACCEPT -> Task.DONE;
            case REJECT -> Task.WORKING;
            default -> null;
          };
      case DONE, CANCELLED ->
          switch (event) {
            case REOPEN -> Task.OPEN;
            default -> null;
          };
    };
  }
}
