package births;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Order}. It is confined to one thread at a time.
 *
 * <p>A life may begin in two states; a third is entered by force alone.
 *
 * <pre>
 * from     event    to
 * PLANNED  approve  OPEN
 * OPEN     finish   DONE
 * HELD     release  OPEN
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class OrderMachine extends Instance<OrderStatus, OrderEvent> {
  private OrderMachine(OrderStatus state, long sequence, boolean watched) {
    super(state, sequence, watched);
  }

  /** An instance that begins in {@code PLANNED}. */
  public static OrderMachine start() {
    return new OrderMachine(OrderStatus.PLANNED, 0, false);
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static OrderMachine start(OrderStatus initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static OrderMachine resume(OrderStatus state) {
    return new OrderMachine(Objects.requireNonNull(state, "state"), 0, false);
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code approve}.
   *
   * <p><code>PLANNED → OPEN</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public OrderStatus approve() {
    return fire(OrderEvent.APPROVE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public OrderStatus approve(Cause cause) {
    return fire(OrderEvent.APPROVE, cause);
  }

  /**
   * The event {@code finish}.
   *
   * <p><code>OPEN → DONE</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public OrderStatus finish() {
    return fire(OrderEvent.FINISH);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public OrderStatus finish(Cause cause) {
    return fire(OrderEvent.FINISH, cause);
  }

  /**
   * The event {@code release}.
   *
   * <p><code>HELD → OPEN</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public OrderStatus release() {
    return fire(OrderEvent.RELEASE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public OrderStatus release(Cause cause) {
    return fire(OrderEvent.RELEASE, cause);
  }

  @Override
  protected int follow(int from, OrderEvent event) {
    return OrderTransitions.follow(from, event);
  }

  @Override
  protected OrderStatus stateAt(int position) {
    return OrderTransitions.state(position);
  }

  @Override
  protected Definition<OrderStatus, OrderEvent> stepRules() {
    return OrderTransitions.rules();
  }

  @Override
  protected Outcomes<OrderStatus, OrderEvent> stepOutcomes() {
    return OrderTransitions.outcomes();
  }

  @Override
  protected OrderEvent[] eventValues() {
    return OrderEvent.values();
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<OrderStatus, OrderEvent, OrderMachine, Builder> {
    private Builder() {
      super("Order", OrderStatus.PLANNED);
    }

    @Override
    public Builder initial(OrderStatus initial) {
      this.state = checked(initial, OrderTransitions.initialStates());
      return this;
    }

    @Override
    public OrderMachine build() {
      if (isBare()) {
        return new OrderMachine(state, sequence, false);
      }
      return new Driven(state, sequence, entityId, engine(OrderTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends OrderMachine {
    private final String entityId;

    private final Engine<OrderStatus, OrderEvent> engine;

    private Driven(OrderStatus state, long sequence, String entityId,
        Engine<OrderStatus, OrderEvent> engine) {
      super(state, sequence, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<OrderStatus, OrderEvent> stepEngine() {
      return engine;
    }
  }
}
