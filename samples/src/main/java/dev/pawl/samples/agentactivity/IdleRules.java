package dev.pawl.samples.agentactivity;

import java.time.Duration;
import java.time.InstantSource;

/**
 * Keeps when there was output last, and counts down from then.
 *
 * @param clock tells the time
 * @param timeout how long an agent may be idle
 */
record IdleRules(InstantSource clock, Duration timeout) implements AgentActivityLogic {

  @Override
  public Activity touch(Activity activity) {
    return new Activity(clock.instant());
  }

  @Override
  public Duration idleTimeout(Activity activity) {
    Duration idle = Duration.between(activity.lastActive(), clock.instant());
    // a clock that was set back makes nobody wait longer
    Duration rest = timeout.minus(idle.isNegative() ? Duration.ZERO : idle);
    return rest.isNegative() ? Duration.ZERO : rest;
  }
}
