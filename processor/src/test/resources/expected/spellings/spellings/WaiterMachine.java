package spellings;

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
 * One instance of {@code Waiter}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <pre>
 * from  event                         to
 * CALM  CALM.after.back-off [MAY_GO]  BUSY
 * CALM  skip                          CALM or BUSY
 * BUSY  [is_over &amp;&amp; !is-held]         OVER
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class WaiterMachine
    extends ChartMachine<WaiterState, WaiterState, WaiterEvent, Integer> {
  private WaiterMachine(WaiterTransitions.Instance instance) {
    super(instance);
  }

  /** An instance that begins where instances begin by default. */
  public static WaiterMachine start(Integer context, WaiterLogic logic, WaiterEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static WaiterMachine start(WaiterState initial, Integer context, WaiterLogic logic,
      WaiterEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** An instance that goes on in a state: its timers start anew, no effect runs. */
  public static WaiterMachine resume(WaiterState state, Integer context, WaiterLogic logic,
      WaiterEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /**
   * An instance that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static WaiterMachine resume(Snapshot<WaiterState, WaiterEvent, Integer> snapshot,
      WaiterLogic logic, WaiterEffects effects) {
    return builder().resume(snapshot).logic(logic).effects(effects).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code skip}.
   *
   * <p><code>CALM → CALM or BUSY</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WaiterState skip() {
    return fire(WaiterEvent.SKIP);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WaiterState skip(Cause cause) {
    return fire(WaiterEvent.SKIP, cause);
  }

  /** The current context. */
  public Integer context() {
    return instance.context();
  }

  /** How long each timer that runs will still run; unmodifiable. */
  public Map<WaiterEvent, Duration> remaining() {
    return instance.remaining();
  }

  /** Hands an event over; see {@link #post(WaiterEvent, Cause)}. */
  public CompletableFuture<Outcome<WaiterState>> post(WaiterEvent event) {
    return instance.post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it
   * fires the event after that. So instances may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown;
   *     what depends on it may run while the instance is held, and must not wait
   */
  public CompletableFuture<Outcome<WaiterState>> post(WaiterEvent event, Cause cause) {
    return instance.post(event, cause);
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends ChartMachineBuilder<WaiterState, WaiterState, WaiterEvent, Integer, WaiterMachine,
          Builder> {
    private Integer context;

    private WaiterLogic logic;

    private WaiterEffects effects;

    private Builder() {
      super("Waiter");
    }

    /**
     * Sets the state in which the instance begins.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(WaiterState initial) {
      this.initial = checked(initial, WaiterTransitions.initialStates());
      return this;
    }

    @Override
    public Builder resume(Snapshot<WaiterState, WaiterEvent, Integer> snapshot) {
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
    public Builder context(Integer context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(WaiterLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Sets what does what transitions make it do; required. */
    public Builder effects(WaiterEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    @Override
    public WaiterMachine build() {
      require(context, "a context", "context");
      require(logic, "a WaiterLogic", "logic");
      require(effects, "WaiterEffects", "effects");
      ChartSetup<WaiterState, WaiterEvent> setup =
          setup(WaiterTransitions.rules(), false, false);
      WaiterTransitions.Instance instance =
          new WaiterTransitions.Instance(setup, context, logic, effects);
      return new WaiterMachine(placed(instance));
    }
  }
}
