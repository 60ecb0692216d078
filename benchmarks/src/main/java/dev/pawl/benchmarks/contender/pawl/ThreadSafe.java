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
import dev.pawl.benchmarks.workload.AgentLoop.Budget;
import dev.pawl.benchmarks.workload.Contender;
import dev.pawl.benchmarks.workload.Observation;
import dev.pawl.benchmarks.workload.Walker;
import dev.pawl.benchmarks.workload.Workload;
import java.util.Optional;

/** Thread-safe instances at which events are fired. */
public final class ThreadSafe implements Contender {

  @Override
  public String name() {
    return "Pawl threadSafe";
  }

  @Override
  public Optional<Walker> walker(Workload workload, Observation observation, Enum<?>[] events) {
    OtherMachines.work();
    return Optional.of(
        switch (workload) {
          case CIRCUIT -> new CircuitSafe(events, observation);
          case AGENT_TURN -> new AgentTurnSafe(events, observation);
          case TASK -> new TaskSafe(events, observation);
          case AGENT_LOOP -> new AgentLoopSafe(events, observation);
          case NESTED -> new NestedTurnSafe(events, observation);
          case REGIONS -> new PlayerSafe(events, observation);
        });
  }

  @Override
  public String note(Workload workload) {
    return "every step is atomic for any number of threads";
  }

  private static final class CircuitSafe
      extends MachineWalker<SharedCircuit, SharedCircuitEvent, SharedCircuitMachine> {
    private final SharedCircuitEvent[] events;

    CircuitSafe(Enum<?>[] events, Observation observation) {
      super(SharedCircuitMachine.builder(), observation);
      this.events = EventConverter.to(SharedCircuitEvent.class, events);
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
      extends MachineWalker<SharedTurn, SharedTurnEvent, SharedTurnMachine> {
    private final SharedTurnEvent[] events;

    AgentTurnSafe(Enum<?>[] events, Observation observation) {
      super(SharedTurnMachine.builder(), observation);
      this.events = EventConverter.to(SharedTurnEvent.class, events);
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
      extends MachineWalker<SharedTask, SharedTaskEvent, SharedTaskMachine> {
    private final SharedTaskEvent[] events;

    TaskSafe(Enum<?>[] events, Observation observation) {
      super(SharedTaskMachine.builder(), observation);
      this.events = EventConverter.to(SharedTaskEvent.class, events);
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
      extends MachineWalker<SharedLoop, SharedLoopEvent, SharedLoopMachine> {
    private final SharedLoopEvent[] events;

    AgentLoopSafe(Enum<?>[] events, Observation observation) {
      super(SharedLoopMachine.builder().context(Budget.NONE).logic(new SharedLogic()), observation);
      this.events = EventConverter.to(SharedLoopEvent.class, events);
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
      extends MachineWalker<SharedNested, SharedNestedEvent, SharedNestedMachine> {
    private final SharedNestedEvent[] events;

    NestedTurnSafe(Enum<?>[] events, Observation observation) {
      super(SharedNestedMachine.builder(), observation);
      this.events = EventConverter.to(SharedNestedEvent.class, events);
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
      extends MachineWalker<SharedPlayer, SharedPlayerEvent, SharedPlayerMachine> {
    private final SharedPlayerEvent[] events;

    PlayerSafe(Enum<?>[] events, Observation observation) {
      super(SharedPlayerMachine.builder(), observation);
      this.events = EventConverter.to(SharedPlayerEvent.class, events);
    }

    @Override
    public int walk(int from, int to) {
      SharedPlayer state = SharedPlayer.STOPPED;
      for (int i = from; i < to; i++) {
        state = machine.fire(events[i]);
      }
      return state.ordinal();
    }
  }
}
