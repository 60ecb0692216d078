package effects;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.DrivenInstance;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Lamp}. It is confined to one thread at a time.
 *
 * <p>Effects run in order, after the commit; what they fire runs after the step.
 *
 * <pre>
 * from    event    to
 * OFF     press    ON
 * ON      press    OFF
 * ON      burnOut  BROKEN
 * BROKEN  replace  OFF
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class LampMachine extends DrivenInstance<LampState, LampEvent> {
  private final LampEffects effects;

  private LampMachine(LampState state, long sequence, LampEffects effects, String entityId,
      Engine<LampState, LampEvent> engine) {
    super(state, sequence, entityId, engine);
    this.effects = effects;
  }

  /** An instance that begins in {@code OFF}. */
  public static LampMachine start(LampEffects effects) {
    return builder().effects(effects).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static LampMachine start(LampState initial, LampEffects effects) {
    return builder().initial(initial).effects(effects).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static LampMachine resume(LampState state, LampEffects effects) {
    return builder().resume(state).effects(effects).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code press}.
   *
   * <p><code>OFF → ON, ON → OFF</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public LampState press() {
    return fire(LampEvent.PRESS);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public LampState press(Cause cause) {
    return fire(LampEvent.PRESS, cause);
  }

  /**
   * The event {@code burnOut}.
   *
   * <p><code>ON → BROKEN</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public LampState burnOut() {
    return fire(LampEvent.BURN_OUT);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public LampState burnOut(Cause cause) {
    return fire(LampEvent.BURN_OUT, cause);
  }

  /**
   * The event {@code replace}.
   *
   * <p><code>BROKEN → OFF</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public LampState replace() {
    return fire(LampEvent.REPLACE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public LampState replace(Cause cause) {
    return fire(LampEvent.REPLACE, cause);
  }

  @Override
  protected Definition<LampState, LampEvent> stepRules() {
    return LampTransitions.rules();
  }

  @Override
  protected LampEvent[] eventValues() {
    return LampEvent.values();
  }

  @Override
  protected int select(LampEvent event) {
    return LampTransitions.select(state(), event);
  }

  @Override
  protected LampState target(int step, LampEvent event) {
    return LampTransitions.target(step);
  }

  @Override
  protected void perform(int step, LampEvent event) {
    switch (step) {
      // PRESS
      case 0 -> {
        effects.light();
        effects.log();
      }
      // PRESS
      case 1 -> {
        effects.log();
        effects.darken();
      }
      // BURN_OUT
      case 2 -> effects.log();
      default -> {}
    }
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<LampState, LampEvent, LampMachine, Builder> {
    private LampEffects effects;

    private Builder() {
      super("Lamp", LampState.OFF);
    }

    @Override
    public Builder initial(LampState initial) {
      this.state = checked(initial, LampTransitions.initialStates());
      return this;
    }

    /** Sets what does what transitions make it do; required. */
    public Builder effects(LampEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    @Override
    public LampMachine build() {
      require(effects, "LampEffects", "effects");
      return new LampMachine(state, sequence, effects, entityId,
          engine(LampTransitions.rules(), false));
    }
  }
}
