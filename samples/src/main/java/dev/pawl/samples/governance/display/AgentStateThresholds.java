package dev.pawl.samples.governance.display;

import dev.pawl.samples.agent.AgentStatus;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;

/**
 * The durations after which a silent agent is shown as stalled, and a slow launch as dead.
 *
 * @param stall the time without heartbeat after which a working agent is stalled
 * @param spawn the time after which a launch has failed
 */
public record AgentStateThresholds(Duration stall, Duration spawn) {

  private static final Set<String> LAUNCHING = Set.of("starting", "spawning");
  private static final Set<String> ACTIVE = Set.of("working", "in_progress", "running");
  private static final Set<String> MERGING = Set.of("merging", "committing", "pushing");
  private static final Set<String> WAITING = Set.of("idle", "waiting", "paused");
  private static final Set<String> ENDED = Set.of("done", "failed", "cancelled", "killed");

  /** Returns the default thresholds: 5 minutes without heartbeat, and 1 minute for a launch. */
  public static AgentStateThresholds standard() {
    return new AgentStateThresholds(Duration.ofSeconds(300), Duration.ofSeconds(60));
  }

  /**
   * Returns how an agent is displayed.
   *
   * @param core the state of its session
   * @param vitals the data of its process
   * @param now the current time
   */
  public VisualState classify(AgentStatus core, Vitals vitals, Instant now) {
    String status = vitals.status();
    if (core == AgentStatus.DEAD || ENDED.contains(status)) {
      return VisualState.DEAD;
    }
    return switch (core) {
      case STARTING -> LAUNCHING.contains(status) ? launching(vitals, now) : VisualState.UNKNOWN;
      case WORKING -> working(vitals, now);
      case IDLE -> WAITING.contains(status) ? waiting(vitals) : VisualState.UNKNOWN;
      case DEAD -> VisualState.DEAD;
    };
  }

  private VisualState launching(Vitals vitals, Instant now) {
    boolean late = now.compareTo(vitals.spawned().plus(spawn)) >= 0;
    return late ? VisualState.DEAD : VisualState.SPAWNING;
  }

  private VisualState working(Vitals vitals, Instant now) {
    if (MERGING.contains(vitals.status())) {
      return VisualState.MERGING;
    }
    if (!ACTIVE.contains(vitals.status())) {
      return WAITING.contains(vitals.status()) && vitals.pid() == null
          ? VisualState.DEAD
          : VisualState.UNKNOWN;
    }
    Instant heard = vitals.heartbeat() == null ? vitals.spawned() : vitals.heartbeat();
    if (now.isBefore(heard.plus(stall))) {
      return VisualState.RUNNING;
    }
    return vitals.pid() == null ? VisualState.UNKNOWN : VisualState.STALLED;
  }

  private static VisualState waiting(Vitals vitals) {
    return vitals.pid() == null ? VisualState.DEAD : VisualState.IDLE;
  }
}
