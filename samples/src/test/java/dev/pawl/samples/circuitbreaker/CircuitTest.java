package dev.pawl.samples.circuitbreaker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.hook.RingHook;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Compares the machine {@code Circuit} with {@code CircuitBreaker}, the machine of the document.
 */
class CircuitTest {

  private static final CircuitRules RULES =
      new CircuitRules(new CircuitSettings(1, 1, Duration.ofSeconds(60)));

  private static CircuitState twin(CircuitBreakerState state) {
    return CircuitState.valueOf(state.name());
  }

  @Test
  void statesAndEventsAreThoseOfTheDocument() {
    assertEquals(
        EnumSet.allOf(CircuitBreakerState.class).stream().map(Enum::name).toList(),
        EnumSet.allOf(CircuitState.class).stream().map(Enum::name).toList());
    Set<String> events = new HashSet<>();
    for (CircuitEvent.Type event : CircuitEvent.Type.values()) {
      events.add(event.wireName());
    }
    for (CircuitBreakerEvent event : CircuitBreakerEvent.values()) {
      assertTrue(events.contains(event.wireName()), event.name());
    }
  }

  /**
   * Compares the machines for each state and event, legal or not. The thresholds are 1, as in the
   * document.
   */
  @ParameterizedTest
  @EnumSource
  void everyRowOfTheDocumentIsTrue(CircuitBreakerState from) {
    for (CircuitBreakerEvent event : CircuitBreakerEvent.values()) {
      CircuitEvent own =
          switch (event) {
            case FAILURE_THRESHOLD_EXCEEDED -> CircuitEvent.failureThresholdExceeded();
            case COOLDOWN_EXPIRES -> CircuitEvent.cooldownExpires();
            case SUCCESS -> CircuitEvent.success(7);
            case FAILURE -> CircuitEvent.failure(7);
          };
      if (CircuitBreakerTransitions.permits(from, event)) {
        CircuitBreakerState to = CircuitBreakerTransitions.next(from, event);
        assertSame(twin(to), trying(twin(from)).fire(own), from + " " + event);
      } else if (event == CircuitBreakerEvent.FAILURE && from == CircuitBreakerState.CLOSED) {
        // the document does not count the failures of a closed circuit, so it has no transition
        // here
        assertSame(CircuitState.OPEN, trying(twin(from)).fire(own));
      } else {
        CircuitMachine circuit = trying(twin(from));
        circuit.tryFire(own);
        assertSame(twin(from), circuit.state(), from + " " + event);
      }
    }
  }

  /** Returns an instance in a state. If the state is half open, a trial is running. */
  private static CircuitMachine trying(CircuitState state) {
    return CircuitMachine.builder()
        .from(state)
        .context(new CircuitHealth(0, 0, 7))
        .logic(RULES)
        .scheduler(new VirtualScheduler())
        .build();
  }

  @ParameterizedTest
  @EnumSource
  void beyondTheDocumentItOnlyCloses(CircuitState from) {
    for (CircuitState to : CircuitState.values()) {
      boolean documented =
          CircuitBreakerTransitions.canTransition(
              CircuitBreakerState.valueOf(from.name()), CircuitBreakerState.valueOf(to.name()));
      if (from != to && to != CircuitState.CLOSED) {
        assertEquals(documented, CircuitTransitions.canTransition(from, to), from + " → " + to);
      }
    }
  }

  /**
   * The recorded steps of random instances are legal in the machine of the document, except for
   * resets.
   */
  @Test
  void livesAreLegalByTheDocument() {
    VirtualScheduler time = new VirtualScheduler();
    RingHook<CircuitState, CircuitEvent> trail = new RingHook<>(100_000);
    CircuitMachine circuit =
        CircuitMachine.builder()
            .context(CircuitHealth.UNKNOWN)
            .logic(new CircuitRules(new CircuitSettings(3, 2, Duration.ofSeconds(60))))
            .scheduler(time)
            .hook(trail)
            .build();
    Random random = new Random(1);
    for (int i = 1; i < 10_000; i++) {
      long trial = circuit.context().trial();
      long ticket = random.nextBoolean() && trial > 0 ? trial : i;
      circuit.tryFire(
          switch (random.nextInt(5)) {
            case 0 -> CircuitEvent.call(i);
            case 1 -> CircuitEvent.success(ticket);
            case 2 -> CircuitEvent.noResult(ticket);
            default -> CircuitEvent.failure(ticket);
          });
      time.advance(Duration.ofSeconds(random.nextInt(20)));
    }
    Set<String> seen = new HashSet<>();
    for (LifecycleEvent<CircuitState, CircuitEvent> step : trail.events()) {
      if (step.from() != step.to()) {
        CircuitBreakerState from = CircuitBreakerState.valueOf(step.from().name());
        CircuitBreakerState to = CircuitBreakerState.valueOf(step.to().name());
        assertSame(to, CircuitBreakerTransitions.transition(from, to), step::toString);
        seen.add(step.from() + " " + step.event().wireName() + " " + step.to());
      }
    }
    assertEquals(
        Set.of(
            "CLOSED failure_threshold_exceeded OPEN",
            "OPEN cooldown_expires HALF_OPEN",
            "HALF_OPEN success CLOSED",
            "HALF_OPEN failure OPEN"),
        seen);
  }

  @Test
  void onlyOneTrialRunsAtATime() {
    CircuitMachine circuit = trying(CircuitState.HALF_OPEN);
    assertTrue(circuit.tryFire(CircuitEvent.call(8)) instanceof Outcome.GuardRefused<CircuitState>);
    assertEquals(
        new Outcome.Ignored<>(CircuitState.HALF_OPEN, false),
        circuit.tryFire(CircuitEvent.success(8)));
    assertEquals(
        new Outcome.Ignored<>(CircuitState.HALF_OPEN, false),
        circuit.tryFire(CircuitEvent.failure(6)));
    circuit.noResult(7);
    assertTrue(circuit.permits(CircuitEvent.call(8)));
    circuit.call(8);
    assertEquals(8, circuit.context().trial());
    assertSame(CircuitState.CLOSED, circuit.success(8));
  }

  @Test
  void cooldownIsATimer() {
    VirtualScheduler time = new VirtualScheduler();
    CircuitMachine circuit =
        CircuitMachine.builder()
            .context(CircuitHealth.UNKNOWN)
            .logic(RULES)
            .scheduler(time)
            .build();
    assertTrue(circuit.remaining().isEmpty());
    circuit.failureThresholdExceeded();
    time.advance(Duration.ofMillis(59_999));
    assertSame(CircuitState.OPEN, circuit.state());
    assertEquals(List.of(Duration.ofMillis(1)), List.copyOf(circuit.remaining().values()));
    time.advance(Duration.ofMillis(1));
    assertSame(CircuitState.HALF_OPEN, circuit.state());
    circuit.reset();
    assertEquals(List.of(), time.pending());
  }

  @Test
  void thresholdsAreOneOrMore() {
    Duration minute = Duration.ofMinutes(1);
    assertThrows(IllegalArgumentException.class, () -> new CircuitSettings(0, 1, minute));
    assertThrows(IllegalArgumentException.class, () -> new CircuitSettings(1, 0, minute));
    assertThrows(IllegalArgumentException.class, () -> new CircuitSettings(1, 1, minute.negated()));
  }
}
