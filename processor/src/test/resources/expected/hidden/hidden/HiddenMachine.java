package hidden;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.DrivenInstance;
import dev.pawl.engine.Engine;
import dev.pawl.engine.Failure;
import dev.pawl.engine.FlatBuilder;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Hidden}. It is confined to one thread at a time.
 *
 * <p>What is generated is as visible as this is.
 *
 * <pre>
 * from   event      to
 * EMPTY  add [few]  FULL
 * FULL   take       EMPTY
 * </pre>
 */
@Generated("dev.pawl.processor")
final class HiddenMachine extends DrivenInstance<Package.Inner.States, HiddenEvent> {
  private Package.Inner.Amount context;

  private final HiddenLogic logic;

  private final HiddenEffects effects;

  private HiddenMachine(Package.Inner.States state, long sequence, Package.Inner.Amount context,
      HiddenLogic logic, HiddenEffects effects, String entityId,
      Engine<Package.Inner.States, HiddenEvent> engine) {
    super(state, sequence, entityId, engine);
    this.context = context;
    this.logic = logic;
    this.effects = effects;
  }

  /** An instance that begins in {@code EMPTY}. */
  public static HiddenMachine start(Package.Inner.Amount context, HiddenLogic logic,
      HiddenEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static HiddenMachine start(Package.Inner.States initial, Package.Inner.Amount context,
      HiddenLogic logic, HiddenEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static HiddenMachine resume(Package.Inner.States state, Package.Inner.Amount context,
      HiddenLogic logic, HiddenEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code add}.
   *
   * <p><code>EMPTY → FULL [few]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public Package.Inner.States add() {
    return fire(HiddenEvent.ADD);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public Package.Inner.States add(Cause cause) {
    return fire(HiddenEvent.ADD, cause);
  }

  /**
   * The event {@code take}.
   *
   * <p><code>FULL → EMPTY</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public Package.Inner.States take() {
    return fire(HiddenEvent.TAKE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public Package.Inner.States take(Cause cause) {
    return fire(HiddenEvent.TAKE, cause);
  }

  /** The current context. */
  public Package.Inner.Amount context() {
    return context;
  }

  @Override
  protected Definition<Package.Inner.States, HiddenEvent> stepRules() {
    return HiddenTransitions.rules();
  }

  @Override
  protected HiddenEvent[] eventValues() {
    return HiddenEvent.values();
  }

  @Override
  protected int select(HiddenEvent event) {
    return HiddenTransitions.select(state(), event, context, logic);
  }

  @Override
  protected Package.Inner.States target(int step, HiddenEvent event) {
    return HiddenTransitions.target(step);
  }

  @Override
  protected void commit(int step, Package.Inner.States to, HiddenEvent event) {
    switch (step) {
      // ADD
      case 0 -> context = Failure.due(logic.more(context), this, "update more");
      default -> {}
    }
    become(to.ordinal());
  }

  @Override
  protected void perform(int step, HiddenEvent event) {
    switch (step) {
      // ADD
      case 0 -> effects.tell(context);
      default -> {}
    }
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<Package.Inner.States, HiddenEvent, HiddenMachine, Builder> {
    private Package.Inner.Amount context;

    private HiddenLogic logic;

    private HiddenEffects effects;

    private Builder() {
      super("Hidden", Package.Inner.States.EMPTY);
    }

    @Override
    public Builder initial(Package.Inner.States initial) {
      this.state = checked(initial, HiddenTransitions.initialStates());
      return this;
    }

    /** Sets the context at first; required. */
    public Builder context(Package.Inner.Amount context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(HiddenLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Sets what does what transitions make it do; required. */
    public Builder effects(HiddenEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    @Override
    public HiddenMachine build() {
      require(context, "a context", "context");
      require(logic, "a HiddenLogic", "logic");
      require(effects, "HiddenEffects", "effects");
      return new HiddenMachine(state, sequence, context, logic, effects, entityId,
          engine(HiddenTransitions.rules(), false));
    }
  }
}
