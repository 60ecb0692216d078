package stored;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.engine.chart.ChartMachine;
import dev.pawl.engine.chart.ChartMachineBuilder;
import dev.pawl.engine.chart.ChartSetup;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Order}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <p>An order that is prepared in two regions, held and taken up again where it was
 *
 * <pre>
 * from      event   to
 * NEW       place   PREPARED
 * DRAFT     place   PREPARED
 * PREPARED  hold    HELD
 * UNPAID    pay     PAID
 * SHELF     pick    BOX
 * BOX       ship    SHIPPED
 * HELD      resume  AS_IT_WAS
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class OrderMachine extends ChartMachine<OrderState, OrderState, OrderEvent, Void> {
  /** What the instance's data had that this version does not know; null if nothing. */
  OrderKept kept;

  private OrderMachine(OrderTransitions.Instance instance) {
    super(instance);
  }

  /** An instance that begins where instances begin by default. */
  public static OrderMachine start() {
    return builder().build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static OrderMachine start(OrderState initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state: its timers start anew, no effect runs. */
  public static OrderMachine resume(OrderState state) {
    return builder().resume(state).build();
  }

  /**
   * An instance that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static OrderMachine resume(Snapshot<OrderState, OrderEvent, Void> snapshot) {
    return builder().resume(snapshot).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code place}.
   *
   * <p><code>NEW → PREPARED, DRAFT → PREPARED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public OrderState place() {
    return fire(OrderEvent.PLACE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public OrderState place(Cause cause) {
    return fire(OrderEvent.PLACE, cause);
  }

  /**
   * The event {@code hold}.
   *
   * <p><code>UNPAID → HELD, PAID → HELD, SHELF → HELD, BOX → HELD</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public OrderState hold() {
    return fire(OrderEvent.HOLD);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public OrderState hold(Cause cause) {
    return fire(OrderEvent.HOLD, cause);
  }

  /**
   * The event {@code pay}.
   *
   * <p><code>UNPAID → PAID</code>.
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
   * The event {@code ship}.
   *
   * <p><code>BOX → SHIPPED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public OrderState ship() {
    return fire(OrderEvent.SHIP);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public OrderState ship(Cause cause) {
    return fire(OrderEvent.SHIP, cause);
  }

  /**
   * The event {@code pick}.
   *
   * <p><code>SHELF → BOX</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public OrderState pick() {
    return fire(OrderEvent.PICK);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public OrderState pick(Cause cause) {
    return fire(OrderEvent.PICK, cause);
  }

  /**
   * The event {@code resume}.
   *
   * <p><code>HELD → AS_IT_WAS</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public OrderState resume() {
    return fire(OrderEvent.RESUME);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public OrderState resume(Cause cause) {
    return fire(OrderEvent.RESUME, cause);
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

  /** Hands an event over; see {@link #post(OrderEvent, Cause)}. */
  public CompletableFuture<Outcome<OrderState>> post(OrderEvent event) {
    return instance.post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it
   * fires the event after that. So instances may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown;
   *     what depends on it may run while the instance is held, and must not wait
   */
  public CompletableFuture<Outcome<OrderState>> post(OrderEvent event, Cause cause) {
    return instance.post(event, cause);
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends ChartMachineBuilder<OrderState, OrderState, OrderEvent, Void, OrderMachine,
          Builder> {
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

    @Override
    public OrderMachine build() {
      ChartSetup<OrderState, OrderEvent> setup =
          setup(OrderTransitions.rules(), false, true);
      OrderTransitions.Instance instance =
          new OrderTransitions.Instance(setup);
      return new OrderMachine(placed(instance));
    }
  }
}
