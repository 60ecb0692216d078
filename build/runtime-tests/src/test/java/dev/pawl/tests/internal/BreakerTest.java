package dev.pawl.tests.internal;

import static dev.pawl.tests.internal.InternalEvents.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.IllegalTransitionError;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests a named timer that is declared by annotations. */
class BreakerTest {

  private static final String REFUSAL =
      "Breaker: cooldownElapsed cannot be fired: the machine itself raises it 60s after OPEN is"
          + " entered. Nothing is legal here.";

  @Test
  void timerEventIsRefusedByEveryMethod() {
    VirtualScheduler time = new VirtualScheduler();
    BreakerMachine breaker = BreakerMachine.builder().scheduler(time).build();
    BreakerEvent elapsed = BreakerCodec.eventFromWire("cooldownElapsed");
    assertEquals(BreakerEvent.COOLDOWN_ELAPSED, elapsed);
    breaker.trip();
    refused(REFUSAL, () -> breaker.fire(elapsed));
    refused(REFUSAL, breaker.tryFire(elapsed));
    refused(REFUSAL, () -> BreakerTransitions.next(BreakerState.OPEN, elapsed));
    refused(REFUSAL, () -> BreakerTransitions.step(BreakerState.OPEN, elapsed));
    assertTrue(!BreakerTransitions.permits(BreakerState.OPEN, elapsed), elapsed::toString);
    assertTrue(!breaker.permits(elapsed), elapsed::toString);
    assertEquals(Set.of(), BreakerTransitions.events(BreakerState.OPEN));
    assertEquals(Set.of(BreakerState.HALF_OPEN), BreakerTransitions.targets(BreakerState.OPEN));
    assertEquals(Duration.ofSeconds(60), breaker.remaining().get(elapsed));
    time.advance(Duration.ofSeconds(60));
    assertEquals(BreakerState.HALF_OPEN, breaker.state());
  }

  @Test
  void timerFunctionTakesTheTransition() {
    assertEquals(BreakerState.HALF_OPEN, BreakerTransitions.cooldownElapsed(BreakerState.OPEN));
  }

  @Test
  void internalEventsHaveNoMethods() {
    InternalEvents.lacks(BreakerMachine.class, "cooldownElapsed");
    InternalEvents.lacks(BreakerPhase.class, "cooldownElapsed");
  }

  @Test
  void pathThroughTimerShowsWait() {
    try {
      new BreakerMachine().success();
      throw new AssertionError("legal");
    } catch (IllegalTransitionError e) {
      assertEquals(
          "Breaker: success is not legal in CLOSED. Legal here: trip → OPEN.", e.getMessage());
    }
    try {
      BreakerTransitions.transition(BreakerState.CLOSED, BreakerState.HALF_OPEN);
      throw new AssertionError("legal");
    } catch (IllegalTransitionError e) {
      assertEquals(
          "Breaker: CLOSED → HALF_OPEN is not legal. Legal here: trip → OPEN. HALF_OPEN needs:"
              + " trip, (wait 60s).",
          e.getMessage());
      assertEquals(List.of("trip", "(wait 60s)"), e.shortestPath());
    }
  }
}
