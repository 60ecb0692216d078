package chartparts;

import dev.pawl.Cause;
import dev.pawl.Snapshot;
import dev.pawl.engine.chart.ChartMachine;
import dev.pawl.engine.chart.ChartMachineBuilder;
import dev.pawl.engine.chart.ChartSetup;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Whole}. It is confined to one thread at a time.
 *
 * <pre>
 * from  event  to
 * A     go     B
 * B     back   A
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class WholeMachine extends ChartMachine<WholeState, WholeState, WholeEvent, Void> {
  private WholeMachine(WholeTransitions.Instance instance) {
    super(instance);
  }

  /** An instance that begins where instances begin by default. */
  public static WholeMachine start() {
    return builder().build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static WholeMachine start(WholeState initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state: its timers start anew, no effect runs. */
  public static WholeMachine resume(WholeState state) {
    return builder().resume(state).build();
  }

  /**
   * An instance that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static WholeMachine resume(Snapshot<WholeState, WholeEvent, Void> snapshot) {
    return builder().resume(snapshot).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code go}.
   *
   * <p><code>C → B, D → B</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WholeState go() {
    return fire(WholeEvent.GO);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WholeState go(Cause cause) {
    return fire(WholeEvent.GO, cause);
  }

  /**
   * The event {@code back}.
   *
   * <p><code>B → A</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public WholeState back() {
    return fire(WholeEvent.BACK);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public WholeState back(Cause cause) {
    return fire(WholeEvent.BACK, cause);
  }

  /**
   * The active leaf of a region, or of any state that is active; of several the innermost state
   * that holds all.
   *
   * @throws IllegalArgumentException if the state is not active
   */
  public WholeState state(WholeState superstate) {
    return instance.state(superstate);
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends ChartMachineBuilder<WholeState, WholeState, WholeEvent, Void, WholeMachine,
          Builder> {
    private Builder() {
      super("Whole");
    }

    /**
     * Sets the state in which the instance begins.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(WholeState initial) {
      this.initial = checked(initial, WholeTransitions.initialStates());
      return this;
    }

    @Override
    public WholeMachine build() {
      ChartSetup<WholeState, WholeEvent> setup =
          setup(WholeTransitions.rules(), false, false);
      WholeTransitions.Instance instance =
          new WholeTransitions.Instance(setup);
      return new WholeMachine(placed(instance));
    }
  }
}
