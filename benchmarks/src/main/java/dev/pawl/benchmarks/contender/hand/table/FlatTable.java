package dev.pawl.benchmarks.contender.hand.table;

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

/** Handwritten machines with arrays that are indexed by ordinals, a style optimized for speed. */
public final class FlatTable implements Contender {

  @Override
  public String name() {
    return "flat table by hand";
  }

  @Override
  public Optional<Walker> walker(Course course, Watch watch, Enum<?>[] events) {
    return Optional.of(
        switch (course) {
          case CIRCUIT -> new CircuitTable((CircuitEvent[]) events, Watcher.of(watch));
          case AGENT_TURN -> new AgentTurnTable((AgentTurnEvent[]) events, Watcher.of(watch));
          case TASK -> new TaskTable((TaskEvent[]) events, Watcher.of(watch));
          case AGENT_LOOP -> new AgentLoopTable((AgentLoopEvent[]) events, Watcher.of(watch));
          case NESTED -> new NestedTurnTable((NestedTurnEvent[]) events, Watcher.of(watch));
          case REGIONS -> new PlayerTable((PlayerEvent[]) events, Watcher.of(watch));
        });
  }
}
