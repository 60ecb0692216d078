package dev.pawl.benchmarks.start;

import com.github.oxo42.stateless4j.StateMachine;
import dev.pawl.benchmarks.contender.library.stateless.StatelessAgentTurn;
import dev.pawl.benchmarks.workload.AgentTurn;
import dev.pawl.benchmarks.workload.AgentTurnEvent;
import java.util.List;

/** stateless4j, with one configuration for all instances. */
final class StatelessFactory implements InstanceFactory<StateMachine<AgentTurn, AgentTurnEvent>> {

  StatelessFactory() {}

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
