package dev.pawl.samples.pipeline;

import dev.pawl.Cause;
import dev.pawl.samples.circuitbreaker.CircuitBreakerEvent;
import dev.pawl.samples.circuitbreaker.CircuitBreakerState;
import dev.pawl.samples.circuitbreaker.CircuitSettings;
import dev.pawl.store.StoreException;
import dev.pawl.store.StoreSession;
import dev.pawl.store.Stored;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;

/** The circuit breaker of a tool, shared by all processes. Thread-safe. */
final class ToolCircuit {

  private static final CircuitSettings SETTINGS = CircuitSettings.DOCUMENTED;

  private final Pipeline pipeline;
  private final String tool;

  ToolCircuit(Pipeline pipeline, String tool) {
    this.pipeline = pipeline;
    this.tool = tool;
  }

  /** The body of a transaction that has locked the circuit. */
  private interface Body<R> {
    R run(StoreSession<CircuitBreakerState, CircuitBreakerEvent> tx) throws SQLException;
  }

  private <R> R locked(Body<R> body) {
    return pipeline.circuits.inTransaction(
        tx -> {
          try {
            String lock = "UPDATE circuits SET failures = failures WHERE tool_id = ?";
            if (Rows.update(tx.connection(), lock, tool) == 0) {
              tx.create(tool);
            }
            return body.run(tx);
          } catch (SQLException e) {
            throw new StoreException("The circuit of " + tool + " could not be read", e);
          }
        });
  }

  /**
   * Throws an exception unless the circuit is closed or its last change is longer ago than the
   * cooldown. In the latter case, an open circuit becomes half open, and the call is a trial.
   *
   * @throws IllegalStateException if the call is refused; the message contains the remaining time
   */
  void requireCalls() {
    locked(
        tx -> {
          Stored<CircuitBreakerState> circuit = tx.get(tool);
          if (circuit.state() == CircuitBreakerState.CLOSED) {
            return circuit;
          }
          Instant now = pipeline.clock().instant();
          Duration wait = Duration.between(now, circuit.updatedAt().plus(SETTINGS.cooldown()));
          if (!wait.isNegative() && !wait.isZero()) {
            long seconds = wait.plusNanos(999_999_999).toSeconds();
            throw new IllegalStateException(
                tool + " circuit is open, retry in " + seconds + " seconds");
          }
          if (circuit.state() == CircuitBreakerState.OPEN) {
            Cause cause = Cause.by("timer").because("cooldown is over");
            tx.fire(tool, CircuitBreakerEvent.COOLDOWN_EXPIRES, cause);
          }
          return circuit;
        });
  }

  /** Reports the result of a call. */
  void report(boolean success) {
    Cause cause = Cause.by(tool);
    locked(
        tx -> {
          boolean test = tx.get(tool).state() == CircuitBreakerState.HALF_OPEN;
          if (success) {
            setFailures(tx, 0);
          }
          if (test) {
            tx.fire(
                tool,
                success ? CircuitBreakerEvent.SUCCESS : CircuitBreakerEvent.FAILURE,
                cause.because(success ? "the test call succeeded" : "the test call failed"));
          } else if (!success && tx.get(tool).state() == CircuitBreakerState.CLOSED) {
            int failures = failures(tx) + 1;
            setFailures(tx, failures);
            if (failures >= SETTINGS.failureThreshold()) {
              tx.fire(
                  tool,
                  CircuitBreakerEvent.FAILURE_THRESHOLD_EXCEEDED,
                  cause.because(failures + " consecutive failures"));
            }
          }
          return test;
        });
  }

  /** Closes the circuit and resets its failures. */
  Stored<CircuitBreakerState> reset(Cause cause) {
    return locked(
        tx -> {
          setFailures(tx, 0);
          return tx.force(tool, CircuitBreakerState.CLOSED, cause);
        });
  }

  private int failures(StoreSession<?, ?> tx) throws SQLException {
    String sql = "SELECT failures FROM circuits WHERE tool_id = ?";
    return Rows.query(tx.connection(), sql, row -> row.getInt(1), tool).get(0);
  }

  private void setFailures(StoreSession<?, ?> tx, int failures) throws SQLException {
    String sql = "UPDATE circuits SET failures = ? WHERE tool_id = ?";
    Rows.update(tx.connection(), sql, failures, tool);
  }
}
