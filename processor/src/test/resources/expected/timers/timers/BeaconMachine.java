package timers;

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
 * One instance of {@code Beacon}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <pre>
 * from                   event                           to
 * LIT                    LIT.after.500ms [dusk]          DARK
 * LIT                    litForTooLong                   GONE
 * LIT                    call                            WAITING
 * DARK                   DARK.after.500ms                LIT
 * DARK                   call                            WAITING
 * WAITING                WAITING.after.backoff [enough]  GONE
 * WAITING                WAITING.after.backoff           WAITING
 * WAITING                answer                          LIT
 * any that is not final  Beacon.after.1h                 GONE
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class BeaconMachine
    extends ChartMachine<BeaconState, BeaconState, BeaconEvent, Tries> {
  private BeaconMachine(BeaconTransitions.Instance instance) {
    super(instance);
  }

  /** An instance that begins where instances begin by default. */
  public static BeaconMachine start(Tries context, BeaconLogic logic, BeaconEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static BeaconMachine start(BeaconState initial, Tries context, BeaconLogic logic,
      BeaconEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** An instance that goes on in a state: its timers start anew, no effect runs. */
  public static BeaconMachine resume(BeaconState state, Tries context, BeaconLogic logic,
      BeaconEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /**
   * An instance that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static BeaconMachine resume(Snapshot<BeaconState, BeaconEvent, Tries> snapshot,
      BeaconLogic logic, BeaconEffects effects) {
    return builder().resume(snapshot).logic(logic).effects(effects).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code call}.
   *
   * <p><code>LIT → WAITING, DARK → WAITING</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public BeaconState call(int channel) {
    return fire(BeaconEvent.call(channel));
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public BeaconState call(int channel, Cause cause) {
    return fire(BeaconEvent.call(channel), cause);
  }

  /**
   * The event {@code answer}.
   *
   * <p><code>WAITING → LIT</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public BeaconState answer() {
    return fire(BeaconEvent.answer());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public BeaconState answer(Cause cause) {
    return fire(BeaconEvent.answer(), cause);
  }

  /** The current context. */
  public Tries context() {
    return instance.context();
  }

  /** How long each timer that runs will still run; unmodifiable. */
  public Map<BeaconEvent, Duration> remaining() {
    return instance.remaining();
  }

  /** Hands an event over; see {@link #post(BeaconEvent, Cause)}. */
  public CompletableFuture<Outcome<BeaconState>> post(BeaconEvent event) {
    return instance.post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it
   * fires the event after that. So instances may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown;
   *     what depends on it may run while the instance is held, and must not wait
   */
  public CompletableFuture<Outcome<BeaconState>> post(BeaconEvent event, Cause cause) {
    return instance.post(event, cause);
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends ChartMachineBuilder<BeaconState, BeaconState, BeaconEvent, Tries, BeaconMachine,
          Builder> {
    private Tries context;

    private BeaconLogic logic;

    private BeaconEffects effects;

    private Builder() {
      super("Beacon");
    }

    /**
     * Sets the state in which the instance begins.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(BeaconState initial) {
      this.initial = checked(initial, BeaconTransitions.initialStates());
      return this;
    }

    @Override
    public Builder resume(Snapshot<BeaconState, BeaconEvent, Tries> snapshot) {
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
    public Builder context(Tries context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(BeaconLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Sets what does what transitions make it do; required. */
    public Builder effects(BeaconEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    @Override
    public BeaconMachine build() {
      require(context, "a context", "context");
      require(logic, "a BeaconLogic", "logic");
      require(effects, "BeaconEffects", "effects");
      ChartSetup<BeaconState, BeaconEvent> setup =
          setup(BeaconTransitions.rules(), false, false);
      BeaconTransitions.Instance instance =
          new BeaconTransitions.Instance(setup, context, logic, effects);
      return new BeaconMachine(placed(instance));
    }
  }
}
