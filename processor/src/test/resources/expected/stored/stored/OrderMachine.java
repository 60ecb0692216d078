package stored;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.TransitionHook;
import dev.pawl.data.UnknownFields;
import dev.pawl.engine.Engine;
import dev.pawl.engine.chart.ChartSetup;
import java.time.Clock;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;

/**
 * One life of {@code Order}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <p>An order that is prepared in two regions, held and taken up again where it was
 *
 * <pre>{@code
 *   +-----+    +-------+
 * *>| NEW |  *>| DRAFT |
 *   +-----+    +-------+
 *       | place  | place
 *       +------+ |
 *              v v
 * +---------------------------------------+
 * | PREPARED                              |
 * |                                       |
 * | +------------------+  +-------------+ |
 * | | MONEY            |  | GOODS       | |
 * | |   +---------+    |  |   +-------+ | |
 * | | *>| UNPAID  |    |  | *>| SHELF | | |
 * | |   +---------+    |  |   +-------+ | |
 * | |     |      ^     |  |      | pick | |
 * | |     | pay  |     |  |      v      | |
 * | |     v      |     |  |   +-----+   | |
 * | | +------+  +----+ |  |   | BOX |   | |
 * | | | PAID |  | H* | |  |   +-----+   | |
 * | | +------+  +----+ |  |      |      | |
 * | |             ^    |  |      |      | |
 * | +-------------+----+  +------+------+ |
 * |               |              |        |
 * +---------------+--------------+--------+
 *   |             |              |
 *   | hold        | resume       | ship
 *   v             |              v
 * +----------------+        +---------+
 * |      HELD      |        | SHIPPED |>@
 * +----------------+        +---------+
 * }</pre>
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
public final class OrderMachine {
  private final OrderTransitions.Life life;

  /** What the instance's data had that this version does not know; null if nothing. */
  UnknownFields kept;

  private OrderMachine(OrderTransitions.Life life) {
    this.life = life;
  }

  /** A life that begins where lives begin by default. */
  public static OrderMachine start() {
    return builder().build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static OrderMachine start(OrderState initial) {
    return builder().initial(initial).build();
  }

  /** A life that goes on in a state, whichever it is: its timers start anew, no effect runs. */
  public static OrderMachine resume(OrderState state) {
    return builder().resume(state).build();
  }

  /**
   * A life that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static OrderMachine resume(Snapshot<OrderState, OrderEvent, Void> snapshot) {
    return builder().resume(snapshot).build();
  }

  /** Builds a life with an id, hooks, a clock or a scheduler. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code place}.
   *
   * <p><code>NEW → PREPARED, DRAFT → PREPARED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OrderState place() {
    return fire(OrderEvent.PLACE);
  }

  /**
   * The event {@code place}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public OrderState place(Cause cause) {
    return fire(OrderEvent.PLACE, cause);
  }

  /**
   * The event {@code hold}.
   *
   * <p><code>UNPAID → HELD, PAID → HELD, SHELF → HELD, BOX → HELD</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OrderState hold() {
    return fire(OrderEvent.HOLD);
  }

  /**
   * The event {@code hold}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public OrderState hold(Cause cause) {
    return fire(OrderEvent.HOLD, cause);
  }

  /**
   * The event {@code pay}.
   *
   * <p><code>UNPAID → PAID</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OrderState pay() {
    return fire(OrderEvent.PAY);
  }

  /**
   * The event {@code pay}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public OrderState pay(Cause cause) {
    return fire(OrderEvent.PAY, cause);
  }

  /**
   * The event {@code ship}.
   *
   * <p><code>BOX → SHIPPED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OrderState ship() {
    return fire(OrderEvent.SHIP);
  }

  /**
   * The event {@code ship}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public OrderState ship(Cause cause) {
    return fire(OrderEvent.SHIP, cause);
  }

  /**
   * The event {@code pick}.
   *
   * <p><code>SHELF → BOX</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OrderState pick() {
    return fire(OrderEvent.PICK);
  }

  /**
   * The event {@code pick}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public OrderState pick(Cause cause) {
    return fire(OrderEvent.PICK, cause);
  }

  /**
   * The event {@code resume}.
   *
   * <p><code>HELD → AS_IT_WAS</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OrderState resume() {
    return fire(OrderEvent.RESUME);
  }

  /**
   * The event {@code resume}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public OrderState resume(Cause cause) {
    return fire(OrderEvent.RESUME, cause);
  }

  /**
   * Fires an event, and whatever follows from it.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OrderState fire(OrderEvent event) {
    return life.fire(event, Cause.none());
  }

  /**
   * Fires an event, and whatever follows from it; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OrderState fire(OrderEvent event, Cause cause) {
    return life.fire(event, cause);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<OrderState> tryFire(OrderEvent event) {
    return life.tryFire(event, Cause.none());
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<OrderState> tryFire(OrderEvent event, Cause cause) {
    return life.tryFire(event, cause);
  }

  /**
   * Takes a state past the rules; what is orthogonal to it stays. Hooks hear of it and may
   * veto; what is left and entered has its effects.
   *
   * @return the state of the life then
   */
  public OrderState force(OrderState state, Cause cause) {
    return life.force(state, cause);
  }

  /** Hands an event over; see {@link #post(OrderEvent, Cause)}. */
  public CompletableFuture<Outcome<OrderState>> post(OrderEvent event) {
    return post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it
   * fires the event after that. So lives may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown;
   *     what depends on it may run while the life is held, and must not wait
   */
  public CompletableFuture<Outcome<OrderState>> post(OrderEvent event, Cause cause) {
    return life.post(event, cause);
  }

  /** Whether an event may be fired, and has a transition now. */
  public boolean permits(OrderEvent event) {
    return life.permits(event);
  }

  /** The active leaf; of several the innermost state that holds all, or the first if none does. */
  public OrderState state() {
    return life.state();
  }

  /**
   * The active leaf of a region, or of any state that is active; of several the innermost state
   * that holds all.
   *
   * @throws IllegalArgumentException if the state is not active
   */
  public OrderState state(OrderState superstate) {
    return life.state(superstate);
  }

  /** The active leaves in document order; unmodifiable. */
  public Set<OrderState> configuration() {
    return life.configuration();
  }

  /** Whether a state is active, or one below it. */
  public boolean is(OrderState state) {
    return life.is(state);
  }

  /** Whose life this is; null if it has no id. */
  public String entityId() {
    return life.entityId();
  }

  /** How many transitions have been taken. */
  public long sequence() {
    return life.sequence();
  }

  /**
   * All there is to know of the life, to go on with it later or elsewhere.
   *
   * @throws IllegalStateException if a hook or an effect calls this: take it after the
   *     macrostep
   */
  public Snapshot<OrderState, OrderEvent, Void> snapshot() {
    return life.snapshot();
  }

  @Override
  public String toString() {
    return life.toString();
  }

  /** Builds lives. One builder may build many. Not thread-safe. */
  public static final class Builder {
    private OrderState initial;

    private OrderState resumed;

    private Snapshot<OrderState, OrderEvent, Void> snapshot;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<OrderState, OrderEvent>> hooks = new ArrayList<>();

    private Builder() {}

    /**
     * The state in which the life begins.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(OrderState initial) {
      if (!OrderTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Order; those are "
                + OrderTransitions.initialStates());
      }
      this.initial = initial;
      return this;
    }

    /**
     * The state in which the life goes on, whichever it is: its timers start anew, no effect
     * runs.
     */
    public Builder resume(OrderState state) {
      this.resumed = Objects.requireNonNull(state, "state");
      return this;
    }

    /** What the life goes on from: its leaves, history, context, timers and deferred events. */
    public Builder resume(Snapshot<OrderState, OrderEvent, Void> snapshot) {
      this.snapshot = Objects.requireNonNull(snapshot, "snapshot");
      return this;
    }

    /** Whose life it is; told in records and errors. */
    public Builder entityId(String entityId) {
      this.entityId = Objects.requireNonNull(entityId, "entityId");
      return this;
    }

    /**
     * How many transitions the life has already taken, where it is resumed in a state.
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
      return this;
    }

    /** Adds a hook; several hear of a step in the order in which they were added. */
    public Builder hook(TransitionHook<OrderState, OrderEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      return this;
    }

    /** The life, begun or resumed. */
    public OrderMachine build() {
      ChartSetup<OrderState, OrderEvent> setup =
          new ChartSetup<>(
              OrderTransitions.rules(),
              snapshot != null && entityId == null ? snapshot.entityId() : entityId,
              hooks,
              clock,
              null,
              false,
              true);
      OrderTransitions.Life life = new OrderTransitions.Life(setup);
      if (snapshot != null) {
        life.resume(snapshot);
      } else if (resumed != null) {
        life.resume(resumed, sequence);
      } else {
        life.begin(initial);
      }
      return new OrderMachine(life);
    }
  }
}
