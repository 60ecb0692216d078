package generic;

import dev.pawl.Cause;
import dev.pawl.Snapshot;
import dev.pawl.engine.chart.ChartMachine;
import dev.pawl.engine.chart.ChartMachineBuilder;
import dev.pawl.engine.chart.ChartSetup;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Radio}. It is confined to one thread at a time.
 *
 * <p>Two regions, an event that only the machine makes, and one that raises another.
 *
 * <pre>
 * from    event        to
 * ON      done.ON      OFF
 * LOUD    knob         QUIET
 * LOUD    switchOff    SILENT
 * QUIET   knob         LOUD
 * BRIGHT  knob         DIM
 * DIM     flicker      BRIGHT
 * DIM     fade [late]  DARK
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class RadioMachine extends ChartMachine<RadioState, RadioState, RadioEvent, Void> {
  private RadioMachine(RadioTransitions.Instance instance) {
    super(instance);
  }

  /** An instance that begins where instances begin by default. */
  public static RadioMachine start(RadioLogic logic) {
    return builder().logic(logic).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static RadioMachine start(RadioState initial, RadioLogic logic) {
    return builder().initial(initial).logic(logic).build();
  }

  /** An instance that goes on in a state: its timers start anew, no effect runs. */
  public static RadioMachine resume(RadioState state, RadioLogic logic) {
    return builder().resume(state).logic(logic).build();
  }

  /**
   * An instance that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static RadioMachine resume(Snapshot<RadioState, RadioEvent, Void> snapshot,
      RadioLogic logic) {
    return builder().resume(snapshot).logic(logic).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code knob}.
   *
   * <p><code>LOUD → QUIET, QUIET → LOUD, BRIGHT → DIM</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public RadioState knob() {
    return fire(RadioEvent.KNOB);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public RadioState knob(Cause cause) {
    return fire(RadioEvent.KNOB, cause);
  }

  /**
   * The event {@code switchOff}.
   *
   * <p><code>LOUD → SILENT</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public RadioState switchOff() {
    return fire(RadioEvent.SWITCH_OFF);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public RadioState switchOff(Cause cause) {
    return fire(RadioEvent.SWITCH_OFF, cause);
  }

  /**
   * The event {@code flicker}.
   *
   * <p><code>DIM → BRIGHT</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public RadioState flicker() {
    return fire(RadioEvent.FLICKER);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public RadioState flicker(Cause cause) {
    return fire(RadioEvent.FLICKER, cause);
  }

  /**
   * The event {@code fade}.
   *
   * <p><code>DIM → DARK [late]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public RadioState fade() {
    return fire(RadioEvent.FADE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public RadioState fade(Cause cause) {
    return fire(RadioEvent.FADE, cause);
  }

  /**
   * The active leaf of a region, or of any state that is active; of several the innermost state
   * that holds all.
   *
   * @throws IllegalArgumentException if the state is not active
   */
  public RadioState state(RadioState superstate) {
    return instance.state(superstate);
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends ChartMachineBuilder<RadioState, RadioState, RadioEvent, Void, RadioMachine,
          Builder> {
    private RadioLogic logic;

    private Builder() {
      super("Radio");
    }

    /**
     * Sets the state in which the instance begins.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(RadioState initial) {
      this.initial = checked(initial, RadioTransitions.initialStates());
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(RadioLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    @Override
    public RadioMachine build() {
      require(logic, "a RadioLogic", "logic");
      ChartSetup<RadioState, RadioEvent> setup =
          setup(RadioTransitions.rules(), false, false);
      RadioTransitions.Instance instance =
          new RadioTransitions.Instance(setup, logic);
      return new RadioMachine(placed(instance));
    }
  }
}
