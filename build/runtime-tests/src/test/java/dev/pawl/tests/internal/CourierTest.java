package dev.pawl.tests.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Outcome;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests a machine that ignores unexpected events and has an enum of events of its own. */
class CourierTest {

  private static final List<Signal> INTERNAL =
      List.of(Signal.DONE_BUSY, Signal.RIDE_TAKES_TOO_LONG, Signal.IDLE_AFTER_2H);

  @Test
  void internalEventsAreIgnoredByLenientMachine() {
    InternalEvents.RecordingHook<CourierState, Signal> heard = new InternalEvents.RecordingHook<>();
    VirtualScheduler time = new VirtualScheduler();
    CourierMachine courier = CourierMachine.builder().scheduler(time).hook(heard).build();
    for (CourierState in : List.of(CourierState.IDLE, CourierState.RIDING)) {
      assertEquals(in, courier.state());
      for (Signal signal : INTERNAL) {
        assertEquals(in, courier.fire(signal));
        assertEquals(new Outcome.Ignored<>(in, false), courier.tryFire(signal));
        assertTrue(!courier.permits(signal), signal::toString);
      }
      assertEquals(in, courier.state());
      heard.all.clear();
      courier.call();
    }
    assertEquals(List.of("CALL Ignored"), heard.all);
    time.advance(Duration.ofSeconds(90));
    assertEquals(CourierState.LOST, courier.state());
    // an internal event that the state ignores cannot be fired either
    assertTrue(!courier.permits(Signal.RIDE_TAKES_TOO_LONG), courier::toString);
  }

  @Test
  void doneEventIsStillRaised() {
    CourierMachine courier = CourierMachine.builder().scheduler(new VirtualScheduler()).build();
    courier.call();
    assertEquals(CourierState.IDLE, courier.arrive());
  }

  @Test
  void functionsIgnoreInternalEvents() {
    for (CourierState state : List.of(CourierState.IDLE, CourierState.RIDING, CourierState.LOST)) {
      for (Signal signal : INTERNAL) {
        assertEquals(state, CourierTransitions.next(state, signal));
        assertEquals(state, CourierTransitions.step(state, signal).state());
        assertTrue(!CourierTransitions.permits(state, signal), signal::toString);
        assertTrue(!CourierTransitions.events(state).contains(signal), signal::toString);
      }
    }
    assertEquals(CourierState.LOST, CourierTransitions.rideTakesTooLong(CourierState.RIDING));
    assertEquals(CourierState.LOST, CourierTransitions.idleAfter2H(CourierState.IDLE));
    assertEquals(CourierState.IDLE, CourierTransitions.arrive(CourierState.RIDING));
  }

  @Test
  void internalEventsHaveNoMethods() {
    InternalEvents.lacks(CourierMachine.class, "rideTakesTooLong", "idleAfter2H", "doneBusy");
    InternalEvents.lacks(CourierPhase.class, "rideTakesTooLong", "idleAfter2H", "doneBusy");
  }
}
