package data;

import dev.pawl.Cause;
import dev.pawl.Snapshot;
import dev.pawl.engine.chart.ChartMachine;
import dev.pawl.engine.chart.ChartMachineBuilder;
import dev.pawl.engine.chart.ChartSetup;
import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Loop}. It is confined to one thread at a time.
 *
 * <p>A loop of sessions
 *
 * <pre>
 * from     event         to
 * IDLE     begun         RUNNING
 * IDLE     fail          FAILED
 * RUNNING  note [brief]  RUNNING
 * RUNNING  pause         PAUSED
 * RUNNING  fail          FAILED
 * RUNNING  again         RUNNING
 * PAUSED   go [fresh]    RUNNING
 * PAUSED   drop          IDLE
 * OVER     done.OVER     ENDED
 * FAILED   retry         IDLE
 * FAILED   [hopeless]    DEAD
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class LoopMachine
    extends ChartMachine<LoopState, LoopState.Type, LoopEvent, Counters> {
  private LoopMachine(LoopTransitions.Instance instance) {
    super(instance);
  }

  /** An instance that begins where instances begin by default. */
  public static LoopMachine start(Counters context, LoopLogic logic, LoopEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /** An instance that goes on in a state: its timers start anew, no effect runs. */
  public static LoopMachine resume(LoopState state, Counters context, LoopLogic logic,
      LoopEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /**
   * An instance that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static LoopMachine resume(Snapshot<LoopState, LoopEvent, Counters> snapshot,
      LoopLogic logic, LoopEffects effects) {
    return builder().resume(snapshot).logic(logic).effects(effects).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code begun}.
   *
   * <p><code>IDLE → RUNNING</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public LoopState begun(int session, String prompt) {
    return fire(LoopEvent.begun(session, prompt));
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public LoopState begun(int session, String prompt, Cause cause) {
    return fire(LoopEvent.begun(session, prompt), cause);
  }

  /**
   * The event {@code note}.
   *
   * <p><code>RUNNING → RUNNING [brief]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public LoopState note(String prompt) {
    return fire(LoopEvent.note(prompt));
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public LoopState note(String prompt, Cause cause) {
    return fire(LoopEvent.note(prompt), cause);
  }

  /**
   * The event {@code fail}.
   *
   * <p><code>IDLE → FAILED, RUNNING → FAILED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public LoopState fail(List<String> reason) {
    return fire(LoopEvent.fail(reason));
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public LoopState fail(List<String> reason, Cause cause) {
    return fire(LoopEvent.fail(reason), cause);
  }

  /**
   * The event {@code pause}.
   *
   * <p><code>RUNNING → PAUSED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public LoopState pause() {
    return fire(LoopEvent.pause());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public LoopState pause(Cause cause) {
    return fire(LoopEvent.pause(), cause);
  }

  /**
   * The event {@code again}.
   *
   * <p><code>RUNNING → RUNNING</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public LoopState again() {
    return fire(LoopEvent.again());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public LoopState again(Cause cause) {
    return fire(LoopEvent.again(), cause);
  }

  /**
   * The event {@code go}.
   *
   * <p><code>PAUSED → RUNNING [fresh]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public LoopState go() {
    return fire(LoopEvent.go());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public LoopState go(Cause cause) {
    return fire(LoopEvent.go(), cause);
  }

  /**
   * The event {@code drop}.
   *
   * <p><code>PAUSED → IDLE</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public LoopState drop() {
    return fire(LoopEvent.drop());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public LoopState drop(Cause cause) {
    return fire(LoopEvent.drop(), cause);
  }

  /**
   * The event {@code retry}.
   *
   * <p><code>FAILED → IDLE</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public LoopState retry() {
    return fire(LoopEvent.retry());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public LoopState retry(Cause cause) {
    return fire(LoopEvent.retry(), cause);
  }

  /** Whether a state is active, or one below it, with whatever data. */
  public boolean is(LoopState.Type state) {
    return instance.is(state);
  }

  /** The current context. */
  public Counters context() {
    return instance.context();
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends ChartMachineBuilder<LoopState, LoopState.Type, LoopEvent, Counters, LoopMachine,
          Builder> {
    private Counters context;

    private LoopLogic logic;

    private LoopEffects effects;

    private Builder() {
      super("Loop");
    }

    @Override
    public Builder resume(Snapshot<LoopState, LoopEvent, Counters> snapshot) {
      super.resume(snapshot);
      this.context = snapshot.context();
      return this;
    }

    /** Sets the context at first; required. */
    public Builder context(Counters context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(LoopLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Sets what does what transitions make it do; required. */
    public Builder effects(LoopEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    @Override
    public LoopMachine build() {
      require(context, "a context", "context");
      require(logic, "a LoopLogic", "logic");
      require(effects, "LoopEffects", "effects");
      ChartSetup<LoopState, LoopEvent> setup =
          setup(LoopTransitions.rules(), false, false);
      LoopTransitions.Instance instance =
          new LoopTransitions.Instance(setup, context, logic, effects);
      return new LoopMachine(placed(instance));
    }
  }
}
