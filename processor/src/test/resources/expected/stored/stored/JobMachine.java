package stored;

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
 * <p>A job that counts its tries; flat, with a context, guards, effects and payload
 *
 * <pre>
 * from     event              to
 * WAITING  take               WORKING
 * ASLEEP   wake               WAITING
 * WORKING  fails              FAILED
 * WORKING  done               DONE
 * FAILED   again [triesLeft]  WORKING
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class JobMachine extends DrivenInstance<JobState, JobEvent> {
  private Tries context;

  private final JobLogic logic;

  private final JobEffects effects;

  /** What the instance's data had that this version does not know; null if nothing. */
  JobKept kept;

  private JobMachine(JobState state, long sequence, Tries context, JobLogic logic,
      JobEffects effects, String entityId, Engine<JobState, JobEvent> engine) {
    super(state, sequence, entityId, engine);
    this.context = context;
    this.logic = logic;
    this.effects = effects;
  }

  /** An instance that begins in {@code WAITING}. */
  public static JobMachine start(Tries context, JobLogic logic, JobEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static JobMachine start(JobState initial, Tries context, JobLogic logic,
      JobEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static JobMachine resume(JobState state, Tries context, JobLogic logic,
      JobEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code fails}.
   *
   * <p><code>WORKING → FAILED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public JobState fails(int exitCode) {
    return fire(JobEvent.fails(exitCode));
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public JobState fails(int exitCode, Cause cause) {
    return fire(JobEvent.fails(exitCode), cause);
  }

  /**
   * The event {@code take}.
   *
   * <p><code>WAITING → WORKING</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public JobState take() {
    return fire(JobEvent.take());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public JobState take(Cause cause) {
    return fire(JobEvent.take(), cause);
  }

  /**
   * The event {@code wake}.
   *
   * <p><code>ASLEEP → WAITING</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public JobState wake() {
    return fire(JobEvent.wake());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public JobState wake(Cause cause) {
    return fire(JobEvent.wake(), cause);
  }

  /**
   * The event {@code done}.
   *
   * <p><code>WORKING → DONE</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public JobState done() {
    return fire(JobEvent.done());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public JobState done(Cause cause) {
    return fire(JobEvent.done(), cause);
  }

  /**
   * The event {@code again}.
   *
   * <p><code>FAILED → WORKING [triesLeft]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public JobState again() {
    return fire(JobEvent.again());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public JobState again(Cause cause) {
    return fire(JobEvent.again(), cause);
  }

  /** The current context. */
  public Tries context() {
    return context;
  }

  @Override
  protected Definition<JobState, JobEvent> stepRules() {
    return JobTransitions.rules();
  }

  @Override
  protected JobEvent[] eventValues() {
    return new JobEvent[] {null, JobEvent.take(), JobEvent.wake(), JobEvent.done(),
        JobEvent.again()};
  }

  @Override
  protected int select(JobEvent event) {
    return JobTransitions.select(state(), event, context, logic);
  }

  @Override
  protected JobState target(int step, JobEvent event) {
    return JobTransitions.target(step);
  }

  @Override
  protected void commit(int step, JobState to, JobEvent event) {
    switch (step) {
      // AGAIN
      case 4 -> context = Failure.due(logic.countTry(context), this, "update countTry");
      default -> {}
    }
    become(to.ordinal());
  }

  @Override
  protected void perform(int step, JobEvent event) {
    switch (step) {
      // FAILS
      case 2 -> effects.tellOwner(context, (JobEvent.Fails) event);
      default -> {}
    }
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder extends FlatBuilder<JobState, JobEvent, JobMachine, Builder> {
    private Tries context;

    private JobLogic logic;

    private JobEffects effects;

    private Builder() {
      super("Job", JobState.WAITING);
    }

    @Override
    public Builder initial(JobState initial) {
      this.state = checked(initial, JobTransitions.initialStates());
      return this;
    }

    /** Sets the context at first; required. */
    public Builder context(Tries context) {
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
