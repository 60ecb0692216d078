package dev.pawl.benchmarks.contender.pawl;

import dev.pawl.benchmarks.contender.pawl.machine.SharedCircuit;
import dev.pawl.benchmarks.contender.pawl.machine.SharedCircuitEvent;
import dev.pawl.benchmarks.contender.pawl.machine.SharedCircuitMachine;
import dev.pawl.benchmarks.contender.pawl.machine.SharedLoop;
import dev.pawl.benchmarks.contender.pawl.machine.SharedLoopEvent;
import dev.pawl.benchmarks.contender.pawl.machine.SharedLoopMachine;
import dev.pawl.benchmarks.contender.pawl.machine.SharedNested;
import dev.pawl.benchmarks.contender.pawl.machine.SharedNestedEvent;
import dev.pawl.benchmarks.contender.pawl.machine.SharedNestedMachine;
import dev.pawl.benchmarks.contender.pawl.machine.SharedPlayer;
import dev.pawl.benchmarks.contender.pawl.machine.SharedPlayerEvent;
import dev.pawl.benchmarks.contender.pawl.machine.SharedPlayerMachine;
import dev.pawl.benchmarks.contender.pawl.machine.SharedTask;
import dev.pawl.benchmarks.contender.pawl.machine.SharedTaskEvent;
import dev.pawl.benchmarks.contender.pawl.machine.SharedTaskMachine;
import dev.pawl.benchmarks.contender.pawl.machine.SharedTurn;
import dev.pawl.benchmarks.contender.pawl.machine.SharedTurnEvent;
import dev.pawl.benchmarks.contender.pawl.machine.SharedTurnMachine;
import dev.pawl.benchmarks.course.AgentLoop.Budget;
import dev.pawl.benchmarks.course.Contender;
import dev.pawl.benchmarks.course.Course;
import dev.pawl.benchmarks.course.Walker;
import dev.pawl.benchmarks.course.Watch;
import java.util.Optional;

/** Thread-safe instances at which events are fired. */
public final class ThreadSafe implements Contender {

  @Override
  public String name() {
    return "Pawl threadSafe";
  }

  @Override
  public Optional<Walker> walker(Course course, Watch watch, Enum<?>[] events) {
    Neighbours.work();
    return Optional.of(
        switch (course) {
          case CIRCUIT -> new CircuitSafe(events, watch);
          case AGENT_TURN -> new AgentTurnSafe(events, watch);
          case TASK -> new TaskSafe(events, watch);
          case AGENT_LOOP -> new AgentLoopSafe(events, watch);
          case NESTED -> new NestedTurnSafe(events, watch);
          case REGIONS -> new PlayerSafe(events, watch);
        });
  }

  @Override
  public String note(Course course) {
    return "every step is atomic for any number of threads";
  }

  private static final class CircuitSafe
      extends Fired<SharedCircuit, SharedCircuitEvent, SharedCircuitMachine> {
    private final SharedCircuitEvent[] events;

    CircuitSafe(Enum<?>[] events, Watch watch) {
      super(SharedCircuitMachine.builder(), watch);
      this.events = Renamed.to(SharedCircuitEvent.class, events);
    }

    @Override
    public int walk(int from, int to) {
      for (int i = from; i < to; i++) {
        machine.fire(events[i]);
      }
      return machine.state().ordinal();
    }
  }

  private static final class AgentTurnSafe
      extends Fired<SharedTurn, SharedTurnEvent, SharedTurnMachine> {
    private final SharedTurnEvent[] events;

    AgentTurnSafe(Enum<?>[] events, Watch watch) {
      super(SharedTurnMachine.builder(), watch);
      this.events = Renamed.to(SharedTurnEvent.class, events);
    }

    @Override
    public int walk(int from, int to) {
      for (int i = from; i < to; i++) {
        machine.fire(events[i]);
      }
      return machine.state().ordinal();
    }
  }

  private static final class TaskSafe
      extends Fired<SharedTask, SharedTaskEvent, SharedTaskMachine> {
    private final SharedTaskEvent[] events;

    TaskSafe(Enum<?>[] events, Watch watch) {
      super(SharedTaskMachine.builder(), watch);
      this.events = Renamed.to(SharedTaskEvent.class, events);
    }

    @Override
    public int walk(int from, int to) {
      for (int i = from; i < to; i++) {
        machine.tryFire(events[i]);
      }
      return machine.state().ordinal();
    }
  }

  private static final class AgentLoopSafe
      extends Fired<SharedLoop, SharedLoopEvent, SharedLoopMachine> {
    private final SharedLoopEvent[] events;

    AgentLoopSafe(Enum<?>[] events, Watch watch) {
      super(SharedLoopMachine.builder().context(Budget.NONE).logic(new SharedLogic()), watch);
      this.events = Renamed.to(SharedLoopEvent.class, events);
    }

    @Override
    public int walk(int from, int to) {
      for (int i = from; i < to; i++) {
        machine.fire(events[i]);
      }
      return machine.state().ordinal();
    }
  }

  private static final class NestedTurnSafe
      extends Fired<SharedNested, SharedNestedEvent, SharedNestedMachine> {
    private final SharedNestedEvent[] events;

    NestedTurnSafe(Enum<?>[] events, Watch watch) {
      super(SharedNestedMachine.builder(), watch);
      this.events = Renamed.to(SharedNestedEvent.class, events);
    }

    @Override
    public int walk(int from, int to) {
      for (int i = from; i < to; i++) {
        machine.fire(events[i]);
      }
      return machine.state().ordinal();
    }
  }

  private static final class PlayerSafe
      extends Fired<SharedPlayer, SharedPlayerEvent, SharedPlayerMachine> {
    private final SharedPlayerEvent[] events;

    PlayerSafe(Enum<?>[] events, Watch watch) {
      super(SharedPlayerMachine.builder(), watch);
      this.events = Renamed.to(SharedPlayerEvent.class, events);
    }

    @Override
    public int walk(int from, int to) {
      SharedPlayer state = null;
      for (int i = from; i < to; i++) {
        state = machine.fire(events[i]);
      }
      return state.ordinal();
    }
  }
}
