package regions;

import dev.pawl.Cause;
import dev.pawl.Snapshot;
import dev.pawl.engine.chart.ChartMachine;
import dev.pawl.engine.chart.ChartMachineBuilder;
import dev.pawl.engine.chart.ChartSetup;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Order}. It is confined to one thread at a time.
 *
 * <p>Payment beside delivery
 *
 * <pre>
 * from     event             to
 * OPEN     cancel            CANCELLED
 * OPEN     touch             (stays)
 * PAYMENT  touch             (stays)
 * PAYMENT  back              DUE
 * PAYMENT  skip              SKIPPED
 * DUE      pay               PAID
 * DUE      both              PAID
 * DUE      touch [in(SENT)]  PAID
 * PAID     refund            DUE + PACKING
 * PACKING  both              SENT
 * PACKING  send [in(PAID)]   SENT
 * PACKING  skip              SENT
 * SENT     cancel            (stays)
 * SENT     give              PAID or SENT
 * SKIPPED  back              OPEN
 * SKIPPED  leap              PAID + SENT
 * SKIPPED  half              SENT
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class OrderMachine extends ChartMachine<OrderState, OrderState, OrderEvent, Void> {
  private OrderMachine(OrderTransitions.Instance instance) {
    super(instance);
  }

  /** An instance that begins where instances begin by default. */
  public static OrderMachine start(OrderLogic logic, OrderEffects effects) {
    return builder().logic(logic).effects(effects).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static OrderMachine start(OrderState initial, OrderLogic logic, OrderEffects effects) {
    return builder().initial(initial).logic(logic).effects(effects).build();
  }

  /** An instance that goes on in a state: its timers start anew, no effect runs. */
  public static OrderMachine resume(OrderState state, OrderLogic logic, OrderEffects effects) {
    return builder().resume(state).logic(logic).effects(effects).build();
  }

  /**
   * An instance that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static OrderMachine resume(Snapshot<OrderState, OrderEvent, Void> snapshot,
      OrderLogic logic, OrderEffects effects) {
    return builder().resume(snapshot).logic(logic).effects(effects).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code cancel}.
   *
   * <p><code>DUE → CANCELLED, PAID → CANCELLED, PACKING → CANCELLED, SENT → (stays)</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public OrderState cancel() {
    return fire(OrderEvent.CANCEL);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public OrderState cancel(Cause cause) {
    return fire(OrderEvent.CANCEL, cause);
  }

  /**
   * The event {@code touch}.
   *
   * <p><code>DUE → PAID [in(SENT)], DUE → (stays), PAID → (stays), PACKING → (stays), SENT →
   * (stays)</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public OrderState touch() {
    return fire(OrderEvent.TOUCH);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public OrderState touch(Cause cause) {
    return fire(OrderEvent.TOUCH, cause);
  }

  /**
   * The event {@code back}.
   *
   * <p><code>DUE → DUE, PAID → DUE, SKIPPED → OPEN</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public OrderState back() {
    return fire(OrderEvent.BACK);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public OrderState back(Cause cause) {
    return fire(OrderEvent.BACK, cause);
  }

  /**
   * The event {@code skip}.
   *
   * <p><code>DUE → SKIPPED, PAID → SKIPPED, PACKING → SENT</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public OrderState skip() {
    return fire(OrderEvent.SKIP);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public OrderState skip(Cause cause) {
    return fire(OrderEvent.SKIP, cause);
  }

  /**
   * The event {@code pay}.
   *
   * <p><code>DUE → PAID</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public OrderState pay() {
    return fire(OrderEvent.PAY);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public OrderState pay(Cause cause) {
    return fire(OrderEvent.PAY, cause);
  }

  /**
   * The event {@code both}.
   *
   * <p><code>DUE → PAID, PACKING → SENT</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public OrderState both() {
    return fire(OrderEvent.BOTH);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public OrderState both(Cause cause) {
    return fire(OrderEvent.BOTH, cause);
  }

  /**
   * The event {@code refund}.
   *
   * <p><code>PAID → DUE + PACKING</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public OrderState refund() {
    return fire(OrderEvent.REFUND);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public OrderState refund(Cause cause) {
    return fire(OrderEvent.REFUND, cause);
  }

  /**
   * The event {@code send}.
   *
   * <p><code>PACKING → SENT [in(PAID)]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public OrderState send() {
    return fire(OrderEvent.SEND);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public OrderState send(Cause cause) {
    return fire(OrderEvent.SEND, cause);
  }

  /**
   * The event {@code give}.
   *
   * <p><code>SENT → PAID or SENT</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public OrderState give() {
    return fire(OrderEvent.GIVE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public OrderState give(Cause cause) {
    return fire(OrderEvent.GIVE, cause);
  }

  /**
   * The event {@code leap}.
   *
   * <p><code>SKIPPED → PAID + SENT</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public OrderState leap() {
    return fire(OrderEvent.LEAP);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public OrderState leap(Cause cause) {
    return fire(OrderEvent.LEAP, cause);
  }

  /**
   * The event {@code half}.
   *
   * <p><code>SKIPPED → SENT</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public OrderState half() {
    return fire(OrderEvent.HALF);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public OrderState half(Cause cause) {
    return fire(OrderEvent.HALF, cause);
  }

  /**
   * The active leaf of a region, or of any state that is active; of several the innermost state
   * that holds all.
   *
   * @throws IllegalArgumentException if the state is not active
   */
  public OrderState state(OrderState superstate) {
    return instance.state(superstate);
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends ChartMachineBuilder<OrderState, OrderState, OrderEvent, Void, OrderMachine,
          Builder> {
    private OrderLogic logic;

    private OrderEffects effects;

    private Builder() {
      super("Order");
    }

    /**
     * Sets the state in which the instance begins.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(OrderState initial) {
      this.initial = checked(initial, OrderTransitions.initialStates());
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(OrderLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Sets what does what transitions make it do; required. */
    public Builder effects(OrderEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    @Override
    public OrderMachine build() {
      require(logic, "an OrderLogic", "logic");
      require(effects, "OrderEffects", "effects");
      ChartSetup<OrderState, OrderEvent> setup =
          setup(OrderTransitions.rules(), false, false);
      OrderTransitions.Instance instance =
          new OrderTransitions.Instance(setup, logic, effects);
      return new OrderMachine(placed(instance));
    }
  }
}
