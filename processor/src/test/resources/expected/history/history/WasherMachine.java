package history;

import dev.pawl.Cause;
import dev.pawl.Snapshot;
import dev.pawl.engine.chart.ChartMachine;
import dev.pawl.engine.chart.ChartMachineBuilder;
import dev.pawl.engine.chart.ChartSetup;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Washer}. It is confined to one thread at a time.
 *
 * <pre>
 * from     event   to
 * READY    go      CYCLE
 * READY    resume  LAST
 * READY    deeply  EXACT
 * READY    inside  RINSING_LAST
 * CYCLE    open    READY
 * CYCLE    again   LAST
 * FILLING  full    WASHING
 * WASHING  washed  RINSING
 * SLOW     faster  FAST
 * FAST     slower  SLOW
 * LEFT     turn    RIGHT
 * RIGHT    turn    LEFT
 * IDLE     pump    RUNNING
 * RUNNING  pump    IDLE
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class WasherMachine extends ChartMachine<WasherState, WasherState, WasherEvent, Void> {
  private WasherMachine(WasherTransitions.Instance instance) {
    super(instance);
  }

  /** An instance that begins where instances begin by default. */
  public static WasherMachine start() {
    return builder().build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static WasherMachine start(WasherState initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state: its timers start anew, no effect runs. */
  public static WasherMachine resume(WasherState state) {
    return builder().resume(state).build();
  }

  /**
   * An instance that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static WasherMachine resume(Snapshot<WasherState, WasherEvent, Void> snapshot) {
    return builder().resume(snapshot).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code go}.
   *
   * <p><code>READY → CYCLE</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WasherState go() {
    return fire(WasherEvent.GO);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WasherState go(Cause cause) {
    return fire(WasherEvent.GO, cause);
  }

  /**
   * The event {@code resume}.
   *
   * <p><code>READY → LAST</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WasherState resume() {
    return fire(WasherEvent.RESUME);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WasherState resume(Cause cause) {
    return fire(WasherEvent.RESUME, cause);
  }

  /**
   * The event {@code deeply}.
   *
   * <p><code>READY → EXACT</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WasherState deeply() {
    return fire(WasherEvent.DEEPLY);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WasherState deeply(Cause cause) {
    return fire(WasherEvent.DEEPLY, cause);
  }

  /**
   * The event {@code inside}.
   *
   * <p><code>READY → RINSING_LAST</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WasherState inside() {
    return fire(WasherEvent.INSIDE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WasherState inside(Cause cause) {
    return fire(WasherEvent.INSIDE, cause);
  }

  /**
   * The event {@code open}.
   *
   * <p><code>FILLING → READY, SLOW → READY, FAST → READY, LEFT → READY, RIGHT → READY, IDLE →
   * READY, RUNNING → READY</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WasherState open() {
    return fire(WasherEvent.OPEN);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WasherState open(Cause cause) {
    return fire(WasherEvent.OPEN, cause);
  }

  /**
   * The event {@code again}.
   *
   * <p><code>FILLING → LAST, SLOW → LAST, FAST → LAST, LEFT → LAST, RIGHT → LAST, IDLE → LAST,
   * RUNNING → LAST</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WasherState again() {
    return fire(WasherEvent.AGAIN);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WasherState again(Cause cause) {
    return fire(WasherEvent.AGAIN, cause);
  }

  /**
   * The event {@code full}.
   *
   * <p><code>FILLING → WASHING</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WasherState full() {
    return fire(WasherEvent.FULL);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WasherState full(Cause cause) {
    return fire(WasherEvent.FULL, cause);
  }

  /**
   * The event {@code washed}.
   *
   * <p><code>SLOW → RINSING, FAST → RINSING</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WasherState washed() {
    return fire(WasherEvent.WASHED);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WasherState washed(Cause cause) {
    return fire(WasherEvent.WASHED, cause);
  }

  /**
   * The event {@code faster}.
   *
   * <p><code>SLOW → FAST</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WasherState faster() {
    return fire(WasherEvent.FASTER);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WasherState faster(Cause cause) {
    return fire(WasherEvent.FASTER, cause);
  }

  /**
   * The event {@code slower}.
   *
   * <p><code>FAST → SLOW</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WasherState slower() {
    return fire(WasherEvent.SLOWER);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WasherState slower(Cause cause) {
    return fire(WasherEvent.SLOWER, cause);
  }

  /**
   * The event {@code turn}.
   *
   * <p><code>LEFT → RIGHT, RIGHT → LEFT</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WasherState turn() {
    return fire(WasherEvent.TURN);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WasherState turn(Cause cause) {
    return fire(WasherEvent.TURN, cause);
  }

  /**
   * The event {@code pump}.
   *
   * <p><code>IDLE → RUNNING, RUNNING → IDLE</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WasherState pump() {
    return fire(WasherEvent.PUMP);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WasherState pump(Cause cause) {
    return fire(WasherEvent.PUMP, cause);
  }

  /**
   * The active leaf of a region, or of any state that is active; of several the innermost state
   * that holds all.
   *
   * @throws IllegalArgumentException if the state is not active
   */
  public WasherState state(WasherState superstate) {
    return instance.state(superstate);
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends ChartMachineBuilder<WasherState, WasherState, WasherEvent, Void, WasherMachine,
          Builder> {
    private Builder() {
      super("Washer");
    }

    /**
     * Sets the state in which the instance begins.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(WasherState initial) {
      this.initial = checked(initial, WasherTransitions.initialStates());
      return this;
    }

    @Override
    public WasherMachine build() {
      ChartSetup<WasherState, WasherEvent> setup =
          setup(WasherTransitions.rules(), false, false);
      WasherTransitions.Instance instance =
          new WasherTransitions.Instance(setup);
      return new WasherMachine(placed(instance));
    }
  }
}
