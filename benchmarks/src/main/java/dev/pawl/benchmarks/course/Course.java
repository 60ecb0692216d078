package dev.pawl.benchmarks.course;

/** The machines that are walked, from the least to regions. */
public enum Course {
  CIRCUIT("circuit breaker", CircuitEvent.class),
  AGENT_TURN("agent turn", AgentTurnEvent.class),
  TASK("task, 20 % illegal", TaskEvent.class),
  AGENT_LOOP("agent loop, guarded", AgentLoopEvent.class),
  NESTED("nested turn", NestedTurnEvent.class),
  REGIONS("player, two regions", PlayerEvent.class);

  private final String title;
  private final Class<? extends Enum<?>> events;

  Course(String title, Class<? extends Enum<?>> events) {
    this.title = title;
    this.events = events;
  }

  /** Its name in tables. */
  public String title() {
    return title;
  }

  /** The type of the events that walk through it. */
  public Class<? extends Enum<?>> events() {
    return events;
  }
}
