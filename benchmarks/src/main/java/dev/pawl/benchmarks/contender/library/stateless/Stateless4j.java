package dev.pawl.benchmarks.contender.library.stateless;

import com.github.oxo42.stateless4j.StateMachine;
import dev.pawl.benchmarks.Versions;
import dev.pawl.benchmarks.course.Contender;
import dev.pawl.benchmarks.course.Course;
import dev.pawl.benchmarks.course.Walker;
import dev.pawl.benchmarks.course.Watch;
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
  public Optional<Walker> walker(Course course, Watch watch, Enum<?>[] events) {
    return switch (course) {
      case CIRCUIT -> walker(StatelessCircuit.machine(), watch, events);
      case AGENT_TURN -> walker(StatelessAgentTurn.machine(), watch, events);
      case TASK -> walker(StatelessTask.machine(), watch, events);
      case AGENT_LOOP -> walker(StatelessAgentLoop.machine(), watch, events);
      case NESTED -> walker(StatelessNestedTurn.machine(), watch, events);
      case REGIONS -> Optional.empty();
    };
  }

  private static <S extends Enum<S>, E extends Enum<E>> Optional<Walker> walker(
      StateMachine<S, E> machine, Watch watch, Enum<?>[] events) {
    return Optional.of(new StatelessWalker<>(machine, watch, events));
  }

  @Override
  public String note(Course course) {
    return switch (course) {
      case CIRCUIT, AGENT_TURN -> "";
      case TASK -> "An illegal event calls onUnhandledTrigger, which here does nothing.";
      case AGENT_LOOP ->
          "Guards must exclude each other, so that each is asked twice, once as its contrary;"
              + " they are given nothing, so that each machine has a configuration of its own.";
      case NESTED ->
          "It knows no initial states within states: transitions name the leaf where they go.";
      case REGIONS -> "It has no regions.";
    };
  }
}
