import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.engine.chart.ChartMachine;
import dev.pawl.engine.chart.ChartMachineBuilder;
import dev.pawl.engine.chart.ChartSetup;
import dev.pawl.time.Scheduler;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Facts}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <pre>
 * from  event               to
 * OPEN  tell                SHUT
 * ONE   ONE.after.patience  SHUT
 * SHUT  open                OPEN
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class FactsMachine extends ChartMachine<FactsState, FactsState, FactsEvent, Chart> {
  private FactsMachine(FactsTransitions.Instance instance) {
    super(instance);
  }

  /** An instance that begins where instances begin by default. */
  public static FactsMachine start(Chart context, FactsLogic logic, FactsEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static FactsMachine start(FactsState initial, Chart context, FactsLogic logic,
      FactsEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** An instance that goes on in a state: its timers start anew, no effect runs. */
  public static FactsMachine resume(FactsState state, Chart context, FactsLogic logic,
      FactsEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /**
   * An instance that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static FactsMachine resume(Snapshot<FactsState, FactsEvent, Chart> snapshot,
      FactsLogic logic, FactsEffects effects) {
    return builder().resume(snapshot).logic(logic).effects(effects).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code tell}.
   *
   * <p><code>ONE → SHUT, TWO → SHUT</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public FactsState tell(Step life) {
    return fire(FactsEvent.tell(life));
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public FactsState tell(Step life, Cause cause) {
    return fire(FactsEvent.tell(life), cause);
  }

  /**
   * The event {@code open}.
   *
   * <p><code>SHUT → OPEN</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public FactsState open() {
    return fire(FactsEvent.open());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public FactsState open(Cause cause) {
    return fire(FactsEvent.open(), cause);
  }

  /**
   * The active leaf of a region, or of any state that is active; of several the innermost state
   * that holds all.
   *
   * @throws IllegalArgumentException if the state is not active
   */
  public FactsState state(FactsState superstate) {
    return instance.state(superstate);
  }

  /** The current context. */
  public Chart context() {
    return instance.context();
  }

  /** How long each timer that runs will still run; unmodifiable. */
  public Map<FactsEvent, Duration> remaining() {
    return instance.remaining();
  }

  /** Hands an event over; see {@link #post(FactsEvent, Cause)}. */
  public CompletableFuture<Outcome<FactsState>> post(FactsEvent event) {
    return instance.post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it
   * fires the event after that. So instances may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown;
   *     what depends on it may run while the instance is held, and must not wait
   */
  public CompletableFuture<Outcome<FactsState>> post(FactsEvent event, Cause cause) {
    return instance.post(event, cause);
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends ChartMachineBuilder<FactsState, FactsState, FactsEvent, Chart, FactsMachine,
          Builder> {
    private Chart context;

    private FactsLogic logic;

    private FactsEffects effects;

    private Builder() {
      super("Facts");
    }

    /**
     * Sets the state in which the instance begins.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(FactsState initial) {
      this.initial = checked(initial, FactsTransitions.initialStates());
      return this;
    }

    @Override
    public Builder resume(Snapshot<FactsState, FactsEvent, Chart> snapshot) {
      super.resume(snapshot);
      this.context = snapshot.context();
      return this;
    }

    /** Sets what runs the timers; by default {@link Scheduler#system()}. */
    public Builder scheduler(Scheduler scheduler) {
      this.scheduler = Objects.requireNonNull(scheduler, "scheduler");
      return this;
    }

    /** Sets the context at first; required. */
    public Builder context(Chart context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(FactsLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Sets what does what transitions make it do; required. */
    public Builder effects(FactsEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    @Override
    public FactsMachine build() {
      require(context, "a context", "context");
      require(logic, "a FactsLogic", "logic");
      require(effects, "FactsEffects", "effects");
      ChartSetup<FactsState, FactsEvent> setup =
          setup(FactsTransitions.rules(), false, false);
      FactsTransitions.Instance instance =
          new FactsTransitions.Instance(setup, context, logic, effects);
      return new FactsMachine(placed(instance));
    }
  }
}
