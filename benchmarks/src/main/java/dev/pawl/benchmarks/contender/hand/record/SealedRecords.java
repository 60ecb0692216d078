package dev.pawl.benchmarks.contender.hand.record;

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
 * Handwritten machines with sealed records. Each step creates a record, as is usual in this style.
 */
public final class SealedRecords implements Contender {

  @Override
  public String name() {
    return "sealed records by hand";
  }

  @Override
  public Optional<Walker> walker(Workload workload, Observation observation, Enum<?>[] events) {
    return Optional.of(
        switch (workload) {
          case CIRCUIT -> new CircuitRecords((CircuitEvent[]) events, StepObserver.of(observation));
          case AGENT_TURN ->
              new AgentTurnRecords((AgentTurnEvent[]) events, StepObserver.of(observation));
          case TASK -> new TaskRecords((TaskEvent[]) events, StepObserver.of(observation));
          case AGENT_LOOP ->
              new AgentLoopRecords((AgentLoopEvent[]) events, StepObserver.of(observation));
          case NESTED ->
              new NestedTurnRecords((NestedTurnEvent[]) events, StepObserver.of(observation));
          case REGIONS -> new PlayerRecords((PlayerEvent[]) events, StepObserver.of(observation));
        });
  }
}
