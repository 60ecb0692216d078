package dev.pawl.samples.agentactivity;

import dev.pawl.TransitionHook;
import dev.pawl.time.Scheduler;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What an agent is doing, and whether its process is alive; the process of one that is idle for too
 * long is killed.
 *
 * <p>Thread-safe: one thread may apply events while any number of others look.
 */
public final class AgentActivity {

  private static final Set<AgentActivityState> LIFECYCLES =
      EnumSet.range(AgentActivityState.LIFECYCLE_SPAWNING, AgentActivityState.LIFECYCLE_KILLED);
  private static final Set<AgentActivityState> STATES =
      EnumSet.range(AgentActivityState.IDLE, AgentActivityState.RESPONDING);

  /** The events that a CLI puts out; it may not mark anything. */
  private static final Map<String, AgentActivityEvent> OUTPUT =
      EnumSet.range(AgentActivityEvent.MESSAGE_START, AgentActivityEvent.ERROR).stream()
          .collect(Collectors.toUnmodifiableMap(AgentActivityCodec::eventToWire, e -> e));

  private final AgentActivityMachine machine;

  private AgentActivity(Builder builder) {
    InstantSource clock = builder.clock;
    machine =
        builder
            .instance
            .context(new Activity(clock.instant()))
            .logic(new IdleRules(clock, builder.idleTimeout))
            .effects(activity -> builder.killer.run())
            .clock(clock)
            .build();
  }

  /** A fresh agent: in Idle, and no process yet that could be killed. */
  public static AgentActivity create(Duration idleTimeout, Runnable killer) {
    return builder(idleTimeout, killer).build();
  }

  /**
   * Builds one with a clock or a scheduler.
   *
   * @param idleTimeout how long an agent may be idle, counted from when it was last active
   * @param killer kills the process; then {@link #markKilled()} is not needed, but does no harm
   */
  public static Builder builder(Duration idleTimeout, Runnable killer) {
    return new Builder(idleTimeout, killer);
  }

  /**
   * Takes what the CLI has put out. What is unknown or not expected changes no state, but shows
   * that the agent is active.
   *
   * @return what the agent is doing then
   */
  public AgentActivityState apply(AgentEvent event) {
    machine.fire(OUTPUT.getOrDefault(event.type(), AgentActivityEvent.UNKNOWN));
    return current();
  }

  /** What the agent is doing: idle, thinking, running a tool or responding. */
  public AgentActivityState current() {
    return active(STATES);
  }

  /** Whether the process is alive: spawning, working, idle or killed. */
  public AgentActivityState lifecycle() {
    return active(LIFECYCLES);
  }

  /** When the latest event was applied; before the first, when this was made. */
  public Instant lastActive() {
    return machine.context().lastActive();
  }

  /** How long it is until the process is killed; empty if the countdown does not run. */
  public Optional<Duration> remaining() {
    return Optional.ofNullable(
        machine.remaining().get(AgentActivityEvent.LIFECYCLE_IDLE_AFTER_IDLE_TIMEOUT));
  }

  /**
   * Takes the agent back to idle and leaves {@link #lastActive} as it was, so that nothing stale is
   * shown of a process that is killed from outside.
   */
  public void markIdle() {
    machine.markIdle();
  }

  /** The process has exited, for whatever reason. */
  public void markKilled() {
    machine.markKilled();
  }

  /** The process is started, or started again. */
  public void markSpawning() {
    machine.markSpawning();
  }

  private AgentActivityState active(Set<AgentActivityState> region) {
    return machine.configuration().stream().filter(region::contains).findFirst().orElseThrow();
  }

  /** Builds activities. */
  public static final class Builder {

    private final Duration idleTimeout;
    private final Runnable killer;
    private final AgentActivityMachine.Builder instance = AgentActivityMachine.builder();
    private InstantSource clock = Clock.systemUTC();

    private Builder(Duration idleTimeout, Runnable killer) {
      this.idleTimeout = Objects.requireNonNull(idleTimeout, "idleTimeout");
      this.killer = Objects.requireNonNull(killer, "killer");
    }

    /** Whose activity it is. */
    public Builder id(String id) {
      instance.entityId(id);
      return this;
    }

    /** Tells when something happens; by default the system's clock. */
    public Builder clock(InstantSource newClock) {
      clock = Objects.requireNonNull(newClock, "clock");
      return this;
    }

    /** Runs the countdown; by default the system's. */
    public Builder scheduler(Scheduler scheduler) {
      instance.scheduler(scheduler);
      return this;
    }

    /** Adds a hook. */
    public Builder hook(TransitionHook<AgentActivityState, AgentActivityEvent> hook) {
      instance.hook(hook);
      return this;
    }

    /** A fresh agent. */
    public AgentActivity build() {
      return new AgentActivity(this);
    }
  }
}
