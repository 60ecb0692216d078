package generics;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.DrivenInstance;
import dev.pawl.engine.Engine;
import dev.pawl.engine.Failure;
import dev.pawl.engine.FlatBuilder;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Mail}. It is confined to one thread at a time.
 *
 * <pre>
 * from   event               to
 * empty  collect [hasNames]  full
 * full   stamp [hasNames]    empty
 * full   stamp               full
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class MailMachine extends DrivenInstance<MailState, MailEvent> {
  private Map<String, Integer> context;

  private final MailLogic logic;

  private final MailEffects effects;

  private MailMachine(MailState state, long sequence, Map<String, Integer> context, MailLogic logic,
      MailEffects effects, String entityId, Engine<MailState, MailEvent> engine) {
    super(state, sequence, entityId, engine);
    this.context = context;
    this.logic = logic;
    this.effects = effects;
  }

  /** An instance that begins in {@code empty}. */
  public static MailMachine start(Map<String, Integer> context, MailLogic logic,
      MailEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static MailMachine start(MailState initial, Map<String, Integer> context, MailLogic logic,
      MailEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static MailMachine resume(MailState state, Map<String, Integer> context, MailLogic logic,
      MailEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code collect}.
   *
   * <p><code>empty → full [hasNames]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public MailState collect(List<String> names, Map<String, int[]> index,
      Map<String, List<Map.Entry<Integer, byte[]>>> deep, List<?> any, List<String>[] many,
      Collection<?> raw, Instant when, BigDecimal amount, Thread.State thread) {
    return fire(MailEvent.collect(names, index, deep, any, many, raw, when, amount, thread));
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MailState collect(List<String> names, Map<String, int[]> index,
      Map<String, List<Map.Entry<Integer, byte[]>>> deep, List<?> any, List<String>[] many,
      Collection<?> raw, Instant when, BigDecimal amount, Thread.State thread, Cause cause) {
    return fire(MailEvent.collect(names, index, deep, any, many, raw, when, amount, thread), cause);
  }

  /**
   * The event {@code stamp}.
   *
   * <p><code>full → empty [hasNames], full → full</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MailState stamp(byte b, short s, float f, long l, char c, boolean z, double d) {
    return fire(MailEvent.stamp(b, s, f, l, c, z, d));
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MailState stamp(byte b, short s, float f, long l, char c, boolean z, double d,
      Cause cause) {
    return fire(MailEvent.stamp(b, s, f, l, c, z, d), cause);
  }

  /** The current context. */
  public Map<String, Integer> context() {
    return context;
  }

  @Override
  protected Definition<MailState, MailEvent> stepRules() {
    return MailTransitions.rules();
  }

  @Override
  protected MailEvent[] eventValues() {
    return new MailEvent[] {null, null};
  }

  @Override
  protected int select(MailEvent event) {
    return MailTransitions.select(state(), event, context, logic);
  }

  @Override
  protected MailState target(int step, MailEvent event) {
    return MailTransitions.target(step);
  }

  @Override
  protected void commit(int step, MailState to, MailEvent event) {
    switch (step) {
      // COLLECT
      case 0 -> context = Failure.due(logic.index(context, (MailEvent.Collect) event), this,
          "update index");
      default -> {}
    }
    become(to.ordinal());
  }

  @Override
  protected void perform(int step, MailEvent event) {
    switch (step) {
      // COLLECT
      case 0 -> effects.log(context, event);
      // STAMP
      case 2 -> {
        effects.log(context, event);
        effects.sort(context, (MailEvent.Stamp) event);
      }
      default -> {}
    }
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<MailState, MailEvent, MailMachine, Builder> {
    private Map<String, Integer> context;

    private MailLogic logic;

    private MailEffects effects;

    private Builder() {
      super("Mail", MailState.EMPTY);
    }

    @Override
    public Builder initial(MailState initial) {
      this.state = checked(initial, MailTransitions.initialStates());
      return this;
    }

    /** Sets the context at first; required. */
    public Builder context(Map<String, Integer> context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(MailLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Sets what does what transitions make it do; required. */
    public Builder effects(MailEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    @Override
    public MailMachine build() {
      require(context, "a context", "context");
      require(logic, "a MailLogic", "logic");
      require(effects, "MailEffects", "effects");
      return new MailMachine(state, sequence, context, logic, effects, entityId,
          engine(MailTransitions.rules(), false));
    }
  }
}
