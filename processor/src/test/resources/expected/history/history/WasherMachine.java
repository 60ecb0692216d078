package history;

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
 * One life of {@code Washer}. It is confined to one thread at a time.
 *
 * <pre>{@code
 *              +-----------------------------+
 *            *>|            READY            |
 *              +-----------------------------+
 *               |   |     |           |     ^
 *               go  |   resume        |    open
 *               | inside  |         deeply  |
 *               |   |     |           |     |
 *               +-+ | +---+           +---+ |
 *                 v | |                   | |
 * +-----------------+-+-------------------+------+
 * | CYCLE           | |   |               |      |
 * |                 | |   |               |      |
 * |                 | | again             |      |
 * |                 | |   |               |      |
 * |                 | |   |   +---------+ |      |
 * |                 | |   | *>| FILLING | |      |
 * |                 | |   |   +---------+ |      |
 * |                 | |   |    ^  |       |      |
 * |                 | |   |    | full     |      |
 * |                 | |   |    |  |       |      |
 * |                 | ++  |    |  |       |      |
 * |                 |  v  v    |  |       v      |
 * |                 | +---------+ | +------+     |
 * |                 | |    H    | | |  H*  |     |
 * |                 | +---------+ | +------+     |
 * |                 |             |  |           |
 * |                 |             | ++           |
 * |                 |             v |            |
 * |                 | +-------------+--+         |
 * |                 | | WASHING     |  |         |
 * |                 | |             v  |         |
 * |                 | |    +---------+ |         |
 * |                 | |  *>|  SLOW   | |         |
 * |                 | |    +---------+ |         |
 * |                 | |     |     ^    |         |
 * |                 | |   faster  |    |         |
 * |                 | |     |   slower |         |
 * |                 | |     v     |    |         |
 * |                 | |   +--------+   |         |
 * |                 | |   |  FAST  |   |         |
 * |                 | |   +--------+   |         |
 * |                 | |                |         |
 * |                 | +----------------+         |
 * |                 |   |                        |
 * |                 | washed                     |
 * |                 |   |                        |
 * |                 +-+ |                        |
 * |                   | v                        |
 * | +-----------------+------------------------+ |
 * | | RINSING         |                        | |
 * | |                 v                        | |
 * | |               +----------------------+   | |
 * | |               |          H*          |   | |
 * | |               +----------------------+   | |
 * | |                |                    |    | |
 * | |                |                    |    | |
 * | | +--------------+--+  +--------------+--+ | |
 * | | | DRUM         |  |  | PUMP         |  | | |
 * | | |              |  |  |              |  | | |
 * | | |   +------+   |  |  |   +------+   |  | | |
 * | | | *>| LEFT |   |  |  | *>| IDLE |   |  | | |
 * | | |   +------+   |  |  |   +------+   |  | | |
 * | | |    |    ^    |  |  |    |    ^    |  | | |
 * | | |   turn  |    |  |  |   pump  |    |  | | |
 * | | |    |   turn  |  |  |    |   pump  |  | | |
 * | | |    v    |    v  |  |    v    |    v  | | |
 * | | |   +-----------+ |  |   +-----------+ | | |
 * | | |   |   RIGHT   | |  |   |  RUNNING  | | | |
 * | | |   +-----------+ |  |   +-----------+ | | |
 * | | +-----------------+  +-----------------+ | |
 * | +------------------------------------------+ |
 * +----------------------------------------------+
 * }</pre>
 *
 * <pre>
 * from     event   to
 * READY    go      CYCLE
 * READY    resume  LAST
 * READY    deeply  EXACT
 * READY    inside  RINSING_LAST
 * CYCLE    open    READY
 * CYCLE    again   LAST
 * FILLING  full    WASHING
 * WASHING  washed  RINSING
 * SLOW     faster  FAST
 * FAST     slower  SLOW
 * LEFT     turn    RIGHT
 * RIGHT    turn    LEFT
 * IDLE     pump    RUNNING
 * RUNNING  pump    IDLE
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class WasherMachine {
  private final WasherTransitions.Life life;

  private WasherMachine(WasherTransitions.Life life) {
    this.life = life;
  }

  /** A life that begins where lives begin by default. */
  public static WasherMachine start() {
    return builder().build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static WasherMachine start(WasherState initial) {
    return builder().initial(initial).build();
  }

  /** A life that goes on in a state, whichever it is: its timers start anew, no effect runs. */
  public static WasherMachine resume(WasherState state) {
    return builder().resume(state).build();
  }

  /**
   * A life that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static WasherMachine resume(Snapshot<WasherState, WasherEvent, Void> snapshot) {
    return builder().resume(snapshot).build();
  }

  /** Builds a life with an id, hooks, a clock or a scheduler. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code go}.
   *
   * <p><code>READY → CYCLE</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WasherState go() {
    return fire(WasherEvent.GO);
  }

  /**
   * The event {@code go}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WasherState go(Cause cause) {
    return fire(WasherEvent.GO, cause);
  }

  /**
   * The event {@code resume}.
   *
   * <p><code>READY → LAST</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WasherState resume() {
    return fire(WasherEvent.RESUME);
  }

  /**
   * The event {@code resume}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WasherState resume(Cause cause) {
    return fire(WasherEvent.RESUME, cause);
  }

  /**
   * The event {@code deeply}.
   *
   * <p><code>READY → EXACT</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WasherState deeply() {
    return fire(WasherEvent.DEEPLY);
  }

  /**
   * The event {@code deeply}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WasherState deeply(Cause cause) {
    return fire(WasherEvent.DEEPLY, cause);
  }

  /**
   * The event {@code inside}.
   *
   * <p><code>READY → RINSING_LAST</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WasherState inside() {
    return fire(WasherEvent.INSIDE);
  }

  /**
   * The event {@code inside}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WasherState inside(Cause cause) {
    return fire(WasherEvent.INSIDE, cause);
  }

  /**
   * The event {@code open}.
   *
   * <p><code>FILLING → READY, SLOW → READY, FAST → READY, LEFT → READY, RIGHT → READY, IDLE →
   * READY, RUNNING → READY</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WasherState open() {
    return fire(WasherEvent.OPEN);
  }

  /**
   * The event {@code open}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WasherState open(Cause cause) {
    return fire(WasherEvent.OPEN, cause);
  }

  /**
   * The event {@code again}.
   *
   * <p><code>FILLING → LAST, SLOW → LAST, FAST → LAST, LEFT → LAST, RIGHT → LAST, IDLE → LAST,
   * RUNNING → LAST</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WasherState again() {
    return fire(WasherEvent.AGAIN);
  }

  /**
   * The event {@code again}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WasherState again(Cause cause) {
    return fire(WasherEvent.AGAIN, cause);
  }

  /**
   * The event {@code full}.
   *
   * <p><code>FILLING → WASHING</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WasherState full() {
    return fire(WasherEvent.FULL);
  }

  /**
   * The event {@code full}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WasherState full(Cause cause) {
    return fire(WasherEvent.FULL, cause);
  }

  /**
   * The event {@code washed}.
   *
   * <p><code>SLOW → RINSING, FAST → RINSING</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WasherState washed() {
    return fire(WasherEvent.WASHED);
  }

  /**
   * The event {@code washed}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WasherState washed(Cause cause) {
    return fire(WasherEvent.WASHED, cause);
  }

  /**
   * The event {@code faster}.
   *
   * <p><code>SLOW → FAST</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WasherState faster() {
    return fire(WasherEvent.FASTER);
  }

  /**
   * The event {@code faster}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WasherState faster(Cause cause) {
    return fire(WasherEvent.FASTER, cause);
  }

  /**
   * The event {@code slower}.
   *
   * <p><code>FAST → SLOW</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WasherState slower() {
    return fire(WasherEvent.SLOWER);
  }

  /**
   * The event {@code slower}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WasherState slower(Cause cause) {
    return fire(WasherEvent.SLOWER, cause);
  }

  /**
   * The event {@code turn}.
   *
   * <p><code>LEFT → RIGHT, RIGHT → LEFT</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WasherState turn() {
    return fire(WasherEvent.TURN);
  }

  /**
   * The event {@code turn}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WasherState turn(Cause cause) {
    return fire(WasherEvent.TURN, cause);
  }

  /**
   * The event {@code pump}.
   *
   * <p><code>IDLE → RUNNING, RUNNING → IDLE</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WasherState pump() {
    return fire(WasherEvent.PUMP);
  }

  /**
   * The event {@code pump}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WasherState pump(Cause cause) {
    return fire(WasherEvent.PUMP, cause);
  }

  /**
   * Fires an event, and whatever follows from it.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WasherState fire(WasherEvent event) {
    return life.fire(event, Cause.none());
  }

  /**
   * Fires an event, and whatever follows from it; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WasherState fire(WasherEvent event, Cause cause) {
    return life.fire(event, cause);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<WasherState> tryFire(WasherEvent event) {
    return life.tryFire(event, Cause.none());
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<WasherState> tryFire(WasherEvent event, Cause cause) {
    return life.tryFire(event, cause);
  }

  /**
   * Takes a state past the rules; what is orthogonal to it stays. Hooks hear of it and may
   * veto; what is left and entered has its effects.
   *
   * @return the state of the life then
   */
  public WasherState force(WasherState state, Cause cause) {
    return life.force(state, cause);
  }

  /** Whether an event may be fired, and has a transition now. */
  public boolean permits(WasherEvent event) {
    return life.permits(event);
  }

  /** The active leaf; of several the innermost state that holds all, or the first if none does. */
  public WasherState state() {
    return life.state();
  }

  /**
   * The active leaf of a region, or of any state that is active; of several the innermost state
   * that holds all.
   *
   * @throws IllegalArgumentException if the state is not active
   */
  public WasherState state(WasherState superstate) {
    return life.state(superstate);
  }

  /** The active leaves in document order; unmodifiable. */
  public Set<WasherState> configuration() {
    return life.configuration();
  }

  /** Whether a state is active, or one below it. */
  public boolean is(WasherState state) {
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
  public Snapshot<WasherState, WasherEvent, Void> snapshot() {
    return life.snapshot();
  }

  @Override
  public String toString() {
    return life.toString();
  }

  /** Builds lives. One builder may build many. Not thread-safe. */
  public static final class Builder {
    private WasherState initial;

    private WasherState resumed;

    private Snapshot<WasherState, WasherEvent, Void> snapshot;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<WasherState, WasherEvent>> hooks = new ArrayList<>();

    private Builder() {}

    /**
     * The state in which the life begins.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(WasherState initial) {
      if (!WasherTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Washer; those are "
                + WasherTransitions.initialStates());
      }
      this.initial = initial;
      return this;
    }

    /**
     * The state in which the life goes on, whichever it is: its timers start anew, no effect
     * runs.
     */
    public Builder resume(WasherState state) {
      this.resumed = Objects.requireNonNull(state, "state");
      return this;
    }

    /** What the life goes on from: its leaves, history, context, timers and deferred events. */
    public Builder resume(Snapshot<WasherState, WasherEvent, Void> snapshot) {
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
    public Builder hook(TransitionHook<WasherState, WasherEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      return this;
    }

    /** The life, begun or resumed. */
    public WasherMachine build() {
      ChartSetup<WasherState, WasherEvent> setup =
          new ChartSetup<>(
              WasherTransitions.rules(),
              snapshot != null && entityId == null ? snapshot.entityId() : entityId,
              hooks,
              clock,
              null,
              false,
              false);
      WasherTransitions.Life life = new WasherTransitions.Life(setup);
      if (snapshot != null) {
        life.resume(snapshot);
      } else if (resumed != null) {
        life.resume(resumed, sequence);
      } else {
        life.begin(initial);
      }
      return new WasherMachine(life);
    }
  }
}
