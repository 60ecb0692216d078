package dev.pawl.samples.circuitbreaker;

import java.time.Duration;
import java.time.Instant;

/** A call was not let through. Whatever it would have called has not been called. */
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
    // a part of a second is still to be waited for
    long seconds = retryAfter.plusNanos(999_999_999).toSeconds();
    return circuit + " circuit is open, retry in " + seconds + " seconds";
  }

  /** The name of the circuit that refused. */
  public String circuit() {
    return circuit;
  }

  /** The state in which it refused: open, or half open with a trial that ran. */
  public CircuitState state() {
    return state;
  }

  /** How long an open circuit still cools down; zero where it waits for the end of a trial. */
  public Duration retryAfter() {
    return retryAfter;
  }

  /** When, by the circuit's clock, it is worth trying again. */
  public Instant retryAt() {
    return retryAt;
  }
}
