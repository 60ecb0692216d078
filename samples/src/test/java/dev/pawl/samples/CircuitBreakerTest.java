package dev.pawl.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.samples.circuitbreaker.CircuitBreakerEvent;
import dev.pawl.samples.circuitbreaker.CircuitBreakerState;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CircuitBreakerTest extends PlainMachine<CircuitBreakerState, CircuitBreakerEvent> {

  /** The transitions as the document lists them. */
  private static final String ARROWS =
      """
      CLOSED    | failure_threshold_exceeded | OPEN
      OPEN      | cooldown_expires           | HALF_OPEN
      HALF_OPEN | success                    | CLOSED
      HALF_OPEN | failure                    | OPEN
      """;

  CircuitBreakerTest() {
    super(
        new Generated<>(
            "dev.pawl.samples.circuitbreaker.CircuitBreaker", CircuitBreakerState.class),
        CircuitBreakerEvent.class);
  }

  @Override
  List<Row> pairs() {
    return cells().stream().map(Row::pair).toList();
  }

  @Override
  List<Row> cells() {
    return Row.table(ARROWS);
  }

  @Override
  Set<CircuitBreakerState> initial() {
    return Set.of(CircuitBreakerState.CLOSED);
  }

  @Override
  Set<CircuitBreakerState> last() {
    return Set.of();
  }

  @Override
  String wireName(CircuitBreakerState state) {
    return state.name();
  }

  @ParameterizedTest
  @EnumSource
  void requestsPassUnlessTheCircuitIsOpen(CircuitBreakerState state) {
    assertEquals(state != CircuitBreakerState.OPEN, generated().is("isPassing", state));
  }
}
