package hooks;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.DrivenInstance;
import dev.pawl.engine.Engine;
import dev.pawl.engine.Failure;
import dev.pawl.engine.FlatBuilder;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Deal}. It is confined to one thread at a time.
 *
 * <p>A deal that hooks watch.
 *
 * <pre>
 * from     event            to
 * NEW      offer            OFFERED
 * OFFERED  accept [enough]  CLOSED
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class DealMachine extends DrivenInstance<DealState, DealEvent> {
  private Integer context;

  private final DealLogic logic;

  private final DealEffects effects;

  private DealMachine(DealState state, long sequence, Integer context, DealLogic logic,
      DealEffects effects, String entityId, Engine<DealState, DealEvent> engine) {
    super(state, sequence, entityId, engine);
    this.context = context;
    this.logic = logic;
    this.effects = effects;
  }

  /** An instance that begins in {@code NEW}. */
  public static DealMachine start(Integer context, DealLogic logic, DealEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static DealMachine start(DealState initial, Integer context, DealLogic logic,
      DealEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static DealMachine resume(DealState state, Integer context, DealLogic logic,
      DealEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code offer}.
   *
   * <p><code>NEW → OFFERED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public DealState offer() {
    return fire(DealEvent.OFFER);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DealState offer(Cause cause) {
    return fire(DealEvent.OFFER, cause);
  }

  /**
   * The event {@code accept}.
   *
   * <p><code>OFFERED → CLOSED [enough]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public DealState accept() {
    return fire(DealEvent.ACCEPT);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DealState accept(Cause cause) {
    return fire(DealEvent.ACCEPT, cause);
  }

  /** The current context. */
  public Integer context() {
    return context;
  }

  @Override
  protected Definition<DealState, DealEvent> stepRules() {
    return DealTransitions.rules();
  }

  @Override
  protected DealEvent[] eventValues() {
    return DealEvent.values();
  }

  @Override
  protected int select(DealEvent event) {
    return DealTransitions.select(state(), event, context, logic);
  }

  @Override
  protected DealState target(int step, DealEvent event) {
    return DealTransitions.target(step);
  }

  @Override
  protected void commit(int step, DealState to, DealEvent event) {
    switch (step) {
      // OFFER
      case 0 -> context = Failure.due(logic.raise(context), this, "update raise");
      default -> {}
    }
    become(to.ordinal());
  }

  @Override
  protected void perform(int step, DealEvent event) {
    switch (step) {
      // OFFER
      case 0 -> effects.mail(context);
      default -> {}
    }
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<DealState, DealEvent, DealMachine, Builder> {
    private Integer context;

    private DealLogic logic;

    private DealEffects effects;

    private Builder() {
      super("Deal", DealState.NEW);
    }

    @Override
    public Builder initial(DealState initial) {
      this.state = checked(initial, DealTransitions.initialStates());
      return this;
    }

    /** Sets the context at first; required. */
    public Builder context(Integer context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(DealLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Sets what does what transitions make it do; required. */
    public Builder effects(DealEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    @Override
    public DealMachine build() {
      require(context, "a context", "context");
      require(logic, "a DealLogic", "logic");
      require(effects, "DealEffects", "effects");
      return new DealMachine(state, sequence, context, logic, effects, entityId,
          engine(DealTransitions.rules(), false));
    }
  }
}
