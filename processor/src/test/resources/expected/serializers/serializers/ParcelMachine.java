package serializers;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.engine.chart.ChartMachine;
import dev.pawl.engine.chart.ChartMachineBuilder;
import dev.pawl.engine.chart.ChartSetup;
import dev.pawl.time.Scheduler;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Parcel}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <p>A parcel on its way
 *
 * <pre>
 * from        event             to
 * NEW         send              ON_ITS_WAY
 * NEW         hold              HELD
 * ON_ITS_WAY  hold              HELD
 * ON_ITS_WAY  drop              DROPPED
 * MOVING      scanned           SEEN
 * MOVING      MOVING.after.60s  SEEN
 * SEEN        scanned           SEEN
 * NONE        stamp             STAMPED
 * HELD        go                WHERE_IT_WAS
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class ParcelMachine
    extends ChartMachine<ParcelState, ParcelState.Type, ParcelEvent, Tally> {
  /** What the instance's data had that this version does not know; null if nothing. */
  ParcelKept kept;

  private ParcelMachine(ParcelTransitions.Instance instance) {
    super(instance);
  }

  /** An instance that begins where instances begin by default. */
  public static ParcelMachine start(Tally context, ParcelLogic logic) {
    return builder().context(context).logic(logic).build();
  }

  /** An instance that goes on in a state: its timers start anew, no effect runs. */
  public static ParcelMachine resume(ParcelState state, Tally context, ParcelLogic logic) {
    return builder().resume(state).context(context).logic(logic).build();
  }

  /**
   * An instance that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static ParcelMachine resume(Snapshot<ParcelState, ParcelEvent, Tally> snapshot,
      ParcelLogic logic) {
    return builder().resume(snapshot).logic(logic).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code send}.
   *
   * <p><code>NEW → ON_ITS_WAY</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ParcelState send(Address to_, boolean express) {
    return fire(ParcelEvent.send(to_, express));
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ParcelState send(Address to_, boolean express, Cause cause) {
    return fire(ParcelEvent.send(to_, express), cause);
  }

  /**
   * The event {@code scanned}.
   *
   * <p><code>MOVING → SEEN, SEEN → SEEN</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ParcelState scanned(Optional<Instant> at, Light light) {
    return fire(ParcelEvent.scanned(at, light));
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ParcelState scanned(Optional<Instant> at, Light light, Cause cause) {
    return fire(ParcelEvent.scanned(at, light), cause);
  }

  /**
   * The event {@code hold}.
   *
   * <p><code>NEW → HELD, MOVING → HELD, SEEN → HELD, NONE → HELD, STAMPED → HELD</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ParcelState hold() {
    return fire(ParcelEvent.hold());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ParcelState hold(Cause cause) {
    return fire(ParcelEvent.hold(), cause);
  }

  /**
   * The event {@code drop}.
   *
   * <p><code>MOVING → DROPPED, SEEN → DROPPED, NONE → DROPPED, STAMPED → DROPPED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ParcelState drop() {
    return fire(ParcelEvent.drop());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ParcelState drop(Cause cause) {
    return fire(ParcelEvent.drop(), cause);
  }

  /**
   * The event {@code stamp}.
   *
   * <p><code>NONE → STAMPED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ParcelState stamp() {
    return fire(ParcelEvent.stamp());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ParcelState stamp(Cause cause) {
    return fire(ParcelEvent.stamp(), cause);
  }

  /**
   * The event {@code go}.
   *
   * <p><code>HELD → WHERE_IT_WAS</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ParcelState go() {
    return fire(ParcelEvent.go());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ParcelState go(Cause cause) {
    return fire(ParcelEvent.go(), cause);
  }

  /**
   * The active leaf of a region, or of any state that is active; of several the first.
   *
   * @throws IllegalArgumentException if the state is not active
   */
  public ParcelState state(ParcelState.Type superstate) {
    return instance.state(superstate);
  }

  /** Whether a state is active, or one below it, with whatever data. */
  public boolean is(ParcelState.Type state) {
    return instance.is(state);
  }

  /** The current context. */
  public Tally context() {
    return instance.context();
  }

  /** How long each timer that runs will still run; unmodifiable. */
  public Map<ParcelEvent, Duration> remaining() {
    return instance.remaining();
  }

  /** Hands an event over; see {@link #post(ParcelEvent, Cause)}. */
  public CompletableFuture<Outcome<ParcelState>> post(ParcelEvent event) {
    return instance.post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it
   * fires the event after that. So instances may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown;
   *     what depends on it may run while the instance is held, and must not wait
   */
  public CompletableFuture<Outcome<ParcelState>> post(ParcelEvent event, Cause cause) {
    return instance.post(event, cause);
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends ChartMachineBuilder<ParcelState, ParcelState.Type, ParcelEvent, Tally, ParcelMachine,
          Builder> {
    private Tally context;

    private ParcelLogic logic;

    private Builder() {
      super("Parcel");
    }

    @Override
    public Builder resume(Snapshot<ParcelState, ParcelEvent, Tally> snapshot) {
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
    public Builder context(Tally context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(ParcelLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    @Override
    public ParcelMachine build() {
      require(context, "a context", "context");
      require(logic, "a ParcelLogic", "logic");
      ChartSetup<ParcelState, ParcelEvent> setup =
          setup(ParcelTransitions.rules(), false, false);
      ParcelTransitions.Instance instance =
          new ParcelTransitions.Instance(setup, context, logic);
      return new ParcelMachine(placed(instance));
    }
  }
}
