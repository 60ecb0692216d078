package dev.pawl.benchmarks.contender.pawl.phase;

import dev.pawl.benchmarks.contender.pawl.OtherMachines;
import dev.pawl.benchmarks.workload.AgentTurnEvent;
import dev.pawl.benchmarks.workload.CircuitEvent;
import dev.pawl.benchmarks.workload.Contender;
import dev.pawl.benchmarks.workload.NestedTurnEvent;
import dev.pawl.benchmarks.workload.Observation;
import dev.pawl.benchmarks.workload.TaskEvent;
import dev.pawl.benchmarks.workload.Walker;
import dev.pawl.benchmarks.workload.Workload;
import java.util.Optional;

/**
 * Typed phases in a loop over events. Shows the cost if the event is a value. Phases are meant for
 * code that knows the next event.
 */
public final class PhaseLoop implements Contender {

  @Override
  public String name() {
    return "Pawl Phase";
  }

  @Override
  public Optional<Walker> walker(Workload workload, Observation observation, Enum<?>[] events) {
    OtherMachines.work();
    if (observation != Observation.BARE) {
      return Optional.empty();
    }
    return Optional.ofNullable(
        switch (workload) {
          case CIRCUIT -> new CircuitPhases((CircuitEvent[]) events);
          case AGENT_TURN -> new AgentTurnPhases((AgentTurnEvent[]) events);
          case TASK -> new TaskPhases((TaskEvent[]) events);
          case NESTED -> new NestedTurnPhases((NestedTurnEvent[]) events);
          // phases have no context, and a configuration with several leaf states has no phase
          case AGENT_LOOP, REGIONS -> null;
        });
  }

  @Override
  public String note(Workload workload) {
    return "a loop over events, for which phases are not intended: one type test for each state";
  }
}
