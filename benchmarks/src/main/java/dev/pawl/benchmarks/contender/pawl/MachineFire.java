package dev.pawl.benchmarks.contender.pawl;

import dev.pawl.benchmarks.workload.AgentLoop;
import dev.pawl.benchmarks.workload.AgentLoop.Budget;
import dev.pawl.benchmarks.workload.AgentLoopEvent;
import dev.pawl.benchmarks.workload.AgentLoopMachine;
import dev.pawl.benchmarks.workload.AgentTurn;
import dev.pawl.benchmarks.workload.AgentTurnEvent;
import dev.pawl.benchmarks.workload.AgentTurnMachine;
import dev.pawl.benchmarks.workload.Circuit;
import dev.pawl.benchmarks.workload.CircuitEvent;
import dev.pawl.benchmarks.workload.CircuitMachine;
import dev.pawl.benchmarks.workload.Contender;
import dev.pawl.benchmarks.workload.NestedTurn;
import dev.pawl.benchmarks.workload.NestedTurnEvent;
import dev.pawl.benchmarks.workload.NestedTurnMachine;
import dev.pawl.benchmarks.workload.Observation;
import dev.pawl.benchmarks.workload.Player;
import dev.pawl.benchmarks.workload.PlayerEvent;
import dev.pawl.benchmarks.workload.PlayerMachine;
import dev.pawl.benchmarks.workload.Task;
import dev.pawl.benchmarks.workload.TaskEvent;
import dev.pawl.benchmarks.workload.TaskMachine;
import dev.pawl.benchmarks.workload.Walker;
import dev.pawl.benchmarks.workload.Workload;
import java.util.Optional;

/** Instances at which events are fired, with {@code tryFire} on workloads with illegal events. */
public final class MachineFire implements Contender {

  @Override
  public String name() {
    return "Pawl Machine.fire";
  }

  @Override
  public Optional<Walker> walker(Workload workload, Observation observation, Enum<?>[] events) {
    OtherMachines.work();
    return Optional.of(
        switch (workload) {
          case CIRCUIT -> new CircuitFire(events, observation);
          case AGENT_TURN -> new AgentTurnFire(events, observation);
          case TASK -> new TaskFire(events, observation);
          case AGENT_LOOP -> new AgentLoopFire(events, observation);
          case NESTED -> new NestedTurnFire(events, observation);
          case REGIONS -> new PlayerFire(events, observation);
        });
  }

  @Override
  public String note(Workload workload) {
    return workload == Workload.TASK ? "uses tryFire, whose refusals can explain themselves" : "";
  }

  private static final class CircuitFire
      extends MachineWalker<Circuit, CircuitEvent, CircuitMachine> {
    private final CircuitEvent[] events;

    CircuitFire(Enum<?>[] events, Observation observation) {
      super(CircuitMachine.builder(), observation);
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
      extends MachineWalker<AgentTurn, AgentTurnEvent, AgentTurnMachine> {
    private final AgentTurnEvent[] events;

    AgentTurnFire(Enum<?>[] events, Observation observation) {
      super(AgentTurnMachine.builder(), observation);
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

  private static final class TaskFire extends MachineWalker<Task, TaskEvent, TaskMachine> {
    private final TaskEvent[] events;

    TaskFire(Enum<?>[] events, Observation observation) {
      super(TaskMachine.builder(), observation);
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
      extends MachineWalker<AgentLoop, AgentLoopEvent, AgentLoopMachine> {
    private final AgentLoopEvent[] events;

    AgentLoopFire(Enum<?>[] events, Observation observation) {
      super(AgentLoopMachine.builder().context(Budget.NONE).logic(new LoopLogic()), observation);
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
      extends MachineWalker<NestedTurn, NestedTurnEvent, NestedTurnMachine> {
    private final NestedTurnEvent[] events;

    NestedTurnFire(Enum<?>[] events, Observation observation) {
      super(NestedTurnMachine.builder(), observation);
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

  private static final class PlayerFire extends MachineWalker<Player, PlayerEvent, PlayerMachine> {
    private final PlayerEvent[] events;

    PlayerFire(Enum<?>[] events, Observation observation) {
      super(PlayerMachine.builder(), observation);
      this.events = (PlayerEvent[]) events;
    }

    @Override
    public int walk(int from, int to) {
      Player state = Player.STOPPED;
      for (int i = from; i < to; i++) {
        state = machine.fire(events[i]);
      }
      return state.ordinal();
    }
  }
}
