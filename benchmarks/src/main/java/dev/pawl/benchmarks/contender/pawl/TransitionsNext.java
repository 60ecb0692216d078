package dev.pawl.benchmarks.contender.pawl;

import dev.pawl.Snapshot;
import dev.pawl.Step;
import dev.pawl.benchmarks.contender.Watched;
import dev.pawl.benchmarks.contender.Watcher;
import dev.pawl.benchmarks.course.AgentLoop;
import dev.pawl.benchmarks.course.AgentLoop.Budget;
import dev.pawl.benchmarks.course.AgentLoopEvent;
import dev.pawl.benchmarks.course.AgentLoopLogic;
import dev.pawl.benchmarks.course.AgentLoopTransitions;
import dev.pawl.benchmarks.course.AgentTurn;
import dev.pawl.benchmarks.course.AgentTurnEvent;
import dev.pawl.benchmarks.course.AgentTurnTransitions;
import dev.pawl.benchmarks.course.Circuit;
import dev.pawl.benchmarks.course.CircuitEvent;
import dev.pawl.benchmarks.course.CircuitTransitions;
import dev.pawl.benchmarks.course.Contender;
import dev.pawl.benchmarks.course.Course;
import dev.pawl.benchmarks.course.NestedTurn;
import dev.pawl.benchmarks.course.NestedTurnEvent;
import dev.pawl.benchmarks.course.NestedTurnTransitions;
import dev.pawl.benchmarks.course.Player;
import dev.pawl.benchmarks.course.PlayerEvent;
import dev.pawl.benchmarks.course.PlayerTransitions;
import dev.pawl.benchmarks.course.Task;
import dev.pawl.benchmarks.course.TaskEvent;
import dev.pawl.benchmarks.course.TaskTransitions;
import dev.pawl.benchmarks.course.Walker;
import dev.pawl.benchmarks.course.Watch;
import java.util.Optional;
import java.util.stream.Collectors;

/** The static functions that compute the next state. Watchers are called by handwritten code. */
public final class TransitionsNext implements Contender {

  @Override
  public String name() {
    return "Pawl Transitions.next";
  }

  @Override
  public Optional<Walker> walker(Course course, Watch watch, Enum<?>[] events) {
    Neighbours.work();
    if (course == Course.REGIONS && watch != Watch.BARE) {
      return Optional.empty();
    }
    return Optional.of(
        switch (course) {
          case CIRCUIT -> new CircuitNext(events, watch);
          case AGENT_TURN -> new AgentTurnNext(events, watch);
          case TASK -> new TaskNext(events, watch);
          case AGENT_LOOP -> new AgentLoopStep(events, watch);
          case NESTED -> new NestedTurnNext(events, watch);
          case REGIONS -> new PlayerStep(events);
        });
  }

  @Override
  public String note(Course course) {
    return switch (course) {
      case TASK -> "asks permits before next";
      case AGENT_LOOP ->
          "Transitions.step: makes a record of the state, the context and what is to do";
      case REGIONS -> "Transitions.step: makes a snapshot of the whole instance at each step";
      default -> "";
    };
  }

  private static final class CircuitNext extends Watched<Circuit, CircuitEvent> {
    private final CircuitEvent[] events;
    private Circuit state = Circuit.CLOSED;

    CircuitNext(Enum<?>[] events, Watch watch) {
      super(Watcher.of(watch));
      this.events = (CircuitEvent[]) events;
    }

    @Override
    public int walk(int from, int to) {
      Circuit at = state;
      if (watcher == null) {
        for (int i = from; i < to; i++) {
          at = CircuitTransitions.next(at, events[i]);
        }
      } else {
        for (int i = from; i < to; i++) {
          Circuit next = CircuitTransitions.next(at, events[i]);
          watcher.moved(at, events[i], next);
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

  private static final class AgentTurnNext extends Watched<AgentTurn, AgentTurnEvent> {
    private final AgentTurnEvent[] events;
    private AgentTurn state = AgentTurn.IDLE;

    AgentTurnNext(Enum<?>[] events, Watch watch) {
      super(Watcher.of(watch));
      this.events = (AgentTurnEvent[]) events;
    }

    @Override
    public int walk(int from, int to) {
      AgentTurn at = state;
      if (watcher == null) {
        for (int i = from; i < to; i++) {
          at = AgentTurnTransitions.next(at, events[i]);
        }
      } else {
        for (int i = from; i < to; i++) {
          AgentTurn next = AgentTurnTransitions.next(at, events[i]);
          watcher.moved(at, events[i], next);
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

  private static final class TaskNext extends Watched<Task, TaskEvent> {
    private final TaskEvent[] events;
    private Task state = Task.OPEN;

    TaskNext(Enum<?>[] events, Watch watch) {
      super(Watcher.of(watch));
      this.events = (TaskEvent[]) events;
    }

    @Override
    public int walk(int from, int to) {
      Task at = state;
      if (watcher == null) {
        for (int i = from; i < to; i++) {
          if (TaskTransitions.permits(at, events[i])) {
            at = TaskTransitions.next(at, events[i]);
          }
        }
      } else {
        for (int i = from; i < to; i++) {
          if (TaskTransitions.permits(at, events[i])) {
            Task next = TaskTransitions.next(at, events[i]);
            watcher.moved(at, events[i], next);
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

  private static final class NestedTurnNext extends Watched<NestedTurn, NestedTurnEvent> {
    private final NestedTurnEvent[] events;
    private NestedTurn state = NestedTurn.IDLE;

    NestedTurnNext(Enum<?>[] events, Watch watch) {
      super(Watcher.of(watch));
      this.events = (NestedTurnEvent[]) events;
    }

    @Override
    public int walk(int from, int to) {
      NestedTurn at = state;
      if (watcher == null) {
        for (int i = from; i < to; i++) {
          at = NestedTurnTransitions.next(at, events[i]);
        }
      } else {
        for (int i = from; i < to; i++) {
          NestedTurn next = NestedTurnTransitions.next(at, events[i]);
          watcher.moved(at, events[i], next);
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

  private static final class AgentLoopStep extends Watched<AgentLoop, AgentLoopEvent> {
    private final AgentLoopLogic logic = new LoopLogic();
    private final AgentLoopEvent[] events;
    private AgentLoop state = AgentLoop.IDLE;
    private Budget budget = Budget.NONE;

    AgentLoopStep(Enum<?>[] events, Watch watch) {
      super(Watcher.of(watch));
      this.events = (AgentLoopEvent[]) events;
    }

    @Override
    public int walk(int from, int to) {
      AgentLoop at = state;
      for (int i = from; i < to; i++) {
        Step<AgentLoop, Budget, Void> step =
            AgentLoopTransitions.step(at, budget, events[i], logic);
        if (watcher != null) {
          watcher.moved(at, events[i], step.state());
        }
        at = step.state();
        budget = step.context();
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
