package dev.pawl.stress;

import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import java.util.List;

/** An instance of the belt, which is a statechart. */
final class BeltSubject extends MachineSubject<Belt, BeltEvent> {

  private static final List<BeltEvent> EVENTS = List.of(BeltEvent.values());

  private final BeltMachine machine;

  /** Intentionally not volatile: if effects overlap, laps are lost. */
  private long laps;

  private BeltSubject(TransitionHook<Belt, BeltEvent> hook) {
    super(EVENTS, hook != null);
    BeltMachine.Builder builder = BeltMachine.builder().effects(() -> laps++);
    this.machine = hook != null ? builder.hook(hook).build() : builder.build();
    this.laps = 0;
  }

  static BeltSubject plain() {
    return new BeltSubject(null);
  }

  static BeltSubject hooked(TransitionHook<Belt, BeltEvent> hook) {
    return new BeltSubject(hook);
  }

  @Override
  public Outcome<Belt> fire(BeltEvent event) {
    return machine.tryFire(event);
  }

  @Override
  public Belt state() {
    return machine.state();
  }

  @Override
  long counted() {
    return machine.sequence();
  }
}
