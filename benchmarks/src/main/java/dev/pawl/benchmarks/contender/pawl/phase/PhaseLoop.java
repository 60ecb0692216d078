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
 * Typed phases in a loop over events. Shows the cost if the event is a value. Phases are meant for
 * code that knows the next event.
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
          // phases have no context, and a configuration with several leaf states has no phase
          case AGENT_LOOP, REGIONS -> null;
        });
  }

  @Override
  public String note(Course course) {
    return "a loop over events, which phases are not made for: a type test for each state";
  }
}
