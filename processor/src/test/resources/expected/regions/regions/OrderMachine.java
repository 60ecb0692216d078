package regions;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.TransitionHook;
import dev.pawl.engine.Engine;
import dev.pawl.engine.chart.ChartSetup;
import java.time.Clock;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * One life of {@code Order}. It is confined to one thread at a time.
 *
 * <p>Payment beside delivery
 *
 * <pre>{@code
 *           +-----------------------------------------+
 *           |                 SKIPPED                 |
 *           +-----------------------------------------+
 *            |         |       ^                     |
 *            | leap /  | back  | skip / skipPayment  | leap
 *            | half    |       |                     |
 *            +---+     +-----+ | +-------------------+
 *                |           v | |
 * +--------------+-------------+-+--------------------------------------+
 * | OPEN         |             | |                                      |
 * |              |             | |                                      |
 * |              | +-------------+------------------------------------+ |
 * |              | | PAYMENT     |      |                             | |
 * |              | |             |      | back                        | |
 * |              | |             |      v                             | |
 * |              | |             |   +------------------------+       | |
 * |              | |             | *>|          DUE           |       | |
 * |              | |             |   +------------------------+       | |
 * |              | |             |    |                      ^        | |
 * |              | |             | +--+                      |        | |
 * |              | |             | | pay,                    | refund | |
 * |              | |             | | both,                   |        | |
 * |              | |             | | touch [in(SENT)] / due  |        | |
 * |              | |             v v                         |        | |
 * |              | |            +-----------------------------+       | |
 * |              | |            |            PAID             |       | |
 * |              | |            +-----------------------------+       | |
 * |              | |              | ^                                 | |
 * |              | +--------------+-+---------------------------------+ |
 * |              |                | |                                   |
 * |              |        +-------+ |                                   |
 * |              |        | refund  | give [pick]                       |
 * |              |        |         +-----+                             |
 * |              |        |               |                             |
 * | +------------+--------+---------------+-----------------+           |
 * | | DELIVERY   |        |               |                 |           |
 * | |            |        v               |                 |           |
 * | |            |   +---------+          |                 |           |
 * | |            | *>| PACKING |          |                 |           |
 * | |            |   +---------+          |                 |           |
 * | |            |    |                   |                 |           |
 * | |            | +--+                   |                 |           |
 * | |            | | both,                |                 |           |
 * | |            | | send [in(PAID)],     |                 |           |
 * | |            | | skip / skipDelivery  |                 |           |
 * | |            v v                      |                 |           |
 * | |           +--------------------------+                |           |
 * | |           |                          |--+             |           |
 * | |           |           SENT           |  | give [pick] |           |
 * | |           |                          |<-+             |           |
 * | |           +--------------------------+                |           |
 * | +-------------------------------------------------------+           |
 * |                                                                     |
 * +---------------------------------------------------------------------+
 *   | cancel
 *   v
 * +-----------+
 * | CANCELLED |>@
 * +-----------+
 *
 * In OPEN, which is not left: touch / outer
 * In PAYMENT, which is not left: touch / payment
 * In SENT, which is not left: cancel / late
 * }</pre>
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
public final class OrderMachine {
  private final OrderTransitions.Life life;

  private OrderMachine(OrderTransitions.Life life) {
    this.life = life;
  }

  /** A life that begins where lives begin by default. */
  public static OrderMachine start(OrderLogic logic, OrderEffects effects) {
    return builder().logic(logic).effects(effects).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static OrderMachine start(OrderState initial, OrderLogic logic, OrderEffects effects) {
    return builder().initial(initial).logic(logic).effects(effects).build();
  }

  /** A life that goes on in a state, whichever it is: its timers start anew, no effect runs. */
  public static OrderMachine resume(OrderState state, OrderLogic logic, OrderEffects effects) {
    return builder().resume(state).logic(logic).effects(effects).build();
  }

  /**
   * A life that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static OrderMachine resume(Snapshot<OrderState, OrderEvent, Void> snapshot,
      OrderLogic logic, OrderEffects effects) {
    return builder().resume(snapshot).logic(logic).effects(effects).build();
  }

  /** Builds a life with an id, hooks, a clock or a scheduler. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code cancel}.
   *
   * <p><code>DUE → CANCELLED, PAID → CANCELLED, PACKING → CANCELLED, SENT → (stays)</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OrderState cancel() {
    return fire(OrderEvent.CANCEL);
  }

  /**
   * The event {@code cancel}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public OrderState cancel(Cause cause) {
    return fire(OrderEvent.CANCEL, cause);
  }

  /**
   * The event {@code touch}.
   *
   * <p><code>DUE → PAID [in(SENT)], DUE → (stays), PAID → (stays), PACKING → (stays), SENT →
   * (stays)</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OrderState touch() {
    return fire(OrderEvent.TOUCH);
  }

  /**
   * The event {@code touch}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public OrderState touch(Cause cause) {
    return fire(OrderEvent.TOUCH, cause);
  }

  /**
   * The event {@code back}.
   *
   * <p><code>DUE → DUE, PAID → DUE, SKIPPED → OPEN</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OrderState back() {
    return fire(OrderEvent.BACK);
  }

  /**
   * The event {@code back}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public OrderState back(Cause cause) {
    return fire(OrderEvent.BACK, cause);
  }

  /**
   * The event {@code skip}.
   *
   * <p><code>DUE → SKIPPED, PAID → SKIPPED, PACKING → SENT</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OrderState skip() {
    return fire(OrderEvent.SKIP);
  }

  /**
   * The event {@code skip}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public OrderState skip(Cause cause) {
    return fire(OrderEvent.SKIP, cause);
  }

  /**
   * The event {@code pay}.
   *
   * <p><code>DUE → PAID</code>.
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
   * The event {@code both}.
   *
   * <p><code>DUE → PAID, PACKING → SENT</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OrderState both() {
    return fire(OrderEvent.BOTH);
  }

  /**
   * The event {@code both}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public OrderState both(Cause cause) {
    return fire(OrderEvent.BOTH, cause);
  }

  /**
   * The event {@code refund}.
   *
   * <p><code>PAID → DUE + PACKING</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OrderState refund() {
    return fire(OrderEvent.REFUND);
  }

  /**
   * The event {@code refund}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public OrderState refund(Cause cause) {
    return fire(OrderEvent.REFUND, cause);
  }

  /**
   * The event {@code send}.
   *
   * <p><code>PACKING → SENT [in(PAID)]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OrderState send() {
    return fire(OrderEvent.SEND);
  }

  /**
   * The event {@code send}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public OrderState send(Cause cause) {
    return fire(OrderEvent.SEND, cause);
  }

  /**
   * The event {@code give}.
   *
   * <p><code>SENT → PAID or SENT</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OrderState give() {
    return fire(OrderEvent.GIVE);
  }

  /**
   * The event {@code give}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public OrderState give(Cause cause) {
    return fire(OrderEvent.GIVE, cause);
  }

  /**
   * The event {@code leap}.
   *
   * <p><code>SKIPPED → PAID + SENT</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OrderState leap() {
    return fire(OrderEvent.LEAP);
  }

  /**
   * The event {@code leap}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public OrderState leap(Cause cause) {
    return fire(OrderEvent.LEAP, cause);
  }

  /**
   * The event {@code half}.
   *
   * <p><code>SKIPPED → SENT</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public OrderState half() {
    return fire(OrderEvent.HALF);
  }

  /**
   * The event {@code half}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public OrderState half(Cause cause) {
    return fire(OrderEvent.HALF, cause);
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

    private OrderLogic logic;

    private OrderEffects effects;

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

    /** Answers for guards, updates and choices; required. */
    public Builder logic(OrderLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Does what transitions make it do; required. */
    public Builder effects(OrderEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    /**
     * The life, begun or resumed.
     *
     * @throws IllegalStateException if something required is missing
     */
    public OrderMachine build() {
      if (logic == null) {
        throw new IllegalStateException("Order needs an OrderLogic: builder().logic(…)");
      }
      if (effects == null) {
        throw new IllegalStateException("Order needs OrderEffects: builder().effects(…)");
      }
      ChartSetup<OrderState, OrderEvent> setup =
          new ChartSetup<>(
              OrderTransitions.rules(),
              snapshot != null && entityId == null ? snapshot.entityId() : entityId,
              hooks,
              clock,
              null,
              false,
              false);
      OrderTransitions.Life life = new OrderTransitions.Life(setup, logic, effects);
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
