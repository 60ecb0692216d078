package workstream;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.DrivenInstance;
import dev.pawl.engine.Engine;
import dev.pawl.engine.Failure;
import dev.pawl.engine.FlatBuilder;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Workstream}. It is confined to one thread at a time.
 *
 * <p>A workstream from creation to its end
 *
 * <pre>
 * from                   event                                to
 * S_PENDING              startExecution                       S_RUNNING
 * S_RUNNING              allStepsSucceed                      S_SUCCESS
 * S_RUNNING              stepFails                            S_FAILED
 * S_RUNNING              abandon                              S_ABANDONED
 * S_FAILED               retry [retriesLeft &amp;&amp; !circuitOpen]  S_RETRYING
 * S_FAILED               retry                                S_ABANDONED
 * S_RETRYING             retryDelayExpires                    S_RUNNING
 * S_RETRYING             recover                              S_RUNNING or S_FAILED
 * S_RETRYING                                                  S_ABANDONED
 * any that is not final  operatorStop                         S_ABANDONED
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class WorkstreamMachine extends DrivenInstance<WorkstreamState, WorkstreamEvent> {
  private Retries context;

  private final WorkstreamLogic logic;

  private final WorkstreamEffects effects;

  private WorkstreamMachine(WorkstreamState state, long sequence, Retries context,
      WorkstreamLogic logic, WorkstreamEffects effects, String entityId,
      Engine<WorkstreamState, WorkstreamEvent> engine) {
    super(state, sequence, entityId, engine);
    this.context = context;
    this.logic = logic;
    this.effects = effects;
  }

  /** An instance that begins in {@code S_PENDING}. */
  public static WorkstreamMachine start(Retries context, WorkstreamLogic logic,
      WorkstreamEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static WorkstreamMachine start(WorkstreamState initial, Retries context,
      WorkstreamLogic logic, WorkstreamEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static WorkstreamMachine resume(WorkstreamState state, Retries context,
      WorkstreamLogic logic, WorkstreamEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * A step fails.
   *
   * <p><code>S_RUNNING → S_FAILED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WorkstreamState stepFails(String step, int exitCode) {
    return fire(WorkstreamEvent.stepFails(step, exitCode));
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WorkstreamState stepFails(String step, int exitCode, Cause cause) {
    return fire(WorkstreamEvent.stepFails(step, exitCode), cause);
  }

  /**
   * The event {@code startExecution}.
   *
   * <p><code>S_PENDING → S_RUNNING</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WorkstreamState startExecution() {
    return fire(WorkstreamEvent.startExecution());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WorkstreamState startExecution(Cause cause) {
    return fire(WorkstreamEvent.startExecution(), cause);
  }

  /**
   * The event {@code allStepsSucceed}.
   *
   * <p><code>S_RUNNING → S_SUCCESS</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WorkstreamState allStepsSucceed() {
    return fire(WorkstreamEvent.allStepsSucceed());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WorkstreamState allStepsSucceed(Cause cause) {
    return fire(WorkstreamEvent.allStepsSucceed(), cause);
  }

  /**
   * Manual intervention.
   *
   * <p><code>S_RUNNING → S_ABANDONED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WorkstreamState abandon() {
    return fire(WorkstreamEvent.abandon());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WorkstreamState abandon(Cause cause) {
    return fire(WorkstreamEvent.abandon(), cause);
  }

  /**
   * The event {@code retry}.
   *
   * <p><code>S_FAILED → S_RETRYING [retriesLeft &amp;&amp; !circuitOpen], S_FAILED →
   * S_ABANDONED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WorkstreamState retry() {
    return fire(WorkstreamEvent.retry());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WorkstreamState retry(Cause cause) {
    return fire(WorkstreamEvent.retry(), cause);
  }

  /**
   * The event {@code retryDelayExpires}.
   *
   * <p><code>S_RETRYING → S_RUNNING</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WorkstreamState retryDelayExpires() {
    return fire(WorkstreamEvent.retryDelayExpires());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WorkstreamState retryDelayExpires(Cause cause) {
    return fire(WorkstreamEvent.retryDelayExpires(), cause);
  }

  /**
   * The event {@code recover}.
   *
   * <p><code>S_RETRYING → S_RUNNING or S_FAILED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WorkstreamState recover() {
    return fire(WorkstreamEvent.recover());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WorkstreamState recover(Cause cause) {
    return fire(WorkstreamEvent.recover(), cause);
  }

  /**
   * The event {@code toSAbandoned}.
   *
   * <p><code>S_RETRYING → S_ABANDONED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WorkstreamState toSAbandoned() {
    return fire(WorkstreamEvent.toSAbandoned());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WorkstreamState toSAbandoned(Cause cause) {
    return fire(WorkstreamEvent.toSAbandoned(), cause);
  }

  /**
   * The event {@code operatorStop}.
   *
   * <p><code>S_PENDING → S_ABANDONED, S_RUNNING → S_ABANDONED, S_FAILED → S_ABANDONED, S_RETRYING →
   * S_ABANDONED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WorkstreamState operatorStop() {
    return fire(WorkstreamEvent.operatorStop());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WorkstreamState operatorStop(Cause cause) {
    return fire(WorkstreamEvent.operatorStop(), cause);
  }

  /** The current context. */
  public Retries context() {
    return context;
  }

  @Override
  protected Definition<WorkstreamState, WorkstreamEvent> stepRules() {
    return WorkstreamTransitions.rules();
  }

  @Override
  protected WorkstreamEvent[] eventValues() {
    return new WorkstreamEvent[] {null, WorkstreamEvent.startExecution(),
        WorkstreamEvent.allStepsSucceed(), WorkstreamEvent.abandon(), WorkstreamEvent.retry(),
        WorkstreamEvent.retryDelayExpires(), WorkstreamEvent.recover(),
        WorkstreamEvent.toSAbandoned(), WorkstreamEvent.operatorStop()};
  }

  @Override
  protected String wireName(int event) {
    return WorkstreamEvent.Type.values()[event].wireName();
  }

  @Override
  protected int select(WorkstreamEvent event) {
    return WorkstreamTransitions.select(state(), event, context, logic);
  }

  @Override
  protected WorkstreamState target(int step, WorkstreamEvent event) {
    return WorkstreamTransitions.target(step, event, context, logic, this);
  }

  @Override
  protected void commit(int step, WorkstreamState to, WorkstreamEvent event) {
    switch (step) {
      // RETRY
      case 4 -> context = Failure.due(logic.countRetry(context), this, "update countRetry");
      default -> {}
    }
    become(to.ordinal());
  }

  @Override
  protected void perform(int step, WorkstreamEvent event) {
    switch (step) {
      // ABANDON
      case 3 -> effects.notifyOwner(context);
      default -> {}
    }
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<WorkstreamState, WorkstreamEvent, WorkstreamMachine, Builder> {
    private Retries context;

    private WorkstreamLogic logic;

    private WorkstreamEffects effects;

    private Builder() {
      super("Workstream", WorkstreamState.S_PENDING);
    }

    @Override
    public Builder initial(WorkstreamState initial) {
      this.state = checked(initial, WorkstreamTransitions.initialStates());
      return this;
    }

    /** Sets the context at first; required. */
    public Builder context(Retries context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(WorkstreamLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Sets what does what transitions make it do; required. */
    public Builder effects(WorkstreamEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    @Override
    public WorkstreamMachine build() {
      require(context, "a context", "context");
      require(logic, "a WorkstreamLogic", "logic");
      require(effects, "WorkstreamEffects", "effects");
      return new WorkstreamMachine(state, sequence, context, logic, effects, entityId,
          engine(WorkstreamTransitions.rules(), false));
    }
  }
}
