package dev.pawl.benchmarks.contender.hand.switched;

import dev.pawl.benchmarks.contender.StepObserver;
import dev.pawl.benchmarks.workload.AgentLoopEvent;
import dev.pawl.benchmarks.workload.AgentTurnEvent;
import dev.pawl.benchmarks.workload.CircuitEvent;
import dev.pawl.benchmarks.workload.Contender;
import dev.pawl.benchmarks.workload.NestedTurnEvent;
import dev.pawl.benchmarks.workload.Observation;
import dev.pawl.benchmarks.workload.PlayerEvent;
import dev.pawl.benchmarks.workload.TaskEvent;
import dev.pawl.benchmarks.workload.Walker;
import dev.pawl.benchmarks.workload.Workload;
import java.util.Optional;

/**
 * Handwritten machines with a switch over the state that contains switches over the event. Most
 * people write machines like this, so other contenders are compared with it.
 */
public final class EnumSwitch implements Contender {

  @Override
  public String name() {
    return "enum switch by hand";
  }

  @Override
  public Optional<Walker> walker(Workload workload, Observation observation, Enum<?>[] events) {
    return Optional.of(
        switch (workload) {
          case CIRCUIT -> new CircuitSwitch((CircuitEvent[]) events, StepObserver.of(observation));
          case AGENT_TURN ->
              new AgentTurnSwitch((AgentTurnEvent[]) events, StepObserver.of(observation));
          case TASK -> new TaskSwitch((TaskEvent[]) events, StepObserver.of(observation));
          case AGENT_LOOP ->
              new AgentLoopSwitch((AgentLoopEvent[]) events, StepObserver.of(observation));
          case NESTED ->
              new NestedTurnSwitch((NestedTurnEvent[]) events, StepObserver.of(observation));
          case REGIONS -> new PlayerSwitch((PlayerEvent[]) events, StepObserver.of(observation));
        });
  }
}
