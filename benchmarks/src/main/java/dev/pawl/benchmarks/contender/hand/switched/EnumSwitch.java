package dev.pawl.benchmarks.contender.hand.switched;

import dev.pawl.benchmarks.contender.Watcher;
import dev.pawl.benchmarks.course.AgentLoopEvent;
import dev.pawl.benchmarks.course.AgentTurnEvent;
import dev.pawl.benchmarks.course.CircuitEvent;
import dev.pawl.benchmarks.course.Contender;
import dev.pawl.benchmarks.course.Course;
import dev.pawl.benchmarks.course.NestedTurnEvent;
import dev.pawl.benchmarks.course.PlayerEvent;
import dev.pawl.benchmarks.course.TaskEvent;
import dev.pawl.benchmarks.course.Walker;
import dev.pawl.benchmarks.course.Watch;
import java.util.Optional;

/**
 * Handwritten machines with a switch over the state that contains switches over the event. Most
 * people write machines like this, so other contenders are compared with it.
 */
public final class EnumSwitch implements Contender {

  @Override
  public String name() {
    return "enum switch by hand";
  }

  @Override
  public Optional<Walker> walker(Course course, Watch watch, Enum<?>[] events) {
    return Optional.of(
        switch (course) {
          case CIRCUIT -> new CircuitSwitch((CircuitEvent[]) events, Watcher.of(watch));
          case AGENT_TURN -> new AgentTurnSwitch((AgentTurnEvent[]) events, Watcher.of(watch));
          case TASK -> new TaskSwitch((TaskEvent[]) events, Watcher.of(watch));
          case AGENT_LOOP -> new AgentLoopSwitch((AgentLoopEvent[]) events, Watcher.of(watch));
          case NESTED -> new NestedTurnSwitch((NestedTurnEvent[]) events, Watcher.of(watch));
          case REGIONS -> new PlayerSwitch((PlayerEvent[]) events, Watcher.of(watch));
        });
  }
}
