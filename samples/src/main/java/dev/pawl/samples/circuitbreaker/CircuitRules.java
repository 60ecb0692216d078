package dev.pawl.samples.circuitbreaker;

import java.time.Duration;

/** The thresholds and counters of a circuit. */
public final class CircuitRules implements CircuitLogic {

  private final CircuitSettings settings;

  /**
   * Creates rules.
   *
   * @param settings the thresholds and the cooldown
   */
  public CircuitRules(CircuitSettings settings) {
    this.settings = settings;
  }

  @Override
  public boolean lastFailure(CircuitHealth health, CircuitEvent.Failure event) {
    return health.failures() + 1 >= settings.failureThreshold();
  }

  @Override
  public boolean lastSuccess(CircuitHealth health, CircuitEvent.Success event) {
    return health.successes() + 1 >= settings.successThreshold();
  }

  @Override
  public boolean trialRuns(CircuitHealth health, CircuitEvent.Call event) {
    return health.trial() != 0;
  }

  /**
   * Returns whether a result belongs to the running trial. A call that began before the circuit
   * opened may end while the circuit is half open.
   */
  @Override
  public boolean ofTrial(CircuitHealth health, CircuitEvent.OfTrial event) {
    return health.trial() == event.ticket();
  }

  @Override
  public Duration cooldown(CircuitHealth health) {
    return settings.cooldown();
  }

  @Override
  public CircuitHealth countFailure(CircuitHealth health, CircuitEvent.Failure event) {
    return health.withFailures(health.failures() + 1);
  }

  /** Resets the failures. Creates no object if there are no failures. */
  @Override
  public CircuitHealth forgetFailures(CircuitHealth health, CircuitEvent.Success event) {
    return health.failures() == 0 ? health : health.withFailures(0);
  }

  @Override
  public CircuitHealth beginTrial(CircuitHealth health, CircuitEvent.Call event) {
    return health.withTrial(event.ticket());
  }

  @Override
  public CircuitHealth countSuccess(CircuitHealth health, CircuitEvent.Success event) {
    return health.withSuccesses(health.successes() + 1).withTrial(0);
  }

  @Override
  public CircuitHealth endTrial(CircuitHealth health, CircuitEvent.NoResult event) {
    return health.withTrial(0);
  }

  @Override
  public CircuitHealth startAfresh(CircuitHealth health, CircuitEvent event) {
    return CircuitHealth.UNKNOWN;
  }
}
