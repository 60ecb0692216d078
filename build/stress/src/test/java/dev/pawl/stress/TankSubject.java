package dev.pawl.stress;

import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import java.util.List;

/**
 * An instance of the tank. A lock makes guard, update and commit atomic, and orders the effects.
 */
final class TankSubject extends MachineSubject<Tank, TankEvent> {

  /** The events. Most of them add, so that the tank overflows sometimes. */
  private static final List<TankEvent> EVENTS =
      List.of(TankEvent.ADD, TankEvent.ADD, TankEvent.ADD, TankEvent.ADD, TankEvent.DRAIN);

  private final TankMachine machine;

  /** Intentionally not volatile, because effects must not overlap. */
  private long effects;

  private TankSubject(TankMachine.Builder builder, boolean recorded) {
    super(EVENTS, recorded);
    this.machine =
        builder.context(Level.EMPTY).logic(new Rules()).effects(level -> effects++).build();
  }

  static TankSubject plain() {
    return new TankSubject(TankMachine.builder(), false);
  }

  static TankSubject hooked(TransitionHook<Tank, TankEvent> hook) {
    return new TankSubject(TankMachine.builder().hook(hook), true);
  }

  private static final class Rules implements TankLogic {
    @Override
    public boolean room(Level level) {
      return level.height() < Level.FULL;
    }

    @Override
    public boolean empty(Level level) {
      return level.height() == 0;
    }

    @Override
    public Level raised(Level level) {
      return new Level(level.added() + 1, level.height() + 1);
    }

    @Override
    public Level emptied(Level level) {
      return new Level(level.added(), 0);
    }
  }

  @Override
  public Outcome<Tank> fire(TankEvent event) {
    return machine.tryFire(event);
  }

  @Override
  public Tank state() {
    return machine.state();
  }

  @Override
  long counted() {
    return machine.sequence();
  }

  @Override
  public String mistake(OutcomeCounts<Tank, TankEvent> outcomes) {
    long raised = outcomes.moved(TankEvent.ADD, Tank.OPEN, Tank.OPEN);
    long spilled = outcomes.moved(TankEvent.ADD, Tank.OPEN, Tank.SPILLED);
    if (machine.context().added() != raised) {
      return machine.context() + " after " + raised + " updates";
    }
    if (spilled == 0) {
      return "the tank was never full, so its guard was not tested";
    }
    return effects == raised + spilled
        ? null
        : effects + " effects of " + (raised + spilled) + " steps";
  }
}
