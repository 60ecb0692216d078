package dev.pawl.benchmarks.contender.library.stateless;

import com.github.oxo42.stateless4j.StateMachine;
import dev.pawl.benchmarks.Versions;
import dev.pawl.benchmarks.workload.Contender;
import dev.pawl.benchmarks.workload.Observation;
import dev.pawl.benchmarks.workload.Walker;
import dev.pawl.benchmarks.workload.Workload;
import java.util.Optional;

/** stateless4j. It has a hash map of behaviors for each state. */
public final class Stateless4j implements Contender {

  /** Creates the contender. */
  public Stateless4j() {}

  @Override
  public String name() {
    return "stateless4j " + Versions.of("stateless4j");
  }

  @Override
  public Optional<Walker> walker(Workload workload, Observation observation, Enum<?>[] events) {
    return switch (workload) {
      case CIRCUIT -> walker(StatelessCircuit.machine(), observation, events);
      case AGENT_TURN -> walker(StatelessAgentTurn.machine(), observation, events);
      case TASK -> walker(StatelessTask.machine(), observation, events);
      case AGENT_LOOP -> walker(StatelessAgentLoop.machine(), observation, events);
      case NESTED -> walker(StatelessNestedTurn.machine(), observation, events);
      case REGIONS -> Optional.empty();
    };
  }

  private static <S extends Enum<S>, E extends Enum<E>> Optional<Walker> walker(
      StateMachine<S, E> machine, Observation observation, Enum<?>[] events) {
    return Optional.of(new StatelessWalker<>(machine, observation, events));
  }

  @Override
  public String note(Workload workload) {
    return switch (workload) {
      case CIRCUIT, AGENT_TURN -> "";
      case TASK -> "An illegal event calls onUnhandledTrigger, which does nothing here.";
      case AGENT_LOOP ->
          "Guards must exclude each other, so each is evaluated twice, once negated. They have no"
              + " parameters, so each machine has a separate configuration.";
      case NESTED ->
          "Composite states have no initial states, so transitions lead directly to leaf states.";
      case REGIONS -> "It has no regions.";
    };
  }
}
