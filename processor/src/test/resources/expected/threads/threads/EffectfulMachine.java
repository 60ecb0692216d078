package threads;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.SharedInstance;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Effectful}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <pre>
 * from    event  to
 * ADDING  add    ADDING
 * </pre>
 */
@Generated("dev.pawl.processor")
final class EffectfulMachine extends SharedInstance<EffectfulState, EffectfulEvent> {
  private final EffectfulEffects effects;

  private EffectfulMachine(EffectfulState state, long sequence, EffectfulEffects effects,
      String entityId, Engine<EffectfulState, EffectfulEvent> engine) {
    super(state, sequence, entityId, engine);
    this.effects = effects;
  }

  /** An instance that begins in {@code ADDING}. */
  public static EffectfulMachine start(EffectfulEffects effects) {
    return builder().effects(effects).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static EffectfulMachine start(EffectfulState initial, EffectfulEffects effects) {
    return builder().initial(initial).effects(effects).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static EffectfulMachine resume(EffectfulState state, EffectfulEffects effects) {
    return builder().resume(state).effects(effects).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code add}.
   *
   * <p><code>ADDING → ADDING</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public EffectfulState add() {
    return fire(EffectfulEvent.ADD);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public EffectfulState add(Cause cause) {
    return fire(EffectfulEvent.ADD, cause);
  }

  @Override
  protected Definition<EffectfulState, EffectfulEvent> stepRules() {
    return EffectfulTransitions.rules();
  }

  @Override
  protected EffectfulEvent[] eventValues() {
    return EffectfulEvent.values();
  }

  @Override
  protected int select(EffectfulEvent event) {
    return EffectfulTransitions.select(state(), event);
  }

  @Override
  protected EffectfulState target(int step, EffectfulEvent event) {
    return EffectfulTransitions.target(step);
  }

  @Override
  protected void perform(int step, EffectfulEvent event) {
    switch (step) {
      // ADD
      case 0 -> effects.addOne();
      default -> {}
    }
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<EffectfulState, EffectfulEvent, EffectfulMachine, Builder> {
    private EffectfulEffects effects;

    private Builder() {
      super("Effectful", EffectfulState.ADDING);
    }

    @Override
    public Builder initial(EffectfulState initial) {
      this.state = checked(initial, EffectfulTransitions.initialStates());
      return this;
    }

    /** Sets what does what transitions make it do; required. */
    public Builder effects(EffectfulEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    @Override
    public EffectfulMachine build() {
      require(effects, "EffectfulEffects", "effects");
      return new EffectfulMachine(state, sequence, effects, entityId,
          engine(EffectfulTransitions.rules(), false));
    }
  }
}
