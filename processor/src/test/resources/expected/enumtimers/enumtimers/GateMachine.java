package enumtimers;

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
 * One instance of {@code Gate}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <pre>
 * from  event           to
 * SHUT  GO              OPEN
 * OPEN  OPEN_AFTER_60S  WORK
 * WORK  DONE_WORK       SHUT
 * BUSY  GO              IDLE
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class GateMachine extends ChartMachine<GateState, GateState, Signal, Void> {
  private GateMachine(GateTransitions.Instance instance) {
    super(instance);
  }

  /** An instance that begins where instances begin by default. */
  public static GateMachine start() {
    return builder().build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static GateMachine start(GateState initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state: its timers start anew, no effect runs. */
  public static GateMachine resume(GateState state) {
    return builder().resume(state).build();
  }

  /**
   * An instance that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static GateMachine resume(Snapshot<GateState, Signal, Void> snapshot) {
    return builder().resume(snapshot).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code GO}.
   *
   * <p><code>SHUT → OPEN, BUSY → IDLE</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public GateState go() {
    return fire(Signal.GO);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public GateState go(Cause cause) {
    return fire(Signal.GO, cause);
  }

  /** How long each timer that runs will still run; unmodifiable. */
  public Map<Signal, Duration> remaining() {
    return instance.remaining();
  }

  /** Hands an event over; see {@link #post(Signal, Cause)}. */
  public CompletableFuture<Outcome<GateState>> post(Signal event) {
    return instance.post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it
   * fires the event after that. So instances may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown;
   *     what depends on it may run while the instance is held, and must not wait
   */
  public CompletableFuture<Outcome<GateState>> post(Signal event, Cause cause) {
    return instance.post(event, cause);
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends ChartMachineBuilder<GateState, GateState, Signal, Void, GateMachine, Builder> {
    private Builder() {
      super("Gate");
    }

    /**
     * Sets the state in which the instance begins.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(GateState initial) {
      this.initial = checked(initial, GateTransitions.initialStates());
      return this;
    }

    /** Sets what runs the timers; by default {@link Scheduler#system()}. */
    public Builder scheduler(Scheduler scheduler) {
      this.scheduler = Objects.requireNonNull(scheduler, "scheduler");
      return this;
    }

    @Override
    public GateMachine build() {
      ChartSetup<GateState, Signal> setup =
          setup(GateTransitions.rules(), false, false);
      GateTransitions.Instance instance =
          new GateTransitions.Instance(setup);
      return new GateMachine(placed(instance));
    }
  }
}
