package dev.pawl.benchmarks.contender.hand.record;

import dev.pawl.benchmarks.contender.ObservedWalker;
import dev.pawl.benchmarks.contender.StepObserver;
import dev.pawl.benchmarks.workload.AgentTurnEvent;
import org.jspecify.annotations.Nullable;

/** The agent turn as a record per state, with a common sealed interface. */
final class AgentTurnRecords extends ObservedWalker<AgentTurnRecords.State, AgentTurnEvent> {

  private final AgentTurnEvent[] events;
  private State state = new Idle();

  AgentTurnRecords(
      AgentTurnEvent[] events, @Nullable StepObserver<State, AgentTurnEvent> observer) {
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
    State next(AgentTurnEvent event);
  }

  private record Idle() implements State {
    @Override
    public State next(AgentTurnEvent event) {
      return switch (event) {
        case TASK_CLAIMED -> new Claiming();
        default -> throw illegal(this, event);
      };
    }
  }

  private record Claiming() implements State {
    @Override
    public State next(AgentTurnEvent event) {
      return switch (event) {
        case AGENT_SPAWNED -> new Spawning();
        case TASK_FAILED -> new Failed();
        default -> throw illegal(this, event);
      };
    }
  }

  private record Spawning() implements State {
    @Override
    public State next(AgentTurnEvent event) {
      return switch (event) {
        case AGENT_SPAWNED -> new Running();
        case TASK_FAILED -> new Failed();
        default -> throw illegal(this, event);
      };
    }
  }

  private record Running() implements State {
    @Override
    public State next(AgentTurnEvent event) {
      return switch (event) {
        case TOOL_STARTED -> new ToolUse();
        case COMPACT_NEEDED -> new Compacting();
        case VERIFY_REQUESTED -> new Verifying();
        case TASK_FAILED -> new Failed();
        default -> throw illegal(this, event);
      };
    }
  }

  private record ToolUse() implements State {
    @Override
    public State next(AgentTurnEvent event) {
      return switch (event) {
        case TOOL_COMPLETED -> new Running();
        case TASK_FAILED -> new Failed();
        default -> throw illegal(this, event);
      };
    }
  }

  private record Compacting() implements State {
    @Override
    public State next(AgentTurnEvent event) {
      return switch (event) {
        case VERIFY_REQUESTED -> new Running();
        case TASK_FAILED -> new Failed();
        default -> throw illegal(this, event);
      };
    }
  }

  private record Verifying() implements State {
    @Override
    public State next(AgentTurnEvent event) {
      return switch (event) {
        case TASK_COMPLETED -> new Completing();
        case COMPACT_NEEDED -> new Running();
        case TASK_FAILED -> new Failed();
        default -> throw illegal(this, event);
      };
    }
  }

  private record Completing() implements State {
    @Override
    public State next(AgentTurnEvent event) {
      return switch (event) {
        case AGENT_REAPED -> new Reaped();
        default -> throw illegal(this, event);
      };
    }
  }

  private record Failed() implements State {
    @Override
    public State next(AgentTurnEvent event) {
      return switch (event) {
        case AGENT_REAPED -> new Reaped();
        default -> throw illegal(this, event);
      };
    }
  }

  private record Reaped() implements State {
    @Override
    public State next(AgentTurnEvent event) {
      return switch (event) {
        case TASK_CLAIMED -> new Claiming();
        default -> throw illegal(this, event);
      };
    }
  }
}
