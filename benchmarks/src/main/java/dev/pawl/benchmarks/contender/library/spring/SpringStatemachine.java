package dev.pawl.benchmarks.contender.library.spring;

import dev.pawl.benchmarks.Versions;
import dev.pawl.benchmarks.contender.library.PlayerPart;
import dev.pawl.benchmarks.course.Contender;
import dev.pawl.benchmarks.course.Course;
import dev.pawl.benchmarks.course.NestedTurn;
import dev.pawl.benchmarks.course.Walker;
import dev.pawl.benchmarks.course.Watch;
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
  public Optional<Walker> walker(Course course, Watch watch, Enum<?>[] events) {
    try {
      return Optional.of(
          switch (course) {
            case CIRCUIT -> new SpringWalker<>(SpringCircuit.machine(), Set.of(), watch, events);
            case AGENT_TURN ->
                new SpringWalker<>(SpringAgentTurn.machine(), Set.of(), watch, events);
            case TASK -> new SpringWalker<>(SpringTask.machine(), Set.of(), watch, events);
            case AGENT_LOOP ->
                new SpringWalker<>(SpringAgentLoop.machine(), Set.of(), watch, events);
            case NESTED ->
                new SpringWalker<>(
                    SpringNestedTurn.machine(),
                    Set.of(NestedTurn.ACTIVE, NestedTurn.WORKING),
                    watch,
                    events);
            case REGIONS ->
                new SpringWalker<>(SpringPlayer.machine(), Set.of(PlayerPart.ON), watch, events);
          });
    } catch (Exception e) {
      throw new IllegalStateException("could not be built: " + course, e);
    }
  }

  @Override
  public String note(Course course) {
    return "Every event is a message with headers that goes through a reactive pipeline, with"
        + " interceptors, which is waited for."
        + switch (course) {
          case CIRCUIT, AGENT_TURN -> "";
          case TASK -> " An illegal event is denied, which is a result.";
          case AGENT_LOOP ->
              " The budget is in the machine's map of variables; guards exclude each other.";
          case NESTED -> " Every state with states within is a machine of its own.";
          case REGIONS -> " Each region is a machine of its own, which is asked of every event.";
        };
  }

  @Override
  public boolean isSlow() {
    return true;
  }
}
