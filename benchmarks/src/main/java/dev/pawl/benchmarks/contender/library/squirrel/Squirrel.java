package dev.pawl.benchmarks.contender.library.squirrel;

import dev.pawl.benchmarks.Versions;
import dev.pawl.benchmarks.contender.library.Spending;
import dev.pawl.benchmarks.workload.Contender;
import dev.pawl.benchmarks.workload.Observation;
import dev.pawl.benchmarks.workload.Walker;
import dev.pawl.benchmarks.workload.Workload;
import java.util.Optional;

/** squirrel. It has a fluent builder, and runs actions at the end of a transition. */
public final class Squirrel implements Contender {

  /** Creates the contender. */
  public Squirrel() {}

  @Override
  public String name() {
    return "squirrel " + Versions.of("squirrel");
  }

  @Override
  public Optional<Walker> walker(Workload workload, Observation observation, Enum<?>[] events) {
    return Optional.of(
        switch (workload) {
          case CIRCUIT -> SquirrelWalker.of(SquirrelCircuit.machine(), null, observation, events);
          case AGENT_TURN ->
              SquirrelWalker.of(SquirrelAgentTurn.machine(), null, observation, events);
          case TASK -> SquirrelWalker.of(SquirrelTask.machine(), null, observation, events);
          case AGENT_LOOP ->
              SquirrelWalker.of(SquirrelAgentLoop.machine(), new Spending(), observation, events);
          case NESTED -> SquirrelWalker.of(SquirrelNestedTurn.machine(), null, observation, events);
          case REGIONS ->
              new SquirrelWalker<>(
                  observation == Observation.BARE
                      ? SquirrelPlayer.machine()
                      : SquirrelPlayer.watched(),
                  listener -> listener.map(SquirrelPlayer.Ear::new).orElse(null),
                  observation,
                  events);
        });
  }

  @Override
  public String note(Workload workload) {
    return "Every event passes through a queue and a lock. It creates events for listeners and"
        + " texts for a log, even if there are no listeners and no log."
        + switch (workload) {
          case CIRCUIT, AGENT_TURN, AGENT_LOOP, NESTED -> "";
          case TASK -> " An illegal event is declined.";
          case REGIONS ->
              " The callback after transitions only gets the state that contains the regions, so"
                  + " actions of the transitions are used as listeners.";
        };
  }
}
