package queues;

import dev.pawl.Cause;
import dev.pawl.Snapshot;
import dev.pawl.engine.chart.ChartMachine;
import dev.pawl.engine.chart.ChartMachineBuilder;
import dev.pawl.engine.chart.ChartSetup;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Gate}. It is confined to one thread at a time.
 *
 * <pre>
 * from    event          to
 * SHUT    open           MOVING
 * MOVING  opened         WIDE
 * MOVING  push           (stays)
 * MOVING  shut           (stays)
 * MOVING  done.MOVING    (stays)
 * SLOW    push           FAST
 * FAST    pass [urgent]  (stays)
 * WIDE    pass           (stays)
 * WIDE    open           (stays)
 * WIDE    shut           SHUT
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class GateMachine extends ChartMachine<GateState, GateState, GateEvent, Void> {
  private GateMachine(GateTransitions.Instance instance) {
    super(instance);
  }

  /** An instance that begins where instances begin by default. */
  public static GateMachine start(GateLogic logic, GateEffects effects) {
    return builder().logic(logic).effects(effects).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static GateMachine start(GateState initial, GateLogic logic, GateEffects effects) {
    return builder().initial(initial).logic(logic).effects(effects).build();
  }

  /** An instance that goes on in a state: its timers start anew, no effect runs. */
  public static GateMachine resume(GateState state, GateLogic logic, GateEffects effects) {
    return builder().resume(state).logic(logic).effects(effects).build();
  }

  /**
   * An instance that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static GateMachine resume(Snapshot<GateState, GateEvent, Void> snapshot, GateLogic logic,
      GateEffects effects) {
    return builder().resume(snapshot).logic(logic).effects(effects).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code pass}.
   *
   * <p><code>FAST → (stays) [urgent], WIDE → (stays)</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public GateState pass(String who) {
    return fire(GateEvent.pass(who));
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public GateState pass(String who, Cause cause) {
    return fire(GateEvent.pass(who), cause);
  }

  /**
   * The event {@code open}.
   *
   * <p><code>SHUT → MOVING, WIDE → (stays)</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public GateState open() {
    return fire(GateEvent.open());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public GateState open(Cause cause) {
    return fire(GateEvent.open(), cause);
  }

  /**
   * The event {@code push}.
   *
   * <p><code>SLOW → FAST, FAST → (stays)</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public GateState push() {
    return fire(GateEvent.push());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public GateState push(Cause cause) {
    return fire(GateEvent.push(), cause);
  }

  /**
   * The event {@code opened}.
   *
   * <p><code>SLOW → WIDE, FAST → WIDE</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public GateState opened() {
    return fire(GateEvent.opened());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public GateState opened(Cause cause) {
    return fire(GateEvent.opened(), cause);
  }

  /**
   * The event {@code shut}.
   *
   * <p><code>SLOW → (stays), FAST → (stays), WIDE → SHUT</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public GateState shut() {
    return fire(GateEvent.shut());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public GateState shut(Cause cause) {
    return fire(GateEvent.shut(), cause);
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends ChartMachineBuilder<GateState, GateState, GateEvent, Void, GateMachine, Builder> {
    private GateLogic logic;

    private GateEffects effects;

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

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(GateLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Sets what does what transitions make it do; required. */
    public Builder effects(GateEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    @Override
    public GateMachine build() {
      require(logic, "a GateLogic", "logic");
      require(effects, "GateEffects", "effects");
      ChartSetup<GateState, GateEvent> setup =
          setup(GateTransitions.rules(), false, false);
      GateTransitions.Instance instance =
          new GateTransitions.Instance(setup, logic, effects);
      return new GateMachine(placed(instance));
    }
  }
}
