package dev.pawl.benchmarks.contender.hand.table;

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

/** Handwritten machines with arrays that are indexed by ordinals, a style optimized for speed. */
public final class FlatTable implements Contender {

  @Override
  public String name() {
    return "flat table by hand";
  }

  @Override
  public Optional<Walker> walker(Workload workload, Observation observation, Enum<?>[] events) {
    return Optional.of(
        switch (workload) {
          case CIRCUIT -> new CircuitTable((CircuitEvent[]) events, StepObserver.of(observation));
          case AGENT_TURN ->
              new AgentTurnTable((AgentTurnEvent[]) events, StepObserver.of(observation));
          case TASK -> new TaskTable((TaskEvent[]) events, StepObserver.of(observation));
          case AGENT_LOOP ->
              new AgentLoopTable((AgentLoopEvent[]) events, StepObserver.of(observation));
          case NESTED ->
              new NestedTurnTable((NestedTurnEvent[]) events, StepObserver.of(observation));
          case REGIONS -> new PlayerTable((PlayerEvent[]) events, StepObserver.of(observation));
        });
  }
}
