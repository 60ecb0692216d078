package dev.pawl.benchmarks.start;

import dev.pawl.benchmarks.course.AgentTurn;
import dev.pawl.benchmarks.course.AgentTurnEvent;
import java.util.List;
import org.squirrelframework.foundation.fsm.StateMachineBuilder;
import org.squirrelframework.foundation.fsm.StateMachineBuilderFactory;
import org.squirrelframework.foundation.fsm.impl.AbstractStateMachine;

/** By squirrel: one builder, which all instances share. */
final class SquirrelMade implements Made<SquirrelMade.Turn> {

  /** An instance. */
  public static final class Turn
      extends AbstractStateMachine<Turn, AgentTurn, AgentTurnEvent, Void> {

    /** Called by the builder. */
    public Turn() {}
  }

  private final StateMachineBuilder<Turn, AgentTurn, AgentTurnEvent, Void> builder =
      StateMachineBuilderFactory.create(
          Turn.class, AgentTurn.class, AgentTurnEvent.class, Void.class);

  SquirrelMade() {
    for (Steps step : Steps.values()) {
      builder.externalTransition().from(step.from).to(step.to).on(step.on);
    }
  }

  @Override
  public String name() {
    return "squirrel";
  }

  @Override
  public Turn create() {
    Turn turn = builder.newStateMachine(AgentTurn.IDLE);
    turn.start();
    return turn;
  }

  @Override
  public String claim(Turn machine) {
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
