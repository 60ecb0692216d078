package dev.pawl.benchmarks.workload;

/** The machines that are measured, from the smallest to one with regions. */
public enum Workload {
  CIRCUIT("circuit breaker", CircuitEvent.class),
  AGENT_TURN("agent turn", AgentTurnEvent.class),
  TASK("task, 20 % illegal", TaskEvent.class),
  AGENT_LOOP("agent loop, guarded", AgentLoopEvent.class),
  NESTED("nested turn", NestedTurnEvent.class),
  REGIONS("player, two regions", PlayerEvent.class);

  private final String title;
  private final Class<? extends Enum<?>> events;

  Workload(String title, Class<? extends Enum<?>> events) {
    this.title = title;
    this.events = events;
  }

  /** Returns the name for tables. */
  public String title() {
    return title;
  }

  /** Returns the type of the events. */
  public Class<? extends Enum<?>> events() {
    return events;
  }
}
