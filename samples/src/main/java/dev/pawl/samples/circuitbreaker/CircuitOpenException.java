package dev.pawl.samples.circuitbreaker;

import java.time.Duration;
import java.time.Instant;

/** Thrown if the circuit refuses a call. The guarded code was not called. */
public final class CircuitOpenException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String circuit;
  private final CircuitState state;
  private final Duration retryAfter;
  private final Instant retryAt;

  CircuitOpenException(String circuit, CircuitState state, Duration retryAfter, Instant now) {
    super(message(circuit, state, retryAfter), null, false, false);
    this.circuit = circuit;
    this.state = state;
    this.retryAfter = retryAfter;
    this.retryAt = now.plus(retryAfter);
  }

  private static String message(String circuit, CircuitState state, Duration retryAfter) {
    if (state == CircuitState.HALF_OPEN) {
      return circuit + " circuit is half open, retry when the trial that runs has ended";
    }
    // rounds up to seconds
    long seconds = retryAfter.plusNanos(999_999_999).toSeconds();
    return circuit + " circuit is open, retry in " + seconds + " seconds";
  }

  /** Returns the name of the circuit. */
  public String circuit() {
    return circuit;
  }

  /** Returns the state that refused the call: open, or half open during a trial. */
  public CircuitState state() {
    return state;
  }

  /** Returns the remaining cooldown of an open circuit; zero during a trial. */
  public Duration retryAfter() {
    return retryAfter;
  }

  /** Returns the time at which a retry is useful, by the clock of the circuit. */
  public Instant retryAt() {
    return retryAt;
  }
}
