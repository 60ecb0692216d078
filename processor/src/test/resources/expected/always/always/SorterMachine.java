package always;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.engine.chart.ChartMachine;
import dev.pawl.engine.chart.ChartMachineBuilder;
import dev.pawl.engine.chart.ChartSetup;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Sorter}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <pre>
 * from      event       to
 * WAITING   take        CHECKING
 * WAITING   spin        SPINNING
 * CHECKING  weighed     (stays)
 * CHECKING  stamped     (stays)
 * CHECKING  entered     (stays)
 * CHECKING  [!light]    HEAVY
 * CHECKING  [labelled]  LABELLED
 * LABELLED  left        (stays)
 * LABELLED  stamped     (stays)
 * LABELLED  entered     (stays)
 * LABELLED              WAITING
 * LABELLED  [gone]      SENT
 * HEAVY     left        WAITING
 * SPINNING  stop        WAITING
 * SPINNING  [dizzy]     TURNING
 * TURNING   stop        WAITING
 * TURNING   [dizzy]     SPINNING
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class SorterMachine
    extends ChartMachine<SorterState, SorterState, SorterEvent, Parcel> {
  private SorterMachine(SorterTransitions.Instance instance) {
    super(instance);
  }

  /** An instance that begins where instances begin by default. */
  public static SorterMachine start(Parcel context, SorterLogic logic, SorterEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static SorterMachine start(SorterState initial, Parcel context, SorterLogic logic,
      SorterEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** An instance that goes on in a state: its timers start anew, no effect runs. */
  public static SorterMachine resume(SorterState state, Parcel context, SorterLogic logic,
      SorterEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /**
   * An instance that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static SorterMachine resume(Snapshot<SorterState, SorterEvent, Parcel> snapshot,
      SorterLogic logic, SorterEffects effects) {
    return builder().resume(snapshot).logic(logic).effects(effects).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code take}.
   *
   * <p><code>WAITING → CHECKING</code>.
   *
   * @return the state then
   */
  public SorterState take() {
    return fire(SorterEvent.TAKE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public SorterState take(Cause cause) {
    return fire(SorterEvent.TAKE, cause);
  }

  /**
   * The event {@code weighed}.
   *
   * <p><code>CHECKING → (stays)</code>.
   *
   * @return the state then
   */
  public SorterState weighed() {
    return fire(SorterEvent.WEIGHED);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public SorterState weighed(Cause cause) {
    return fire(SorterEvent.WEIGHED, cause);
  }

  /**
   * The event {@code stamped}.
   *
   * <p><code>CHECKING → (stays), LABELLED → (stays)</code>.
   *
   * @return the state then
   */
  public SorterState stamped() {
    return fire(SorterEvent.STAMPED);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public SorterState stamped(Cause cause) {
    return fire(SorterEvent.STAMPED, cause);
  }

  /**
   * The event {@code spin}.
   *
   * <p><code>WAITING → SPINNING</code>.
   *
   * @return the state then
   */
  public SorterState spin() {
    return fire(SorterEvent.SPIN);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public SorterState spin(Cause cause) {
    return fire(SorterEvent.SPIN, cause);
  }

  /**
   * The event {@code entered}.
   *
   * <p><code>CHECKING → (stays), LABELLED → (stays)</code>.
   *
   * @return the state then
   */
  public SorterState entered() {
    return fire(SorterEvent.ENTERED);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public SorterState entered(Cause cause) {
    return fire(SorterEvent.ENTERED, cause);
  }

  /**
   * The event {@code left}.
   *
   * <p><code>LABELLED → (stays), HEAVY → WAITING</code>.
   *
   * @return the state then
   */
  public SorterState left() {
    return fire(SorterEvent.LEFT);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public SorterState left(Cause cause) {
    return fire(SorterEvent.LEFT, cause);
  }

  /**
   * The event {@code toWaiting}.
   *
   * <p><code>LABELLED → WAITING</code>.
   *
   * @return the state then
   */
  public SorterState toWaiting() {
    return fire(SorterEvent.TO_WAITING);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public SorterState toWaiting(Cause cause) {
    return fire(SorterEvent.TO_WAITING, cause);
  }

  /**
   * The event {@code stop}.
   *
   * <p><code>SPINNING → WAITING, TURNING → WAITING</code>.
   *
   * @return the state then
   */
  public SorterState stop() {
    return fire(SorterEvent.STOP);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public SorterState stop(Cause cause) {
    return fire(SorterEvent.STOP, cause);
  }

  /** The current context. */
  public Parcel context() {
    return instance.context();
  }

  /** Hands an event over; see {@link #post(SorterEvent, Cause)}. */
  public CompletableFuture<Outcome<SorterState>> post(SorterEvent event) {
    return instance.post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it
   * fires the event after that. So instances may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown;
   *     what depends on it may run while the instance is held, and must not wait
   */
  public CompletableFuture<Outcome<SorterState>> post(SorterEvent event, Cause cause) {
    return instance.post(event, cause);
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends ChartMachineBuilder<SorterState, SorterState, SorterEvent, Parcel, SorterMachine,
          Builder> {
    private Parcel context;

    private SorterLogic logic;

    private SorterEffects effects;

    private Builder() {
      super("Sorter");
    }

    /**
     * Sets the state in which the instance begins.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(SorterState initial) {
      this.initial = checked(initial, SorterTransitions.initialStates());
      return this;
    }

    @Override
    public Builder resume(Snapshot<SorterState, SorterEvent, Parcel> snapshot) {
      super.resume(snapshot);
      this.context = snapshot.context();
      return this;
    }

    /** Sets the context at first; required. */
    public Builder context(Parcel context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(SorterLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Sets what does what transitions make it do; required. */
    public Builder effects(SorterEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    @Override
    public SorterMachine build() {
      require(context, "a context", "context");
      require(logic, "a SorterLogic", "logic");
      require(effects, "SorterEffects", "effects");
      ChartSetup<SorterState, SorterEvent> setup =
          setup(SorterTransitions.rules(), true, true);
      SorterTransitions.Instance instance =
          new SorterTransitions.Instance(setup, context, logic, effects);
      return new SorterMachine(placed(instance));
    }
  }
}
