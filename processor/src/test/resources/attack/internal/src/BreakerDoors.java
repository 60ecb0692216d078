package internal;

import static internal.Doors.holds;
import static internal.Doors.refused;
import static internal.Doors.same;

import dev.pawl.IllegalTransitionError;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/** A timer with a name, declared by annotations. */
final class BreakerDoors {

  private static final String REFUSAL =
      "Breaker: cooldownElapsed is made by the machine itself 60s after OPEN is entered; nobody can"
          + " fire it. Nothing is legal here.";

  private BreakerDoors() {}

  static void everyWayIn() {
    VirtualScheduler time = new VirtualScheduler();
    BreakerMachine breaker = BreakerMachine.builder().scheduler(time).build();
    BreakerEvent elapsed = BreakerCodec.eventFromWire("cooldownElapsed");
    same(BreakerEvent.COOLDOWN_ELAPSED, elapsed);
    breaker.trip();
    refused(REFUSAL, () -> breaker.fire(elapsed));
    refused(REFUSAL, breaker.tryFire(elapsed));
    refused(REFUSAL, () -> BreakerTransitions.next(BreakerState.OPEN, elapsed));
    refused(REFUSAL, () -> BreakerTransitions.step(BreakerState.OPEN, elapsed));
    holds(!BreakerTransitions.permits(BreakerState.OPEN, elapsed), elapsed);
    holds(!breaker.permits(elapsed), elapsed);
    same(Set.of(), BreakerTransitions.events(BreakerState.OPEN));
    same(Set.of(BreakerState.HALF_OPEN), BreakerTransitions.targets(BreakerState.OPEN));
    same(Duration.ofSeconds(60), breaker.remaining().get(elapsed));
    time.advance(Duration.ofSeconds(60));
    same(BreakerState.HALF_OPEN, breaker.state());
  }

  static void whoKeepsTheTime() {
    same(BreakerState.HALF_OPEN, BreakerTransitions.cooldownElapsed(BreakerState.OPEN));
  }

  static void methods() {
    Doors.lacks(BreakerMachine.class, "cooldownElapsed");
    Doors.lacks(BreakerPhase.class, "cooldownElapsed");
  }

  static void theWayThroughATimerSaysSo() {
    try {
      new BreakerMachine().success();
      throw new AssertionError("legal");
    } catch (IllegalTransitionError e) {
      same(
          "Breaker: success is not legal in CLOSED. Legal here: trip → OPEN.",
          e.getMessage());
    }
    try {
      BreakerTransitions.transition(BreakerState.CLOSED, BreakerState.HALF_OPEN);
      throw new AssertionError("legal");
    } catch (IllegalTransitionError e) {
      same(
          "Breaker: CLOSED → HALF_OPEN is not legal. Legal here: trip → OPEN. HALF_OPEN needs:"
              + " trip, (wait 60s).",
          e.getMessage());
      same(List.of("trip", "(wait 60s)"), e.way());
    }
  }
}
