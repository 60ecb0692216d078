package dev.pawl.benchmarks.contender.library.cola;

import com.alibaba.cola.statemachine.StateMachine;
import dev.pawl.benchmarks.Versions;
import dev.pawl.benchmarks.contender.library.MoveListener;
import dev.pawl.benchmarks.workload.AgentLoop;
import dev.pawl.benchmarks.workload.AgentTurn;
import dev.pawl.benchmarks.workload.Circuit;
import dev.pawl.benchmarks.workload.Contender;
import dev.pawl.benchmarks.workload.Observation;
import dev.pawl.benchmarks.workload.Task;
import dev.pawl.benchmarks.workload.Walker;
import dev.pawl.benchmarks.workload.Workload;
import java.util.Optional;
import java.util.function.Supplier;

/** COLA. Its machines are stateless: they compute the next state from a state and an event. */
public final class Cola implements Contender {

  /** Creates the contender. */
  public Cola() {}

  @Override
  public String name() {
    return "COLA " + Versions.of("cola");
  }

  @Override
  public Optional<Walker> walker(Workload workload, Observation observation, Enum<?>[] events) {
    return switch (workload) {
      case CIRCUIT ->
          flat(Circuit.CLOSED, ColaCircuit::machine, ColaCircuit::watched, observation, events);
      case AGENT_TURN ->
          flat(AgentTurn.IDLE, ColaAgentTurn::machine, ColaAgentTurn::watched, observation, events);
      case TASK -> flat(Task.OPEN, ColaTask::machine, ColaTask::watched, observation, events);
      case AGENT_LOOP ->
          Optional.of(
              new ColaWalker<>(
                  observation == Observation.BARE
                      ? ColaAgentLoop.machine()
                      : ColaAgentLoop.watched(),
                  AgentLoop.IDLE,
                  listener -> new ColaAgentLoop.Loop(listener.orElse(null)),
                  observation,
                  events));
      case NESTED, REGIONS -> Optional.empty();
    };
  }

  private static <S extends Enum<S>, E extends Enum<E>> Optional<Walker> flat(
      S initial,
      Supplier<StateMachine<S, E, MoveListener<S, E>>> bare,
      Supplier<StateMachine<S, E, MoveListener<S, E>>> watched,
      Observation observation,
      Enum<?>[] events) {
    return Optional.of(
        new ColaWalker<>(
            (observation == Observation.BARE ? bare : watched).get(),
            initial,
            listener -> listener.orElse(null),
            observation,
            events));
  }

  @Override
  public String note(Workload workload) {
    return switch (workload) {
      case CIRCUIT, AGENT_TURN, AGENT_LOOP ->
          "The caller keeps the state. Every transition creates a text for a disabled log. Actions"
              + " of the transitions are used as listeners, because there are no others.";
      case TASK ->
          "The caller keeps the state. Every transition creates a text for a disabled log. An"
              + " illegal event calls FailCallback, which does nothing by default.";
      case NESTED -> "It has no composite states.";
      case REGIONS -> "It has no regions.";
    };
  }
}
