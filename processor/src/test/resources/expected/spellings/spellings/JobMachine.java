package spellings;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.DrivenInstance;
import dev.pawl.engine.Engine;
import dev.pawl.engine.Failure;
import dev.pawl.engine.FlatBuilder;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Job}. It is confined to one thread at a time.
 *
 * <p>Guards, updates, effects and choices in any case style.
 *
 * <pre>
 * from   event                                  to
 * READY  retry [retries_left &amp;&amp; !circuit-open]  READY
 * READY  move [new]                             READY or DONE
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class JobMachine extends DrivenInstance<JobState, JobEvent> {
  private Integer context;

  private final JobLogic logic;

  private final JobEffects effects;

  private JobMachine(JobState state, long sequence, Integer context, JobLogic logic,
      JobEffects effects, String entityId, Engine<JobState, JobEvent> engine) {
    super(state, sequence, entityId, engine);
    this.context = context;
    this.logic = logic;
    this.effects = effects;
  }

  /** An instance that begins in {@code READY}. */
  public static JobMachine start(Integer context, JobLogic logic, JobEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static JobMachine start(JobState initial, Integer context, JobLogic logic,
      JobEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static JobMachine resume(JobState state, Integer context, JobLogic logic,
      JobEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code retry}.
   *
   * <p><code>READY → READY [retries_left &amp;&amp; !circuit-open]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public JobState retry() {
    return fire(JobEvent.RETRY);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public JobState retry(Cause cause) {
    return fire(JobEvent.RETRY, cause);
  }

  /**
   * The event {@code move}.
   *
   * <p><code>READY → READY or DONE [new]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public JobState move() {
    return fire(JobEvent.MOVE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public JobState move(Cause cause) {
    return fire(JobEvent.MOVE, cause);
  }

  /** The current context. */
  public Integer context() {
    return context;
  }

  @Override
  protected Definition<JobState, JobEvent> stepRules() {
    return JobTransitions.rules();
  }

  @Override
  protected JobEvent[] eventValues() {
    return JobEvent.values();
  }

  @Override
  protected int select(JobEvent event) {
    return JobTransitions.select(state(), event, context, logic);
  }

  @Override
  protected JobState target(int step, JobEvent event) {
    return JobTransitions.target(step, event, context, logic, this);
  }

  @Override
  protected void commit(int step, JobState to, JobEvent event) {
    switch (step) {
      // RETRY
      case 0 -> context = Failure.due(logic.countRetry(context), this, "update countRetry");
      default -> {}
    }
    become(to.ordinal());
  }

  @Override
  protected void perform(int step, JobEvent event) {
    switch (step) {
      // RETRY
      case 0 -> {
        effects.storePrompt(context);
        effects.notifyOwner(context);
        effects.class_(context);
        effects.wait_(context);
      }
      default -> {}
    }
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder extends FlatBuilder<JobState, JobEvent, JobMachine, Builder> {
    private Integer context;

    private JobLogic logic;

    private JobEffects effects;

    private Builder() {
      super("Job", JobState.READY);
    }

    @Override
    public Builder initial(JobState initial) {
      this.state = checked(initial, JobTransitions.initialStates());
      return this;
    }

    /** Sets the context at first; required. */
    public Builder context(Integer context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(JobLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Sets what does what transitions make it do; required. */
    public Builder effects(JobEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    @Override
    public JobMachine build() {
      require(context, "a context", "context");
      require(logic, "a JobLogic", "logic");
      require(effects, "JobEffects", "effects");
      return new JobMachine(state, sequence, context, logic, effects, entityId,
          engine(JobTransitions.rules(), false));
    }
  }
}
