package births;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.engine.Engine;
import dev.pawl.engine.Life;
import java.time.Clock;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One life of {@code Order}. It is confined to one thread at a time.
 *
 * <p>A life may begin in two states; a third is entered by force alone.
 *
 * <pre>{@code
 *   +---------+
 * *>| PLANNED |
 *   +---------+
 *      | approve
 *      v
 *   +------------+
 * *>|    OPEN    |
 *   +------------+
 *    ^          |
 *    | release  | finish
 *    |          v
 * +------+   +------+
 * | HELD |   | DONE |>@
 * +------+   +------+
 * }</pre>
 *
 * <pre>
 * from     event    to
 * PLANNED  approve  OPEN
 * OPEN     finish   DONE
 * HELD     release  OPEN
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class OrderMachine {
  private int state;

  private OrderMachine(OrderStatus state) {
    this.state = state.ordinal();
  }

  /** A life that begins in {@code PLANNED}. */
  public static OrderMachine start() {
    return new OrderMachine(OrderStatus.PLANNED);
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static OrderMachine start(OrderStatus initial) {
    return builder().initial(initial).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static OrderMachine resume(OrderStatus state) {
    return new OrderMachine(Objects.requireNonNull(state, "state"));
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code approve}.
   *
   * <p><code>PLANNED → OPEN</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OrderStatus approve() {
    return fire(OrderEvent.APPROVE);
  }

  /**
   * The event {@code approve}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public OrderStatus approve(Cause cause) {
    return fire(OrderEvent.APPROVE, cause);
  }

  /**
   * The event {@code finish}.
   *
   * <p><code>OPEN → DONE</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OrderStatus finish() {
    return fire(OrderEvent.FINISH);
  }

  /**
   * The event {@code finish}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public OrderStatus finish(Cause cause) {
    return fire(OrderEvent.FINISH, cause);
  }

  /**
   * The event {@code release}.
   *
   * <p><code>HELD → OPEN</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OrderStatus release() {
    return fire(OrderEvent.RELEASE);
  }

  /**
   * The event {@code release}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public OrderStatus release(Cause cause) {
    return fire(OrderEvent.RELEASE, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OrderStatus fire(OrderEvent event) {
    int from = state;
    int to = OrderTransitions.follow(from, event);
    if (to < 0) {
      throw OrderTransitions.rules().error(Life.ILLEGAL, OrderTransitions.state(from), event);
    }
    state = to;
    return OrderTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OrderStatus fire(OrderEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<OrderStatus> tryFire(OrderEvent event) {
    int from = state;
    int to = OrderTransitions.follow(from, event);
    if (to < 0) {
      return OrderTransitions.outcomes().refused(Life.ILLEGAL, OrderTransitions.state(from), event);
    }
    state = to;
    return OrderTransitions.outcomes().moved(OrderTransitions.state(from),
        OrderTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<OrderStatus> tryFire(OrderEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public OrderStatus force(OrderStatus state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Whether an event is legal now. */
  public boolean permits(OrderEvent event) {
    return OrderTransitions.follow(state, event) >= 0;
  }

  /** The current state. */
  public OrderStatus state() {
    return OrderTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(OrderStatus state) {
    return state() == state;
  }

  /** Whose life this is; null if it has no id. */
  public String entityId() {
    return null;
  }

  /** How many steps have been made; 0 in a life that counts none. */
  long sequence() {
    return 0;
  }

  /**
   * Refuses to be told while what hooks or effects have fired still waits: it would be lost.
   * A life without hooks and effects has nothing that waits.
   */
  void requireNothingQueued() {}

  @Override
  public String toString() {
    return "Order" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private OrderStatus state = OrderStatus.PLANNED;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<OrderStatus, OrderEvent>> hooks = new ArrayList<>();

    private Engine<OrderStatus, OrderEvent> engine;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code PLANNED}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(OrderStatus initial) {
      if (!OrderTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Order; those are "
                + OrderTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(OrderStatus state) {
      this.state = Objects.requireNonNull(state, "state");
      return this;
    }

    /** Whose life it is; told in records and errors. */
    public Builder entityId(String entityId) {
      this.entityId = Objects.requireNonNull(entityId, "entityId");
      return this;
    }

    /**
     * How many steps the life has already made; 0 if it begins.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public Builder sequence(long sequence) {
      Engine.marks(sequence);
      this.sequence = sequence;
      return this;
    }

    /** Tells when a step is made; by default the system's clock. */
    public Builder clock(InstantSource clock) {
      this.clock = Objects.requireNonNull(clock, "clock");
      this.engine = null;
      return this;
    }

    /** Adds a hook; several hear of a step in the order in which they were added. */
    public Builder hook(TransitionHook<OrderStatus, OrderEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The life. */
    public OrderMachine build() {
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new OrderMachine(state);
      }
      if (engine == null) {
        engine = new Engine<>(OrderTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends OrderMachine implements Life<OrderStatus, OrderEvent> {
    private final String entityId;

    private final Engine<OrderStatus, OrderEvent> engine;

    private long marks;

    private Driven(OrderStatus state, String entityId, Engine<OrderStatus, OrderEvent> engine,
        long sequence) {
      super(state);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public OrderStatus fire(OrderEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public OrderStatus fire(OrderEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<OrderStatus> tryFire(OrderEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<OrderStatus> tryFire(OrderEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public OrderStatus force(OrderStatus state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(OrderEvent event) {
      return OrderTransitions.follow(super.state, event);
    }

    @Override
    public OrderStatus target(int step, OrderEvent event) {
      return OrderTransitions.state(step);
    }

    @Override
    public void commit(int step, OrderStatus to, OrderEvent event) {
      become(to);
    }

    @Override
    public void become(OrderStatus to) {
      super.state = to.ordinal();
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    long sequence() {
      return Engine.steps(marks);
    }

    @Override
    void requireNothingQueued() {
      engine.requireNothingQueued(this);
    }

    @Override
    public long marks() {
      return marks;
    }

    @Override
    public void marks(long marks) {
      this.marks = marks;
    }
  }
}
