package dev.pawl.samples.agentactivity;

import java.time.Duration;
import java.time.InstantSource;

/**
 * Remembers the time of the last output and computes the idle timeout from it.
 *
 * @param clock the clock
 * @param timeout the maximum time for which an agent may be idle
 */
record IdleRules(InstantSource clock, Duration timeout) implements AgentActivityLogic {

  @Override
  public Activity touch(Activity activity) {
    return new Activity(clock.instant());
  }

  @Override
  public Duration idleTimeout(Activity activity) {
    Duration idle = Duration.between(activity.lastActive(), clock.instant());
    // if the clock was set back, the timeout must not become longer
    Duration rest = timeout.minus(idle.isNegative() ? Duration.ZERO : idle);
    return rest.isNegative() ? Duration.ZERO : rest;
  }
}
