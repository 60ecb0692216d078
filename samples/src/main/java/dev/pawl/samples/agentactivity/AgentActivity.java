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
 * Tracks what an agent is doing and whether its process is alive. Kills the process of an agent
 * that is idle for too long.
 *
 * <p>Thread-safe: one thread may apply events while others read.
 */
public final class AgentActivity {

  private static final Set<AgentActivityState> LIFECYCLES =
      EnumSet.range(AgentActivityState.LIFECYCLE_SPAWNING, AgentActivityState.LIFECYCLE_KILLED);
  private static final Set<AgentActivityState> STATES =
      EnumSet.range(AgentActivityState.IDLE, AgentActivityState.RESPONDING);

  /**
   * The events that the CLI may report. The CLI must not report the events of the methods {@code
   * mark…}.
   */
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

  /** Creates an idle agent whose process has not been started. */
  public static AgentActivity create(Duration idleTimeout, Runnable killer) {
    return builder(idleTimeout, killer).build();
  }

  /**
   * Returns a builder, for agents with another clock or scheduler.
   *
   * @param idleTimeout the maximum time for which an agent may be idle, since it was last active
   * @param killer kills the process; it may call {@link #markKilled()}, but need not
   */
  public static Builder builder(Duration idleTimeout, Runnable killer) {
    return new Builder(idleTimeout, killer);
  }

  /**
   * Applies an event of the CLI's output. An unknown or unexpected event changes no state, but it
   * counts as activity.
   *
   * @return what the agent is doing afterwards
   */
  public AgentActivityState apply(AgentEvent event) {
    machine.fire(OUTPUT.getOrDefault(event.type(), AgentActivityEvent.UNKNOWN));
    return current();
  }

  /** Returns what the agent is doing: idle, thinking, running a tool or responding. */
  public AgentActivityState current() {
    return active(STATES);
  }

  /** Returns the state of the process: spawning, working, idle or killed. */
  public AgentActivityState lifecycle() {
    return active(LIFECYCLES);
  }

  /** Returns the time of the latest event; before the first event, the time of creation. */
  public Instant lastActive() {
    return machine.context().lastActive();
  }

  /** Returns the time until the process is killed; empty if the countdown is not running. */
  public Optional<Duration> remaining() {
    return Optional.ofNullable(
        machine.remaining().get(AgentActivityEvent.LIFECYCLE_IDLE_AFTER_IDLE_TIMEOUT));
  }

  /**
   * Sets the agent to idle without changing {@link #lastActive}, so that no outdated activity is
   * shown if the process is killed from outside.
   */
  public void markIdle() {
    machine.markIdle();
  }

  /** Reports that the process has exited, for any reason. */
  public void markKilled() {
    machine.markKilled();
  }

  /** Reports that the process is being started or restarted. */
  public void markSpawning() {
    machine.markSpawning();
  }

  private AgentActivityState active(Set<AgentActivityState> region) {
    return machine.configuration().stream().filter(region::contains).findFirst().orElseThrow();
  }

  /** Builds an {@link AgentActivity}. */
  public static final class Builder {

    private final Duration idleTimeout;
    private final Runnable killer;
    private final AgentActivityMachine.Builder instance = AgentActivityMachine.builder();
    private InstantSource clock = Clock.systemUTC();

    private Builder(Duration idleTimeout, Runnable killer) {
      this.idleTimeout = Objects.requireNonNull(idleTimeout, "idleTimeout");
      this.killer = Objects.requireNonNull(killer, "killer");
    }

    /** Sets the id of the agent. */
    public Builder id(String id) {
      instance.entityId(id);
      return this;
    }

    /** Sets the clock. The default is the clock of the system. */
    public Builder clock(InstantSource newClock) {
      clock = Objects.requireNonNull(newClock, "clock");
      return this;
    }

    /** Sets the scheduler of the countdown. The default is that of the system. */
    public Builder scheduler(Scheduler scheduler) {
      instance.scheduler(scheduler);
      return this;
    }

    /** Adds a hook. */
    public Builder hook(TransitionHook<AgentActivityState, AgentActivityEvent> hook) {
      instance.hook(hook);
      return this;
    }

    /** Creates the agent. */
    public AgentActivity build() {
      return new AgentActivity(this);
    }
  }
}
