package dev.pawl.benchmarks.start;

import dev.pawl.benchmarks.contender.library.cola.ColaAgentTurn;
import dev.pawl.benchmarks.workload.AgentTurn;
import dev.pawl.benchmarks.workload.AgentTurnEvent;
import java.util.List;

/** COLA. Its machine is stateless, so the caller stores the state in a field. */
final class ColaFactory implements InstanceFactory<ColaFactory.Turn> {

  /** The caller's object with the state. */
  static final class Turn {
    private AgentTurn state = AgentTurn.IDLE;
  }

  ColaFactory() {}

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
    return "All instances share one machine without state; an instance is an object of the caller"
        + " that contains the state";
  }
}
