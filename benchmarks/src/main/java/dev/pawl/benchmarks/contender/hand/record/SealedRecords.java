package dev.pawl.benchmarks.contender.hand.record;

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
 * Handwritten machines with sealed records. Each step creates a record, as is usual in this style.
 */
public final class SealedRecords implements Contender {

  @Override
  public String name() {
    return "sealed records by hand";
  }

  @Override
  public Optional<Walker> walker(Course course, Watch watch, Enum<?>[] events) {
    return Optional.of(
        switch (course) {
          case CIRCUIT -> new CircuitRecords((CircuitEvent[]) events, Watcher.of(watch));
          case AGENT_TURN -> new AgentTurnRecords((AgentTurnEvent[]) events, Watcher.of(watch));
          case TASK -> new TaskRecords((TaskEvent[]) events, Watcher.of(watch));
          case AGENT_LOOP -> new AgentLoopRecords((AgentLoopEvent[]) events, Watcher.of(watch));
          case NESTED -> new NestedTurnRecords((NestedTurnEvent[]) events, Watcher.of(watch));
          case REGIONS -> new PlayerRecords((PlayerEvent[]) events, Watcher.of(watch));
        });
  }
}
