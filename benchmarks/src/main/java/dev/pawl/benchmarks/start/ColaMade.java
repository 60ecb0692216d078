package dev.pawl.benchmarks.start;

import dev.pawl.benchmarks.contender.library.cola.ColaAgentTurn;
import dev.pawl.benchmarks.course.AgentTurn;
import dev.pawl.benchmarks.course.AgentTurnEvent;
import java.util.List;

/** COLA. Its machine is stateless, so the caller stores the state in a field. */
final class ColaMade implements Made<ColaMade.Turn> {

  /** The caller's object with the state. */
  static final class Turn {
    private AgentTurn state = AgentTurn.IDLE;
  }

  ColaMade() {}

  @Override
  public String name() {
    return "COLA";
  }

  @Override
  public Turn create() {
    return new Turn();
  }

  @Override
  public String claim(Turn turn) {
    turn.state = ColaAgentTurn.machine().fireEvent(turn.state, AgentTurnEvent.TASK_CLAIMED, null);
    return turn.state.name();
  }

  @Override
  public List<String> artifacts() {
    return List.of("cola-component-statemachine", "slf4j-api", "slf4j-nop");
  }

  @Override
  public String note() {
    return "One machine serves all and keeps no state; an instance is its user's object with the state";
  }
}
