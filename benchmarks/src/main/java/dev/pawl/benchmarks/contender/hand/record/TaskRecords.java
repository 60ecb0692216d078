package dev.pawl.benchmarks.contender.hand.record;

import dev.pawl.benchmarks.contender.ObservedWalker;
import dev.pawl.benchmarks.contender.StepObserver;
import dev.pawl.benchmarks.workload.TaskEvent;
import org.jspecify.annotations.Nullable;

/** The task as a record per state, with a common sealed interface. */
final class TaskRecords extends ObservedWalker<TaskRecords.State, TaskEvent> {

  private final TaskEvent[] events;
  private State state = new Open();

  TaskRecords(TaskEvent[] events, @Nullable StepObserver<State, TaskEvent> observer) {
    super(observer);
    this.events = events;
  }

  @Override
  public int walk(int from, int to) {
    State at = state;
    if (observer == null) {
      for (int i = from; i < to; i++) {
        State next = at.next(events[i]);
        if (next != null) {
          at = next;
        }
      }
    } else {
      for (int i = from; i < to; i++) {
        State next = at.next(events[i]);
        if (next != null) {
          observer.moved(at, events[i], next);
          at = next;
        }
      }
    }
    state = at;
    return at.hashCode();
  }

  @Override
  public String configuration() {
    return Names.of(state);
  }

  /** A state. Each record implements the transitions from its state. */
  sealed interface State {

    /** Returns the state after an event; null if it is illegal. */
    @Nullable State next(TaskEvent event);
  }

  private record Open() implements State {
    @Override
    public @Nullable State next(TaskEvent event) {
      return switch (event) {
        case ASSIGN -> new Assigned();
        case CANCEL -> new Cancelled();
        default -> null;
      };
    }
  }

  private record Assigned() implements State {
    @Override
    public @Nullable State next(TaskEvent event) {
      return switch (event) {
        case BEGIN -> new Working();
        case RELEASE -> new Open();
        case CANCEL -> new Cancelled();
        default -> null;
      };
    }
  }

  private record Working() implements State {
    @Override
    public @Nullable State next(TaskEvent event) {
      return switch (event) {
        case PAUSE -> new Paused();
        case SUBMIT -> new InReview();
        case CANCEL -> new Cancelled();
        default -> null;
      };
    }
  }

  private record Paused() implements State {
    @Override
    public @Nullable State next(TaskEvent event) {
      return switch (event) {
        case BEGIN -> new Working();
        case CANCEL -> new Cancelled();
        default -> null;
      };
    }
  }

  private record InReview() implements State {
    @Override
    public @Nullable State next(TaskEvent event) {
      return switch (event) {
        case ACCEPT -> new Done();
        case REJECT -> new Working();
        default -> null;
      };
    }
  }

  private record Done() implements State {
    @Override
    public @Nullable State next(TaskEvent event) {
      return switch (event) {
        case REOPEN -> new Open();
        default -> null;
      };
    }
  }

  private record Cancelled() implements State {
    @Override
    public @Nullable State next(TaskEvent event) {
      return switch (event) {
        case REOPEN -> new Open();
        default -> null;
      };
    }
  }
}
