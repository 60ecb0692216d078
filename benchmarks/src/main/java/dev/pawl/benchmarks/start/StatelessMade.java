package dev.pawl.benchmarks.start;

import com.github.oxo42.stateless4j.StateMachine;
import dev.pawl.benchmarks.contender.library.stateless.StatelessAgentTurn;
import dev.pawl.benchmarks.course.AgentTurn;
import dev.pawl.benchmarks.course.AgentTurnEvent;
import java.util.List;

/** stateless4j, with one configuration for all instances. */
final class StatelessMade implements Made<StateMachine<AgentTurn, AgentTurnEvent>> {

  StatelessMade() {}

  @Override
  public String name() {
    return "stateless4j";
  }

  @Override
  public StateMachine<AgentTurn, AgentTurnEvent> create() {
    return StatelessAgentTurn.machine();
  }

  @Override
  public String claim(StateMachine<AgentTurn, AgentTurnEvent> machine) {
    machine.fire(AgentTurnEvent.TASK_CLAIMED);
    return machine.getState().name();
  }

  @Override
  public List<String> artifacts() {
    return List.of("stateless4j");
  }
}
