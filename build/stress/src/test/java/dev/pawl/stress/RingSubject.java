package dev.pawl.stress;

import dev.pawl.IllegalTransitionError;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/**
 * An instance of the ring. Its steps are compare-and-set instructions without hooks, and are run by
 * the engine with hooks.
 */
final class RingSubject extends MachineSubject<RingState, RingEvent> {

  private static final RingState[] STATES = RingState.values();
  private static final List<RingEvent> EVENTS = List.of(RingEvent.values());

  private final RingMachine machine;

  private RingSubject(RingMachine machine, boolean recorded) {
    super(EVENTS, recorded);
    this.machine = machine;
  }

  static RingSubject plain() {
    return new RingSubject(new RingMachine(), false);
  }

  static RingSubject hooked(TransitionHook<RingState, RingEvent> hook) {
    return new RingSubject(RingMachine.builder().entityId("r-1").hook(hook).build(), true);
  }

  /** Fires with {@code fire} or {@code tryFire}, because the generated code of both differs. */
  @Override
  public Outcome<RingState> fire(RingEvent event) {
    if (ThreadLocalRandom.current().nextInt(4) > 0) {
      return machine.tryFire(event);
    }
    try {
      RingState to = machine.fire(event);
      // the source can only be the previous or the next state
      int from = to.ordinal() + (event == RingEvent.STEP ? STATES.length - 1 : 1);
      return new Outcome.Moved<>(STATES[from % STATES.length], to);
    } catch (IllegalTransitionError error) {
      return new Outcome.Illegal<>((RingState) error.from(), error.refusal());
    }
  }

  @Override
  public RingState state() {
    return machine.state();
  }

  @Override
  long counted() {
    return machine.sequence();
  }
}
