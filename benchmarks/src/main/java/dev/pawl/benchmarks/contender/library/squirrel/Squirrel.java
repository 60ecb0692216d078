package dev.pawl.benchmarks.contender.library.squirrel;

import dev.pawl.benchmarks.Versions;
import dev.pawl.benchmarks.contender.library.Spending;
import dev.pawl.benchmarks.course.Contender;
import dev.pawl.benchmarks.course.Course;
import dev.pawl.benchmarks.course.Walker;
import dev.pawl.benchmarks.course.Watch;
import java.util.Optional;

/** squirrel. It has a fluent builder, and runs actions at the end of a transition. */
public final class Squirrel implements Contender {

  /** Creates the contender. */
  public Squirrel() {}

  @Override
  public String name() {
    return "squirrel " + Versions.of("squirrel");
  }

  @Override
  public Optional<Walker> walker(Course course, Watch watch, Enum<?>[] events) {
    return Optional.of(
        switch (course) {
          case CIRCUIT -> SquirrelWalker.of(SquirrelCircuit.machine(), null, watch, events);
          case AGENT_TURN -> SquirrelWalker.of(SquirrelAgentTurn.machine(), null, watch, events);
          case TASK -> SquirrelWalker.of(SquirrelTask.machine(), null, watch, events);
          case AGENT_LOOP ->
              SquirrelWalker.of(SquirrelAgentLoop.machine(), new Spending(), watch, events);
          case NESTED -> SquirrelWalker.of(SquirrelNestedTurn.machine(), null, watch, events);
          case REGIONS ->
              new SquirrelWalker<>(
                  watch == Watch.BARE ? SquirrelPlayer.machine() : SquirrelPlayer.watched(),
                  listener -> listener.map(SquirrelPlayer.Ear::new).orElse(null),
                  watch,
                  events);
        });
  }

  @Override
  public String note(Course course) {
    return "Every event goes through a queue and a lock; events of its own are made for listeners,"
        + " and texts for a log, also where nobody reads either."
        + switch (course) {
          case CIRCUIT, AGENT_TURN, AGENT_LOOP, NESTED -> "";
          case TASK -> " An illegal event is declined.";
          case REGIONS ->
              " Its callback after transitions knows only the state around the regions, so that"
                  + " actions of the transitions listen.";
        };
  }
}
