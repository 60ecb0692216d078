package dev.pawl.benchmarks.contender.library.spring;

import dev.pawl.benchmarks.Versions;
import dev.pawl.benchmarks.contender.library.PlayerPart;
import dev.pawl.benchmarks.workload.Contender;
import dev.pawl.benchmarks.workload.NestedTurn;
import dev.pawl.benchmarks.workload.Observation;
import dev.pawl.benchmarks.workload.Walker;
import dev.pawl.benchmarks.workload.Workload;
import java.util.Optional;
import java.util.Set;

/** Spring Statemachine. It processes every event in a reactive pipeline. */
public final class SpringStatemachine implements Contender {

  /** Creates the contender. */
  public SpringStatemachine() {}

  @Override
  public String name() {
    return "Spring Statemachine " + Versions.of("spring-statemachine");
  }

  @Override
  public Optional<Walker> walker(Workload workload, Observation observation, Enum<?>[] events) {
    try {
      return Optional.of(
          switch (workload) {
            case CIRCUIT ->
                new SpringWalker<>(SpringCircuit.machine(), Set.of(), observation, events);
            case AGENT_TURN ->
                new SpringWalker<>(SpringAgentTurn.machine(), Set.of(), observation, events);
            case TASK -> new SpringWalker<>(SpringTask.machine(), Set.of(), observation, events);
            case AGENT_LOOP ->
                new SpringWalker<>(SpringAgentLoop.machine(), Set.of(), observation, events);
            case NESTED ->
                new SpringWalker<>(
                    SpringNestedTurn.machine(),
                    Set.of(NestedTurn.ACTIVE, NestedTurn.WORKING),
                    observation,
                    events);
            case REGIONS ->
                new SpringWalker<>(
                    SpringPlayer.machine(), Set.of(PlayerPart.ON), observation, events);
          });
    } catch (Exception e) {
      throw new IllegalStateException("could not be built: " + workload, e);
    }
  }

  @Override
  public String note(Workload workload) {
    return "Every event is a message with headers. It passes through interceptors and a reactive"
        + " pipeline, and the caller waits for the result."
        + switch (workload) {
          case CIRCUIT, AGENT_TURN -> "";
          case TASK -> " An illegal event is denied, and reported as a result.";
          case AGENT_LOOP ->
              " The budget is in the machine's map of variables. Guards exclude each other.";
          case NESTED -> " Each composite state is a separate machine.";
          case REGIONS -> " Each region is a separate machine, which gets every event.";
        };
  }

  @Override
  public boolean isSlow() {
    return true;
  }
}
