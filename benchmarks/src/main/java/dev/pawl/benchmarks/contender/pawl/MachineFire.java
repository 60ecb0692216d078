package dev.pawl.benchmarks.contender.pawl;

import dev.pawl.benchmarks.course.AgentLoop;
import dev.pawl.benchmarks.course.AgentLoop.Budget;
import dev.pawl.benchmarks.course.AgentLoopEvent;
import dev.pawl.benchmarks.course.AgentLoopMachine;
import dev.pawl.benchmarks.course.AgentTurn;
import dev.pawl.benchmarks.course.AgentTurnEvent;
import dev.pawl.benchmarks.course.AgentTurnMachine;
import dev.pawl.benchmarks.course.Circuit;
import dev.pawl.benchmarks.course.CircuitEvent;
import dev.pawl.benchmarks.course.CircuitMachine;
import dev.pawl.benchmarks.course.Contender;
import dev.pawl.benchmarks.course.Course;
import dev.pawl.benchmarks.course.NestedTurn;
import dev.pawl.benchmarks.course.NestedTurnEvent;
import dev.pawl.benchmarks.course.NestedTurnMachine;
import dev.pawl.benchmarks.course.Player;
import dev.pawl.benchmarks.course.PlayerEvent;
import dev.pawl.benchmarks.course.PlayerMachine;
import dev.pawl.benchmarks.course.Task;
import dev.pawl.benchmarks.course.TaskEvent;
import dev.pawl.benchmarks.course.TaskMachine;
import dev.pawl.benchmarks.course.Walker;
import dev.pawl.benchmarks.course.Watch;
import java.util.Optional;

/** Instances at which events are fired, with {@code tryFire} on courses with illegal events. */
public final class MachineFire implements Contender {

  @Override
  public String name() {
    return "Pawl Machine.fire";
  }

  @Override
  public Optional<Walker> walker(Course course, Watch watch, Enum<?>[] events) {
    Neighbours.work();
    return Optional.of(
        switch (course) {
          case CIRCUIT -> new CircuitFire(events, watch);
          case AGENT_TURN -> new AgentTurnFire(events, watch);
          case TASK -> new TaskFire(events, watch);
          case AGENT_LOOP -> new AgentLoopFire(events, watch);
          case NESTED -> new NestedTurnFire(events, watch);
          case REGIONS -> new PlayerFire(events, watch);
        });
  }

  @Override
  public String note(Course course) {
    return course == Course.TASK ? "tryFire, whose refusals are ready to explain themselves" : "";
  }

  private static final class CircuitFire extends Fired<Circuit, CircuitEvent, CircuitMachine> {
    private final CircuitEvent[] events;

    CircuitFire(Enum<?>[] events, Watch watch) {
      super(CircuitMachine.builder(), watch);
      this.events = (CircuitEvent[]) events;
    }

    @Override
    public int walk(int from, int to) {
      for (int i = from; i < to; i++) {
        machine.fire(events[i]);
      }
      return machine.state().ordinal();
    }
  }

  private static final class AgentTurnFire
      extends Fired<AgentTurn, AgentTurnEvent, AgentTurnMachine> {
    private final AgentTurnEvent[] events;

    AgentTurnFire(Enum<?>[] events, Watch watch) {
      super(AgentTurnMachine.builder(), watch);
      this.events = (AgentTurnEvent[]) events;
    }

    @Override
    public int walk(int from, int to) {
      for (int i = from; i < to; i++) {
        machine.fire(events[i]);
      }
      return machine.state().ordinal();
    }
  }

  private static final class TaskFire extends Fired<Task, TaskEvent, TaskMachine> {
    private final TaskEvent[] events;

    TaskFire(Enum<?>[] events, Watch watch) {
      super(TaskMachine.builder(), watch);
      this.events = (TaskEvent[]) events;
    }

    @Override
    public int walk(int from, int to) {
      for (int i = from; i < to; i++) {
        machine.tryFire(events[i]);
      }
      return machine.state().ordinal();
    }
  }

  private static final class AgentLoopFire
      extends Fired<AgentLoop, AgentLoopEvent, AgentLoopMachine> {
    private final AgentLoopEvent[] events;

    AgentLoopFire(Enum<?>[] events, Watch watch) {
      super(AgentLoopMachine.builder().context(Budget.NONE).logic(new LoopLogic()), watch);
      this.events = (AgentLoopEvent[]) events;
    }

    @Override
    public int walk(int from, int to) {
      for (int i = from; i < to; i++) {
        machine.fire(events[i]);
      }
      return machine.state().ordinal();
    }
  }

  private static final class NestedTurnFire
      extends Fired<NestedTurn, NestedTurnEvent, NestedTurnMachine> {
    private final NestedTurnEvent[] events;

    NestedTurnFire(Enum<?>[] events, Watch watch) {
      super(NestedTurnMachine.builder(), watch);
      this.events = (NestedTurnEvent[]) events;
    }

    @Override
    public int walk(int from, int to) {
      for (int i = from; i < to; i++) {
        machine.fire(events[i]);
      }
      return machine.state().ordinal();
    }
  }

  private static final class PlayerFire extends Fired<Player, PlayerEvent, PlayerMachine> {
    private final PlayerEvent[] events;

    PlayerFire(Enum<?>[] events, Watch watch) {
      super(PlayerMachine.builder(), watch);
      this.events = (PlayerEvent[]) events;
    }

    @Override
    public int walk(int from, int to) {
      Player state = null;
      for (int i = from; i < to; i++) {
        state = machine.fire(events[i]);
      }
      return state.ordinal();
    }
  }
}
