package queues;

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
 * One life of {@code Gate}. It is confined to one thread at a time.
 *
 * <pre>{@code
 *          +----------+
 *        *>|   SHUT   |
 *          +----------+
 *            |       ^
 *            | open  | shut
 *            v       |
 * +------------+     |
 * | MOVING     |     |
 * |            |     |
 * |   +------+ |     |
 * | *>| SLOW | |     |
 * |   +------+ |     |
 * |     | push |     |
 * |     v      |     |
 * |  +------+  |     |
 * |  | FAST |  |     |
 * |  +------+  |     |
 * |            |     |
 * +------------+     |
 *   | opened         |
 *   v                |
 * +-------------------+
 * |       WIDE        |
 * +-------------------+
 *
 * In MOVING, which is not left: * / hoot
 * In FAST, which is not left: pass [urgent] / wave
 * In WIDE, which is not left: pass / wave, open / hoot
 * }</pre>
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
public final class GateMachine {
  private final GateTransitions.Life life;

  private GateMachine(GateTransitions.Life life) {
    this.life = life;
  }

  /** A life that begins where lives begin by default. */
  public static GateMachine start(GateLogic logic, GateEffects effects) {
    return builder().logic(logic).effects(effects).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static GateMachine start(GateState initial, GateLogic logic, GateEffects effects) {
    return builder().initial(initial).logic(logic).effects(effects).build();
  }

  /** A life that goes on in a state, whichever it is: its timers start anew, no effect runs. */
  public static GateMachine resume(GateState state, GateLogic logic, GateEffects effects) {
    return builder().resume(state).logic(logic).effects(effects).build();
  }

  /**
   * A life that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static GateMachine resume(Snapshot<GateState, GateEvent, Void> snapshot, GateLogic logic,
      GateEffects effects) {
    return builder().resume(snapshot).logic(logic).effects(effects).build();
  }

  /** Builds a life with an id, hooks, a clock or a scheduler. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code pass}.
   *
   * <p><code>FAST → (stays) [urgent], WIDE → (stays)</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GateState pass(String who) {
    return fire(GateEvent.pass(who));
  }

  /**
   * The event {@code pass}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public GateState pass(String who, Cause cause) {
    return fire(GateEvent.pass(who), cause);
  }

  /**
   * The event {@code open}.
   *
   * <p><code>SHUT → MOVING, WIDE → (stays)</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GateState open() {
    return fire(GateEvent.open());
  }

  /**
   * The event {@code open}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public GateState open(Cause cause) {
    return fire(GateEvent.open(), cause);
  }

  /**
   * The event {@code push}.
   *
   * <p><code>SLOW → FAST, FAST → (stays)</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GateState push() {
    return fire(GateEvent.push());
  }

  /**
   * The event {@code push}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public GateState push(Cause cause) {
    return fire(GateEvent.push(), cause);
  }

  /**
   * The event {@code opened}.
   *
   * <p><code>SLOW → WIDE, FAST → WIDE</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GateState opened() {
    return fire(GateEvent.opened());
  }

  /**
   * The event {@code opened}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public GateState opened(Cause cause) {
    return fire(GateEvent.opened(), cause);
  }

  /**
   * The event {@code shut}.
   *
   * <p><code>SLOW → (stays), WIDE → SHUT</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GateState shut() {
    return fire(GateEvent.shut());
  }

  /**
   * The event {@code shut}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public GateState shut(Cause cause) {
    return fire(GateEvent.shut(), cause);
  }

  /**
   * Fires an event, and whatever follows from it.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GateState fire(GateEvent event) {
    return life.fire(event, Cause.none());
  }

  /**
   * Fires an event, and whatever follows from it; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GateState fire(GateEvent event, Cause cause) {
    return life.fire(event, cause);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<GateState> tryFire(GateEvent event) {
    return life.tryFire(event, Cause.none());
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<GateState> tryFire(GateEvent event, Cause cause) {
    return life.tryFire(event, cause);
  }

  /**
   * Takes a state past the rules; what is orthogonal to it stays. Hooks hear of it and may
   * veto; what is left and entered has its effects.
   *
   * @return the state of the life then
   */
  public GateState force(GateState state, Cause cause) {
    return life.force(state, cause);
  }

  /** Whether an event may be fired, and has a transition now. */
  public boolean permits(GateEvent event) {
    return life.permits(event);
  }

  /** The active leaf; of several the innermost state that holds all, or the first if none does. */
  public GateState state() {
    return life.state();
  }

  /** The active leaves in document order; unmodifiable. */
  public Set<GateState> configuration() {
    return life.configuration();
  }

  /** Whether a state is active, or one below it. */
  public boolean is(GateState state) {
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
  public Snapshot<GateState, GateEvent, Void> snapshot() {
    return life.snapshot();
  }

  @Override
  public String toString() {
    return life.toString();
  }

  /** Builds lives. One builder may build many. Not thread-safe. */
  public static final class Builder {
    private GateState initial;

    private GateState resumed;

    private Snapshot<GateState, GateEvent, Void> snapshot;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<GateState, GateEvent>> hooks = new ArrayList<>();

    private GateLogic logic;

    private GateEffects effects;

    private Builder() {}

    /**
     * The state in which the life begins.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(GateState initial) {
      if (!GateTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Gate; those are "
                + GateTransitions.initialStates());
      }
      this.initial = initial;
      return this;
    }

    /**
     * The state in which the life goes on, whichever it is: its timers start anew, no effect
     * runs.
     */
    public Builder resume(GateState state) {
      this.resumed = Objects.requireNonNull(state, "state");
      return this;
    }

    /** What the life goes on from: its leaves, history, context, timers and deferred events. */
    public Builder resume(Snapshot<GateState, GateEvent, Void> snapshot) {
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
    public Builder hook(TransitionHook<GateState, GateEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(GateLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Does what transitions make it do; required. */
    public Builder effects(GateEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    /**
     * The life, begun or resumed.
     *
     * @throws IllegalStateException if something required is missing
     */
    public GateMachine build() {
      if (logic == null) {
        throw new IllegalStateException("Gate needs a GateLogic: builder().logic(…)");
      }
      if (effects == null) {
        throw new IllegalStateException("Gate needs GateEffects: builder().effects(…)");
      }
      ChartSetup<GateState, GateEvent> setup =
          new ChartSetup<>(
              GateTransitions.rules(),
              snapshot != null && entityId == null ? snapshot.entityId() : entityId,
              hooks,
              clock,
              null,
              false,
              false);
      GateTransitions.Life life = new GateTransitions.Life(setup, logic, effects);
      if (snapshot != null) {
        life.resume(snapshot);
      } else if (resumed != null) {
        life.resume(resumed, sequence);
      } else {
        life.begin(initial);
      }
      return new GateMachine(life);
    }
  }
}
