package dev.pawl.benchmarks.start;

import dev.pawl.benchmarks.workload.AgentTurnMachine;
import java.util.List;

/** Pawl: an instance without hooks, with or without an id. */
final class PawlFactory implements InstanceFactory<AgentTurnMachine> {

  private final boolean identified;

  PawlFactory(boolean identified) {
    this.identified = identified;
  }

  @Override
  public String name() {
    return identified ? "Pawl, with an id" : "Pawl";
  }

  @Override
  public AgentTurnMachine create() {
    return identified ? AgentTurnMachine.builder().entityId("a-1").build() : new AgentTurnMachine();
  }

  @Override
  public String claim(AgentTurnMachine machine) {
    return machine.taskClaimed().name();
  }

  @Override
  public List<String> artifacts() {
    return List.of("pawl-runtime", "jspecify");
  }
}
