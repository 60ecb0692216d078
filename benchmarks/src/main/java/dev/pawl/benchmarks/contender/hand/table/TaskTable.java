package dev.pawl.benchmarks.contender.hand.table;

import dev.pawl.benchmarks.contender.ObservedWalker;
import dev.pawl.benchmarks.contender.StepObserver;
import dev.pawl.benchmarks.workload.Task;
import dev.pawl.benchmarks.workload.TaskEvent;
import org.jspecify.annotations.Nullable;

/** The task as an array of bytes, indexed by the ordinals of states and events. */
final class TaskTable extends ObservedWalker<Task, TaskEvent> {

  private static final Task[] STATES = Task.values();
  private static final int EVENTS = 9;

  /** The target of each event, with a row for each state; -1 if the event is illegal. */
  private static final byte[] NEXT = {
    1, 6, -1, -1, -1, -1, -1, -1, -1, // OPEN
    -1, 6, 2, 0, -1, -1, -1, -1, -1, // ASSIGNED
    -1, 6, -1, -1, 3, 4, -1, -1, -1, // WORKING
    -1, 6, 2, -1, -1, -1, -1, -1, -1, // PAUSED
    -1, -1, -1, -1, -1, -1, 5, 2, -1, // IN_REVIEW
    -1, -1, -1, -1, -1, -1, -1, -1, 0, // DONE
    -1, -1, -1, -1, -1, -1, -1, -1, 0, // CANCELLED
  };

  private final TaskEvent[] events;
  private int state = Task.OPEN.ordinal();

  TaskTable(TaskEvent[] events, @Nullable StepObserver<Task, TaskEvent> observer) {
    super(observer);
    this.events = events;
  }

  @Override
  public int walk(int from, int to) {
    int at = state;
    if (observer == null) {
      for (int i = from; i < to; i++) {
        int next = NEXT[at * EVENTS + events[i].ordinal()];
        if (next >= 0) {
          at = next;
        }
      }
    } else {
      for (int i = from; i < to; i++) {
        int next = NEXT[at * EVENTS + events[i].ordinal()];
        if (next >= 0) {
          observer.moved(STATES[at], events[i], STATES[next]);
          at = next;
        }
      }
    }
    state = at;
    return at;
  }

  @Override
  public String configuration() {
    return STATES[state].name();
  }
}
