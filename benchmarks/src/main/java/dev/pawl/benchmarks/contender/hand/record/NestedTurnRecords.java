package dev.pawl.benchmarks.contender.hand.record;

import dev.pawl.benchmarks.contender.ObservedWalker;
import dev.pawl.benchmarks.contender.StepObserver;
import dev.pawl.benchmarks.workload.NestedTurnEvent;
import org.jspecify.annotations.Nullable;

/** The nested turn as a record per state, with a common sealed interface. */
final class NestedTurnRecords extends ObservedWalker<NestedTurnRecords.State, NestedTurnEvent> {

  private final NestedTurnEvent[] events;
  private State state = new Idle();

  NestedTurnRecords(
      NestedTurnEvent[] events, @Nullable StepObserver<State, NestedTurnEvent> observer) {
    super(observer);
    this.events = events;
  }

  @Override
  public int walk(int from, int to) {
    State at = state;
    if (observer == null) {
      for (int i = from; i < to; i++) {
        at = at.next(events[i]);
      }
    } else {
      for (int i = from; i < to; i++) {
        State next = at.next(events[i]);
        observer.moved(at, events[i], next);
        at = next;
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

    /** Returns the state after an event. */
    State next(NestedTurnEvent event);
  }

  /** A state in which the task may fail. */
  sealed interface Active extends State {

    @Override
    default State next(NestedTurnEvent event) {
      if (event == NestedTurnEvent.TASK_FAILED) {
        return new Failed();
      }
      throw illegal(this, event);
    }
  }

  private record Idle() implements State {
    @Override
    public State next(NestedTurnEvent event) {
      return switch (event) {
        case TASK_CLAIMED -> new Claiming();
        default -> throw illegal(this, event);
      };
    }
  }

  private record Claiming() implements Active {
    @Override
    public State next(NestedTurnEvent event) {
      return switch (event) {
        case AGENT_SPAWNED -> new Spawning();
        default -> Active.super.next(event);
      };
    }
  }

  private record Spawning() implements Active {
    @Override
    public State next(NestedTurnEvent event) {
      return switch (event) {
        case AGENT_SPAWNED -> new Running();
        default -> Active.super.next(event);
      };
    }
  }

  private record Running() implements Active {
    @Override
    public State next(NestedTurnEvent event) {
      return switch (event) {
        case TOOL_STARTED -> new ToolUse();
        case COMPACT_NEEDED -> new Compacting();
        case VERIFY_REQUESTED -> new Verifying();
        default -> Active.super.next(event);
      };
    }
  }

  private record ToolUse() implements Active {
    @Override
    public State next(NestedTurnEvent event) {
      return switch (event) {
        case TOOL_COMPLETED -> new Running();
        default -> Active.super.next(event);
      };
    }
  }

  private record Compacting() implements Active {
    @Override
    public State next(NestedTurnEvent event) {
      return switch (event) {
        case VERIFY_REQUESTED -> new Running();
        default -> Active.super.next(event);
      };
    }
  }

  private record Verifying() implements Active {
    @Override
    public State next(NestedTurnEvent event) {
      return switch (event) {
        case TASK_COMPLETED -> new Completing();
        case COMPACT_NEEDED -> new Running();
        default -> Active.super.next(event);
      };
    }
  }

  private record Completing() implements State {
    @Override
    public State next(NestedTurnEvent event) {
      return switch (event) {
        case AGENT_REAPED -> new Reaped();
        default -> throw illegal(this, event);
      };
    }
  }

  private record Failed() implements State {
    @Override
    public State next(NestedTurnEvent event) {
      return switch (event) {
        case AGENT_REAPED -> new Reaped();
        default -> throw illegal(this, event);
      };
    }
  }

  private record Reaped() implements State {
    @Override
    public State next(NestedTurnEvent event) {
      return switch (event) {
        case TASK_CLAIMED -> new Claiming();
        default -> throw illegal(this, event);
      };
    }
  }
}
