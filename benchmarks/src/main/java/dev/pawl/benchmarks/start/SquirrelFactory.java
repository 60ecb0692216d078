package dev.pawl.benchmarks.start;

import dev.pawl.benchmarks.contender.library.squirrel.SquirrelAgentTurn;
import dev.pawl.benchmarks.workload.AgentTurnEvent;
import java.util.List;

/** squirrel, with one builder for all instances. */
final class SquirrelFactory implements InstanceFactory<SquirrelAgentTurn> {

  SquirrelFactory() {}

  @Override
  public String name() {
    return "squirrel";
  }

  @Override
  public SquirrelAgentTurn create() {
    SquirrelAgentTurn turn = SquirrelAgentTurn.machine();
    turn.start();
    return turn;
  }

  @Override
  public String claim(SquirrelAgentTurn machine) {
    machine.fire(AgentTurnEvent.TASK_CLAIMED);
    return machine.getCurrentState().name();
  }

  @Override
  public List<String> artifacts() {
    return List.of(
        "squirrel-foundation",
        "guava",
        "failureaccess",
        "listenablefuture",
        "jsr305",
        "error_prone_annotations",
        "j2objc-annotations",
        "commons-lang3",
        "mvel2",
        "slf4j-api",
        "slf4j-nop");
  }
}
