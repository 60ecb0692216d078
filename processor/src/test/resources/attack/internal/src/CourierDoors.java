package internal;

import static internal.Doors.holds;
import static internal.Doors.same;

import dev.pawl.Outcome;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.List;

/** A machine that ignores what it does not expect, with the user's own enum of events. */
final class CourierDoors {

  private static final List<Signal> INTERNAL =
      List.of(Signal.DONE_BUSY, Signal.RIDE_TAKES_TOO_LONG, Signal.IDLE_AFTER_2H);

  private CourierDoors() {}

  static void whatIsNotExpectedIsIgnoredAndNeverTaken() {
    Doors.Heard<CourierState, Signal> heard = new Doors.Heard<>();
    VirtualScheduler time = new VirtualScheduler();
    CourierMachine courier = CourierMachine.builder().scheduler(time).hook(heard).build();
    for (CourierState in : List.of(CourierState.IDLE, CourierState.RIDING)) {
      same(in, courier.state());
      for (Signal signal : INTERNAL) {
        same(in, courier.fire(signal));
        same(new Outcome.Ignored<>(in, false), courier.tryFire(signal));
        holds(!courier.permits(signal), signal);
      }
      same(in, courier.state());
      heard.all.clear();
      courier.call();
    }
    same(List.of("CALL Ignored"), heard.all);
    time.advance(Duration.ofSeconds(90));
    same(CourierState.LOST, courier.state());
    // what the state ignores by its own word nobody can fire either
    holds(!courier.permits(Signal.RIDE_TAKES_TOO_LONG), courier);
  }

  static void whatIsDoneIsStillFound() {
    CourierMachine courier = CourierMachine.builder().scheduler(new VirtualScheduler()).build();
    courier.call();
    same(CourierState.IDLE, courier.arrive());
  }

  static void functions() {
    for (CourierState state : List.of(CourierState.IDLE, CourierState.RIDING, CourierState.LOST)) {
      for (Signal signal : INTERNAL) {
        same(state, CourierTransitions.next(state, signal));
        same(state, CourierTransitions.step(state, signal).state());
        holds(!CourierTransitions.permits(state, signal), signal);
        holds(!CourierTransitions.events(state).contains(signal), signal);
      }
    }
    same(CourierState.LOST, CourierTransitions.rideTakesTooLong(CourierState.RIDING));
    same(CourierState.LOST, CourierTransitions.idleAfter2H(CourierState.IDLE));
    same(CourierState.IDLE, CourierTransitions.arrive(CourierState.RIDING));
  }

  static void methods() {
    Doors.lacks(CourierMachine.class, "rideTakesTooLong", "idleAfter2H", "doneBusy");
    Doors.lacks(CourierPhase.class, "rideTakesTooLong", "idleAfter2H", "doneBusy");
  }
}
