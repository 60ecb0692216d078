package parameters;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.DrivenInstance;
import dev.pawl.engine.Engine;
import dev.pawl.engine.Failure;
import dev.pawl.engine.FlatBuilder;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Step}. It is confined to one thread at a time.
 *
 * <p>Payload whose parts are called like the parameters of generated methods.
 *
 * <pre>
 * from   event       to
 * START  go [ready]  DONE
 * DONE   go          START or DONE
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class StepMachine extends DrivenInstance<StepState, StepEvent> {
  private String context;

  private final StepLogic logic;

  private final StepEffects effects;

  private StepMachine(StepState state, long sequence, String context, StepLogic logic,
      StepEffects effects, String entityId, Engine<StepState, StepEvent> engine) {
    super(state, sequence, entityId, engine);
    this.context = context;
    this.logic = logic;
    this.effects = effects;
  }

  /** An instance that begins in {@code START}. */
  public static StepMachine start(String context, StepLogic logic, StepEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static StepMachine start(StepState initial, String context, StepLogic logic,
      StepEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static StepMachine resume(StepState state, String context, StepLogic logic,
      StepEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code go}.
   *
   * <p><code>START → DONE [ready], DONE → START or DONE</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public StepState go(String from__, String cause_, String event_, String logic_, String context_,
      String type, String to_, String state, String step, String selected_, String effects_,
      String events, String from_, String StepState_) {
    return fire(StepEvent.go(from__, cause_, event_, logic_, context_, type, to_, state, step, selected_, effects_, events, from_, StepState_));
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public StepState go(String from__, String cause_, String event_, String logic_, String context_,
      String type, String to_, String state, String step, String selected_, String effects_,
      String events, String from_, String StepState_, Cause cause) {
    return fire(StepEvent.go(from__, cause_, event_, logic_, context_, type, to_, state, step, selected_, effects_, events, from_, StepState_), cause);
  }

  /** The current context. */
  public String context() {
    return context;
  }

  @Override
  protected Definition<StepState, StepEvent> stepRules() {
    return StepTransitions.rules();
  }

  @Override
  protected StepEvent[] eventValues() {
    return new StepEvent[] {null};
  }

  @Override
  protected int select(StepEvent event) {
    return StepTransitions.select(state(), event, context, logic);
  }

  @Override
  protected StepState target(int step, StepEvent event) {
    return StepTransitions.target(step, event, context, logic, this);
  }

  @Override
  protected void commit(int step, StepState to, StepEvent event) {
    switch (step) {
      // GO
      case 0 -> context = Failure.due(logic.add(context, (StepEvent.Go) event), this, "update add");
      default -> {}
    }
    become(to.ordinal());
  }

  @Override
  protected void perform(int step, StepEvent event) {
    switch (step) {
      // GO
      case 0 -> effects.tell(context, (StepEvent.Go) event);
      default -> {}
    }
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<StepState, StepEvent, StepMachine, Builder> {
    private String context;

    private StepLogic logic;

    private StepEffects effects;

    private Builder() {
      super("Step", StepState.START);
    }

    @Override
    public Builder initial(StepState initial) {
      this.state = checked(initial, StepTransitions.initialStates());
      return this;
    }

    /** Sets the context at first; required. */
    public Builder context(String context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(StepLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Sets what does what transitions make it do; required. */
    public Builder effects(StepEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    @Override
    public StepMachine build() {
      require(context, "a context", "context");
      require(logic, "a StepLogic", "logic");
      require(effects, "StepEffects", "effects");
      return new StepMachine(state, sequence, context, logic, effects, entityId,
          engine(StepTransitions.rules(), false));
    }
  }
}
