package always;

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
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;

/**
 * One life of {@code Sorter}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <pre>{@code
 *   +-----------------------------------------+
 * *>|                 WAITING                 |
 *   +-----------------------------------------+
 *    ^        |           ^        |    ^    ^
 *    |       take         |       spin  |   stop
 *    |        |      left / leave  |   stop  |
 *    |        v           |        v    |    |
 *    |   +----------+     |    +----------+  |
 *    |   | CHECKING |     |    | SPINNING |  |
 *    |   +----------+     |    +----------+  |
 *    |     |       |      |      |     ^     |
 *    | [labelled]  |      |   [dizzy]  |     |
 *    |     |    [!light]  |      |  [dizzy]  |
 *    |     v       v      |      v     |     |
 * +----------+  +----------+    +-------------+
 * | LABELLED |  |  HEAVY   |    |   TURNING   |
 * +----------+  +----------+    +-------------+
 *      |
 *    [gone]
 *      v
 *   +------+
 *   | SENT |>@
 *   +------+
 *
 * In CHECKING, which is not left: weighed, stamped / stamp, entered / enter
 * In LABELLED, which is not left: left / leave, stamped / stamp, entered / enter
 * }</pre>
 *
 * <pre>
 * from      event       to
 * WAITING   take        CHECKING
 * WAITING   spin        SPINNING
 * CHECKING  weighed     (stays)
 * CHECKING  stamped     (stays)
 * CHECKING  entered     (stays)
 * CHECKING  [!light]    HEAVY
 * CHECKING  [labelled]  LABELLED
 * LABELLED  left        (stays)
 * LABELLED  stamped     (stays)
 * LABELLED  entered     (stays)
 * LABELLED              WAITING
 * LABELLED  [gone]      SENT
 * HEAVY     left        WAITING
 * SPINNING  stop        WAITING
 * SPINNING  [dizzy]     TURNING
 * TURNING   stop        WAITING
 * TURNING   [dizzy]     SPINNING
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class SorterMachine {
  private final SorterTransitions.Life life;

  private SorterMachine(SorterTransitions.Life life) {
    this.life = life;
  }

  /** A life that begins where lives begin by default. */
  public static SorterMachine start(Parcel context, SorterLogic logic, SorterEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static SorterMachine start(SorterState initial, Parcel context, SorterLogic logic,
      SorterEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** A life that goes on in a state, whichever it is: its timers start anew, no effect runs. */
  public static SorterMachine resume(SorterState state, Parcel context, SorterLogic logic,
      SorterEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /**
   * A life that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static SorterMachine resume(Snapshot<SorterState, SorterEvent, Parcel> snapshot,
      SorterLogic logic, SorterEffects effects) {
    return builder().resume(snapshot).logic(logic).effects(effects).build();
  }

  /** Builds a life with an id, hooks, a clock or a scheduler. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code take}.
   *
   * <p><code>WAITING → CHECKING</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public SorterState take() {
    return fire(SorterEvent.TAKE);
  }

  /**
   * The event {@code take}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public SorterState take(Cause cause) {
    return fire(SorterEvent.TAKE, cause);
  }

  /**
   * The event {@code weighed}.
   *
   * <p><code>CHECKING → (stays)</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public SorterState weighed() {
    return fire(SorterEvent.WEIGHED);
  }

  /**
   * The event {@code weighed}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public SorterState weighed(Cause cause) {
    return fire(SorterEvent.WEIGHED, cause);
  }

  /**
   * The event {@code stamped}.
   *
   * <p><code>CHECKING → (stays), LABELLED → (stays)</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public SorterState stamped() {
    return fire(SorterEvent.STAMPED);
  }

  /**
   * The event {@code stamped}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public SorterState stamped(Cause cause) {
    return fire(SorterEvent.STAMPED, cause);
  }

  /**
   * The event {@code spin}.
   *
   * <p><code>WAITING → SPINNING</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public SorterState spin() {
    return fire(SorterEvent.SPIN);
  }

  /**
   * The event {@code spin}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public SorterState spin(Cause cause) {
    return fire(SorterEvent.SPIN, cause);
  }

  /**
   * The event {@code entered}.
   *
   * <p><code>CHECKING → (stays), LABELLED → (stays)</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public SorterState entered() {
    return fire(SorterEvent.ENTERED);
  }

  /**
   * The event {@code entered}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public SorterState entered(Cause cause) {
    return fire(SorterEvent.ENTERED, cause);
  }

  /**
   * The event {@code left}.
   *
   * <p><code>LABELLED → (stays), HEAVY → WAITING</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public SorterState left() {
    return fire(SorterEvent.LEFT);
  }

  /**
   * The event {@code left}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public SorterState left(Cause cause) {
    return fire(SorterEvent.LEFT, cause);
  }

  /**
   * The event {@code toWaiting}.
   *
   * <p><code>LABELLED → WAITING</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public SorterState toWaiting() {
    return fire(SorterEvent.TO_WAITING);
  }

  /**
   * The event {@code toWaiting}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public SorterState toWaiting(Cause cause) {
    return fire(SorterEvent.TO_WAITING, cause);
  }

  /**
   * The event {@code stop}.
   *
   * <p><code>SPINNING → WAITING, TURNING → WAITING</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public SorterState stop() {
    return fire(SorterEvent.STOP);
  }

  /**
   * The event {@code stop}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public SorterState stop(Cause cause) {
    return fire(SorterEvent.STOP, cause);
  }

  /**
   * Fires an event, and whatever follows from it.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public SorterState fire(SorterEvent event) {
    return life.fire(event, Cause.none());
  }

  /**
   * Fires an event, and whatever follows from it; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public SorterState fire(SorterEvent event, Cause cause) {
    return life.fire(event, cause);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<SorterState> tryFire(SorterEvent event) {
    return life.tryFire(event, Cause.none());
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<SorterState> tryFire(SorterEvent event, Cause cause) {
    return life.tryFire(event, cause);
  }

  /**
   * Takes a state past the rules; what is orthogonal to it stays. Hooks hear of it and may
   * veto; what is left and entered has its effects.
   *
   * @return the state of the life then
   */
  public SorterState force(SorterState state, Cause cause) {
    return life.force(state, cause);
  }

  /** Hands an event over; see {@link #post(SorterEvent, Cause)}. */
  public CompletableFuture<Outcome<SorterState>> post(SorterEvent event) {
    return post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it
   * fires the event after that. So lives may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown;
   *     what depends on it may run while the life is held, and must not wait
   */
  public CompletableFuture<Outcome<SorterState>> post(SorterEvent event, Cause cause) {
    return life.post(event, cause);
  }

  /** Whether an event may be fired, and has a transition now. */
  public boolean permits(SorterEvent event) {
    return life.permits(event);
  }

  /** The current state. */
  public SorterState state() {
    return life.state();
  }

  /** The active leaves in document order; unmodifiable. */
  public Set<SorterState> configuration() {
    return life.configuration();
  }

  /** Whether a state is active, or one below it. */
  public boolean is(SorterState state) {
    return life.is(state);
  }

  /** The current context. */
  public Parcel context() {
    return life.context();
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
  public Snapshot<SorterState, SorterEvent, Parcel> snapshot() {
    return life.snapshot();
  }

  @Override
  public String toString() {
    return life.toString();
  }

  /** Builds lives. One builder may build many. Not thread-safe. */
  public static final class Builder {
    private SorterState initial;

    private SorterState resumed;

    private Snapshot<SorterState, SorterEvent, Parcel> snapshot;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<SorterState, SorterEvent>> hooks = new ArrayList<>();

    private Parcel context;

    private SorterLogic logic;

    private SorterEffects effects;

    private Builder() {}

    /**
     * The state in which the life begins.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(SorterState initial) {
      if (!SorterTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Sorter; those are "
                + SorterTransitions.initialStates());
      }
      this.initial = initial;
      return this;
    }

    /**
     * The state in which the life goes on, whichever it is: its timers start anew, no effect
     * runs.
     */
    public Builder resume(SorterState state) {
      this.resumed = Objects.requireNonNull(state, "state");
      return this;
    }

    /** What the life goes on from: its leaves, history, context, timers and deferred events. */
    public Builder resume(Snapshot<SorterState, SorterEvent, Parcel> snapshot) {
      this.snapshot = Objects.requireNonNull(snapshot, "snapshot");
      this.context = snapshot.context();
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
    public Builder hook(TransitionHook<SorterState, SorterEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      return this;
    }

    /** The context at first; required. */
    public Builder context(Parcel context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(SorterLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Does what transitions make it do; required. */
    public Builder effects(SorterEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    /**
     * The life, begun or resumed.
     *
     * @throws IllegalStateException if something required is missing
     */
    public SorterMachine build() {
      if (context == null) {
        throw new IllegalStateException("Sorter needs a context: builder().context(…)");
      }
      if (logic == null) {
        throw new IllegalStateException("Sorter needs a SorterLogic: builder().logic(…)");
      }
      if (effects == null) {
        throw new IllegalStateException("Sorter needs SorterEffects: builder().effects(…)");
      }
      ChartSetup<SorterState, SorterEvent> setup =
          new ChartSetup<>(
              SorterTransitions.rules(),
              snapshot != null && entityId == null ? snapshot.entityId() : entityId,
              hooks,
              clock,
              null,
              true,
              true);
      SorterTransitions.Life life = new SorterTransitions.Life(setup, context, logic, effects);
      if (snapshot != null) {
        life.resume(snapshot);
      } else if (resumed != null) {
        life.resume(resumed, sequence);
      } else {
        life.begin(initial);
      }
      return new SorterMachine(life);
    }
  }
}
