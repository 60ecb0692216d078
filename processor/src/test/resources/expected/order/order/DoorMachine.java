package order;

import dev.pawl.Cause;
import dev.pawl.Snapshot;
import dev.pawl.engine.chart.ChartMachine;
import dev.pawl.engine.chart.ChartMachineBuilder;
import dev.pawl.engine.chart.ChartSetup;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Door}. It is confined to one thread at a time.
 *
 * <p>Tells by its effects in which order they run.
 *
 * <pre>
 * from                   event  to
 * SHUT                   open   WIDE
 * OPEN                   stay   (stays)
 * OPEN                   swing  WIDE
 * OPEN                   slam   WIDE
 * OPEN                   self   OPEN
 * WIDE                   stay   WIDE
 * any that is not final  reset  SHUT
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class DoorMachine extends ChartMachine<DoorState, DoorState, DoorEvent, Void> {
  private DoorMachine(DoorTransitions.Instance instance) {
    super(instance);
  }

  /** An instance that begins where instances begin by default. */
  public static DoorMachine start(DoorEffects effects) {
    return builder().effects(effects).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static DoorMachine start(DoorState initial, DoorEffects effects) {
    return builder().initial(initial).effects(effects).build();
  }

  /** An instance that goes on in a state: its timers start anew, no effect runs. */
  public static DoorMachine resume(DoorState state, DoorEffects effects) {
    return builder().resume(state).effects(effects).build();
  }

  /**
   * An instance that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static DoorMachine resume(Snapshot<DoorState, DoorEvent, Void> snapshot,
      DoorEffects effects) {
    return builder().resume(snapshot).effects(effects).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code open}.
   *
   * <p><code>SHUT → WIDE</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public DoorState open() {
    return fire(DoorEvent.OPEN);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DoorState open(Cause cause) {
    return fire(DoorEvent.OPEN, cause);
  }

  /**
   * The event {@code stay}.
   *
   * <p><code>AJAR → (stays), WIDE → WIDE</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public DoorState stay() {
    return fire(DoorEvent.STAY);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DoorState stay(Cause cause) {
    return fire(DoorEvent.STAY, cause);
  }

  /**
   * The event {@code swing}.
   *
   * <p><code>AJAR → WIDE, WIDE → WIDE</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public DoorState swing() {
    return fire(DoorEvent.SWING);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DoorState swing(Cause cause) {
    return fire(DoorEvent.SWING, cause);
  }

  /**
   * The event {@code slam}.
   *
   * <p><code>AJAR → WIDE, WIDE → WIDE</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public DoorState slam() {
    return fire(DoorEvent.SLAM);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DoorState slam(Cause cause) {
    return fire(DoorEvent.SLAM, cause);
  }

  /**
   * The event {@code self}.
   *
   * <p><code>AJAR → OPEN, WIDE → OPEN</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public DoorState self() {
    return fire(DoorEvent.SELF);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DoorState self(Cause cause) {
    return fire(DoorEvent.SELF, cause);
  }

  /**
   * The event {@code reset}.
   *
   * <p><code>SHUT → SHUT, AJAR → SHUT, WIDE → SHUT</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public DoorState reset() {
    return fire(DoorEvent.RESET);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DoorState reset(Cause cause) {
    return fire(DoorEvent.RESET, cause);
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends ChartMachineBuilder<DoorState, DoorState, DoorEvent, Void, DoorMachine, Builder> {
    private DoorEffects effects;

    private Builder() {
      super("Door");
    }

    /**
     * Sets the state in which the instance begins.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(DoorState initial) {
      this.initial = checked(initial, DoorTransitions.initialStates());
      return this;
    }

    /** Sets what does what transitions make it do; required. */
    public Builder effects(DoorEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    @Override
    public DoorMachine build() {
      require(effects, "DoorEffects", "effects");
      ChartSetup<DoorState, DoorEvent> setup =
          setup(DoorTransitions.rules(), false, false);
      DoorTransitions.Instance instance =
          new DoorTransitions.Instance(setup, effects);
      return new DoorMachine(placed(instance));
    }
  }
}
