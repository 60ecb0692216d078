package dev.pawl.benchmarks.start;

import com.github.oxo42.stateless4j.StateMachine;
import com.github.oxo42.stateless4j.StateMachineConfig;
import dev.pawl.benchmarks.course.AgentTurn;
import dev.pawl.benchmarks.course.AgentTurnEvent;
import java.util.List;

/** By stateless4j: one configuration, which all instances share. */
final class StatelessMade implements Made<StateMachine<AgentTurn, AgentTurnEvent>> {

  private final StateMachineConfig<AgentTurn, AgentTurnEvent> config = new StateMachineConfig<>();

  StatelessMade() {
    for (Steps step : Steps.values()) {
      config.configure(step.from).permit(step.on, step.to);
    }
  }

  @Override
  public String name() {
    return "stateless4j";
  }

  @Override
  public StateMachine<AgentTurn, AgentTurnEvent> create() {
    return new StateMachine<>(AgentTurn.IDLE, config);
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
