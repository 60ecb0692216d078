package dev.pawl.benchmarks.contender.pawl;

import dev.pawl.Snapshot;
import dev.pawl.Step;
import dev.pawl.benchmarks.contender.ObservedWalker;
import dev.pawl.benchmarks.contender.StepObserver;
import dev.pawl.benchmarks.workload.AgentLoop;
import dev.pawl.benchmarks.workload.AgentLoop.Budget;
import dev.pawl.benchmarks.workload.AgentLoopEvent;
import dev.pawl.benchmarks.workload.AgentLoopLogic;
import dev.pawl.benchmarks.workload.AgentLoopTransitions;
import dev.pawl.benchmarks.workload.AgentTurn;
import dev.pawl.benchmarks.workload.AgentTurnEvent;
import dev.pawl.benchmarks.workload.AgentTurnTransitions;
import dev.pawl.benchmarks.workload.Circuit;
import dev.pawl.benchmarks.workload.CircuitEvent;
import dev.pawl.benchmarks.workload.CircuitTransitions;
import dev.pawl.benchmarks.workload.Contender;
import dev.pawl.benchmarks.workload.NestedTurn;
import dev.pawl.benchmarks.workload.NestedTurnEvent;
import dev.pawl.benchmarks.workload.NestedTurnTransitions;
import dev.pawl.benchmarks.workload.Observation;
import dev.pawl.benchmarks.workload.Player;
import dev.pawl.benchmarks.workload.PlayerEvent;
import dev.pawl.benchmarks.workload.PlayerTransitions;
import dev.pawl.benchmarks.workload.Task;
import dev.pawl.benchmarks.workload.TaskEvent;
import dev.pawl.benchmarks.workload.TaskTransitions;
import dev.pawl.benchmarks.workload.Walker;
import dev.pawl.benchmarks.workload.Workload;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/** The static functions that compute the next state. Watchers are called by handwritten code. */
public final class TransitionsNext implements Contender {

  @Override
  public String name() {
    return "Pawl Transitions.next";
  }

  @Override
  public Optional<Walker> walker(Workload workload, Observation observation, Enum<?>[] events) {
    OtherMachines.work();
    if (workload == Workload.REGIONS && observation != Observation.BARE) {
      return Optional.empty();
    }
    return Optional.of(
        switch (workload) {
          case CIRCUIT -> new CircuitNext(events, observation);
          case AGENT_TURN -> new AgentTurnNext(events, observation);
          case TASK -> new TaskNext(events, observation);
          case AGENT_LOOP -> new AgentLoopStep(events, observation);
          case NESTED -> new NestedTurnNext(events, observation);
          case REGIONS -> new PlayerStep(events);
        });
  }

  @Override
  public String note(Workload workload) {
    return switch (workload) {
      case TASK -> "calls permits before next";
      case AGENT_LOOP ->
          "uses Transitions.step, which creates a record with the state, the context and the"
              + " effects";
      case REGIONS -> "uses Transitions.step, which creates a snapshot of the whole instance";
      default -> "";
    };
  }

  private static final class CircuitNext extends ObservedWalker<Circuit, CircuitEvent> {
    private final CircuitEvent[] events;
    private Circuit state = Circuit.CLOSED;

    CircuitNext(Enum<?>[] events, Observation observation) {
      super(StepObserver.of(observation));
      this.events = (CircuitEvent[]) events;
    }

    @Override
    public int walk(int from, int to) {
      Circuit at = state;
      if (observer == null) {
        for (int i = from; i < to; i++) {
          at = CircuitTransitions.next(at, events[i]);
        }
      } else {
        for (int i = from; i < to; i++) {
          Circuit next = CircuitTransitions.next(at, events[i]);
          observer.moved(at, events[i], next);
          at = next;
        }
      }
      state = at;
      return at.ordinal();
    }

    @Override
    public String configuration() {
      return state.name();
    }
  }

  private static final class AgentTurnNext extends ObservedWalker<AgentTurn, AgentTurnEvent> {
    private final AgentTurnEvent[] events;
    private AgentTurn state = AgentTurn.IDLE;

    AgentTurnNext(Enum<?>[] events, Observation observation) {
      super(StepObserver.of(observation));
      this.events = (AgentTurnEvent[]) events;
    }

    @Override
    public int walk(int from, int to) {
      AgentTurn at = state;
      if (observer == null) {
        for (int i = from; i < to; i++) {
          at = AgentTurnTransitions.next(at, events[i]);
        }
      } else {
        for (int i = from; i < to; i++) {
          AgentTurn next = AgentTurnTransitions.next(at, events[i]);
          observer.moved(at, events[i], next);
          at = next;
        }
      }
      state = at;
      return at.ordinal();
    }

    @Override
    public String configuration() {
      return state.name();
    }
  }

  private static final class TaskNext extends ObservedWalker<Task, TaskEvent> {
    private final TaskEvent[] events;
    private Task state = Task.OPEN;

    TaskNext(Enum<?>[] events, Observation observation) {
      super(StepObserver.of(observation));
      this.events = (TaskEvent[]) events;
    }

    @Override
    public int walk(int from, int to) {
      Task at = state;
      if (observer == null) {
        for (int i = from; i < to; i++) {
          if (TaskTransitions.permits(at, events[i])) {
            at = TaskTransitions.next(at, events[i]);
          }
        }
      } else {
        for (int i = from; i < to; i++) {
          if (TaskTransitions.permits(at, events[i])) {
            Task next = TaskTransitions.next(at, events[i]);
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
  }

  private static final class NestedTurnNext extends ObservedWalker<NestedTurn, NestedTurnEvent> {
    private final NestedTurnEvent[] events;
    private NestedTurn state = NestedTurn.IDLE;

    NestedTurnNext(Enum<?>[] events, Observation observation) {
      super(StepObserver.of(observation));
      this.events = (NestedTurnEvent[]) events;
    }

    @Override
    public int walk(int from, int to) {
      NestedTurn at = state;
      if (observer == null) {
        for (int i = from; i < to; i++) {
          at = NestedTurnTransitions.next(at, events[i]);
        }
      } else {
        for (int i = from; i < to; i++) {
          NestedTurn next = NestedTurnTransitions.next(at, events[i]);
          observer.moved(at, events[i], next);
          at = next;
        }
      }
      state = at;
      return at.ordinal();
    }

    @Override
    public String configuration() {
      return state.name();
    }
  }

  private static final class AgentLoopStep extends ObservedWalker<AgentLoop, AgentLoopEvent> {
    private final AgentLoopLogic logic = new LoopLogic();
    private final AgentLoopEvent[] events;
    private AgentLoop state = AgentLoop.IDLE;
    private Budget budget = Budget.NONE;

    AgentLoopStep(Enum<?>[] events, Observation observation) {
      super(StepObserver.of(observation));
      this.events = (AgentLoopEvent[]) events;
    }

    @Override
    public int walk(int from, int to) {
      AgentLoop at = state;
      for (int i = from; i < to; i++) {
        Step<AgentLoop, Budget, Void> step =
            AgentLoopTransitions.step(at, budget, events[i], logic);
        if (observer != null) {
          observer.moved(at, events[i], step.state());
        }
        at = step.state();
        budget = Objects.requireNonNull(step.context());
      }
      state = at;
      return at.ordinal();
    }

    @Override
    public String configuration() {
      return state.name();
    }
  }

  private static final class PlayerStep implements Walker {
    private final PlayerEvent[] events;
    private Snapshot<Player, PlayerEvent, Void> snapshot = PlayerTransitions.begin().state();

    PlayerStep(Enum<?>[] events) {
      this.events = (PlayerEvent[]) events;
    }

    @Override
    public int walk(int from, int to) {
      Snapshot<Player, PlayerEvent, Void> at = snapshot;
      for (int i = from; i < to; i++) {
        at = PlayerTransitions.step(at, events[i]).state();
      }
      snapshot = at;
      return at.leaves().size();
    }

    @Override
    public String configuration() {
      return snapshot.leaves().stream().map(Player::name).collect(Collectors.joining(" "));
    }
  }
}
