package dev.pawl.benchmarks.contender.library.cola;

import com.alibaba.cola.statemachine.StateMachine;
import dev.pawl.benchmarks.Versions;
import dev.pawl.benchmarks.contender.library.MoveListener;
import dev.pawl.benchmarks.course.AgentLoop;
import dev.pawl.benchmarks.course.AgentTurn;
import dev.pawl.benchmarks.course.Circuit;
import dev.pawl.benchmarks.course.Contender;
import dev.pawl.benchmarks.course.Course;
import dev.pawl.benchmarks.course.Task;
import dev.pawl.benchmarks.course.Walker;
import dev.pawl.benchmarks.course.Watch;
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
  public Optional<Walker> walker(Course course, Watch watch, Enum<?>[] events) {
    return switch (course) {
      case CIRCUIT ->
          flat(Circuit.CLOSED, ColaCircuit::machine, ColaCircuit::watched, watch, events);
      case AGENT_TURN ->
          flat(AgentTurn.IDLE, ColaAgentTurn::machine, ColaAgentTurn::watched, watch, events);
      case TASK -> flat(Task.OPEN, ColaTask::machine, ColaTask::watched, watch, events);
      case AGENT_LOOP ->
          Optional.of(
              new ColaWalker<>(
                  watch == Watch.BARE ? ColaAgentLoop.machine() : ColaAgentLoop.watched(),
                  AgentLoop.IDLE,
                  listener -> new ColaAgentLoop.Loop(listener.orElse(null)),
                  watch,
                  events));
      case NESTED, REGIONS -> Optional.empty();
    };
  }

  private static <S extends Enum<S>, E extends Enum<E>> Optional<Walker> flat(
      S initial,
      Supplier<StateMachine<S, E, MoveListener<S, E>>> bare,
      Supplier<StateMachine<S, E, MoveListener<S, E>>> watched,
      Watch watch,
      Enum<?>[] events) {
    return Optional.of(
        new ColaWalker<>(
            (watch == Watch.BARE ? bare : watched).get(),
            initial,
            listener -> listener.orElse(null),
            watch,
            events));
  }

  @Override
  public String note(Course course) {
    return switch (course) {
      case CIRCUIT, AGENT_TURN, AGENT_LOOP ->
          "The caller keeps the state. It makes a text of every transition for a log that is off;"
              + " actions of the transitions listen, as there is nothing else.";
      case TASK ->
          "The caller keeps the state. It makes a text of every transition for a log that is off;"
              + " an illegal event calls its FailCallback, which by default does nothing.";
      case NESTED -> "It has no states within states.";
      case REGIONS -> "It has no regions.";
    };
  }
}
