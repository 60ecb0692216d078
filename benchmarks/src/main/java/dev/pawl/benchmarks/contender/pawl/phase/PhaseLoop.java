package dev.pawl.benchmarks.contender.pawl.phase;

import dev.pawl.benchmarks.contender.pawl.Neighbours;
import dev.pawl.benchmarks.course.AgentTurnEvent;
import dev.pawl.benchmarks.course.CircuitEvent;
import dev.pawl.benchmarks.course.Contender;
import dev.pawl.benchmarks.course.Course;
import dev.pawl.benchmarks.course.NestedTurnEvent;
import dev.pawl.benchmarks.course.TaskEvent;
import dev.pawl.benchmarks.course.Walker;
import dev.pawl.benchmarks.course.Watch;
import java.util.Optional;

/**
 * Phases in a loop over events: what one must write where the event is a value, though phases are
 * made for code that knows which event comes.
 */
public final class PhaseLoop implements Contender {

  @Override
  public String name() {
    return "Pawl Phase";
  }

  @Override
  public Optional<Walker> walker(Course course, Watch watch, Enum<?>[] events) {
    Neighbours.work();
    if (watch != Watch.BARE) {
      return Optional.empty();
    }
    return Optional.ofNullable(
        switch (course) {
          case CIRCUIT -> new CircuitPhases((CircuitEvent[]) events);
          case AGENT_TURN -> new AgentTurnPhases((AgentTurnEvent[]) events);
          case TASK -> new TaskPhases((TaskEvent[]) events);
          case NESTED -> new NestedTurnPhases((NestedTurnEvent[]) events);
          // phases keep no context, and a configuration of several leaves has none
          case AGENT_LOOP, REGIONS -> null;
        });
  }

  @Override
  public String note(Course course) {
    return "a loop over events, which phases are not made for: a type test for each state";
  }
}
