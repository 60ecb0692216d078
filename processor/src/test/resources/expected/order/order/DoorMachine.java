package order;

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
 * One life of {@code Door}. It is confined to one thread at a time.
 *
 * <p>Tells by its effects in which order they run.
 *
 * <pre>{@code
 *           +------+
 *         *>| SHUT |
 *           +------+
 *              | open / move
 *              |
 * +------------+--------------------+
 * | OPEN       | |                  |--+
 * |            | | swing / swing,   |  | self / self
 * |            | | slam / slam      |<-+
 * |   +------+ | |                  |
 * | *>| AJAR | | |                  |
 * |   +------+ | |                  |
 * |            v v                  |
 * |        +------+                 |
 * |        |      |--+              |
 * |        | WIDE |  | stay / again |
 * |        |      |<-+              |
 * |        +------+                 |
 * +---------------------------------+
 *
 * In OPEN, which is not left: stay / stay
 * From any state to SHUT: reset / reset
 * }</pre>
 *
 * <pre>
 * from                   event  to
 * SHUT                   open   WIDE
 * OPEN                   stay   (stays)
 * OPEN                   swing  WIDE
 * OPEN                   slam   WIDE
 * OPEN                   self   OPEN
 * WIDE                   stay   WIDE
 * any that is not final  reset  SHUT
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class DoorMachine {
  private final DoorTransitions.Life life;

  private DoorMachine(DoorTransitions.Life life) {
    this.life = life;
  }

  /** A life that begins where lives begin by default. */
  public static DoorMachine start(DoorEffects effects) {
    return builder().effects(effects).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static DoorMachine start(DoorState initial, DoorEffects effects) {
    return builder().initial(initial).effects(effects).build();
  }

  /** A life that goes on in a state, whichever it is: its timers start anew, no effect runs. */
  public static DoorMachine resume(DoorState state, DoorEffects effects) {
    return builder().resume(state).effects(effects).build();
  }

  /**
   * A life that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static DoorMachine resume(Snapshot<DoorState, DoorEvent, Void> snapshot,
      DoorEffects effects) {
    return builder().resume(snapshot).effects(effects).build();
  }

  /** Builds a life with an id, hooks, a clock or a scheduler. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code open}.
   *
   * <p><code>SHUT → WIDE</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DoorState open() {
    return fire(DoorEvent.OPEN);
  }

  /**
   * The event {@code open}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DoorState open(Cause cause) {
    return fire(DoorEvent.OPEN, cause);
  }

  /**
   * The event {@code stay}.
   *
   * <p><code>AJAR → (stays), WIDE → WIDE</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DoorState stay() {
    return fire(DoorEvent.STAY);
  }

  /**
   * The event {@code stay}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DoorState stay(Cause cause) {
    return fire(DoorEvent.STAY, cause);
  }

  /**
   * The event {@code swing}.
   *
   * <p><code>AJAR → WIDE, WIDE → WIDE</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DoorState swing() {
    return fire(DoorEvent.SWING);
  }

  /**
   * The event {@code swing}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DoorState swing(Cause cause) {
    return fire(DoorEvent.SWING, cause);
  }

  /**
   * The event {@code slam}.
   *
   * <p><code>AJAR → WIDE, WIDE → WIDE</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DoorState slam() {
    return fire(DoorEvent.SLAM);
  }

  /**
   * The event {@code slam}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DoorState slam(Cause cause) {
    return fire(DoorEvent.SLAM, cause);
  }

  /**
   * The event {@code self}.
   *
   * <p><code>AJAR → OPEN, WIDE → OPEN</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DoorState self() {
    return fire(DoorEvent.SELF);
  }

  /**
   * The event {@code self}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DoorState self(Cause cause) {
    return fire(DoorEvent.SELF, cause);
  }

  /**
   * The event {@code reset}.
   *
   * <p><code>SHUT → SHUT, AJAR → SHUT, WIDE → SHUT</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DoorState reset() {
    return fire(DoorEvent.RESET);
  }

  /**
   * The event {@code reset}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public DoorState reset(Cause cause) {
    return fire(DoorEvent.RESET, cause);
  }

  /**
   * Fires an event, and whatever follows from it.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DoorState fire(DoorEvent event) {
    return life.fire(event, Cause.none());
  }

  /**
   * Fires an event, and whatever follows from it; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public DoorState fire(DoorEvent event, Cause cause) {
    return life.fire(event, cause);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<DoorState> tryFire(DoorEvent event) {
    return life.tryFire(event, Cause.none());
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<DoorState> tryFire(DoorEvent event, Cause cause) {
    return life.tryFire(event, cause);
  }

  /**
   * Takes a state past the rules; what is orthogonal to it stays. Hooks hear of it and may
   * veto; what is left and entered has its effects.
   *
   * @return the state of the life then
   */
  public DoorState force(DoorState state, Cause cause) {
    return life.force(state, cause);
  }

  /** Whether an event may be fired, and has a transition now. */
  public boolean permits(DoorEvent event) {
    return life.permits(event);
  }

  /** The current state. */
  public DoorState state() {
    return life.state();
  }

  /** The active leaves in document order; unmodifiable. */
  public Set<DoorState> configuration() {
    return life.configuration();
  }

  /** Whether a state is active, or one below it. */
  public boolean is(DoorState state) {
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
  public Snapshot<DoorState, DoorEvent, Void> snapshot() {
    return life.snapshot();
  }

  @Override
  public String toString() {
    return life.toString();
  }

  /** Builds lives. One builder may build many. Not thread-safe. */
  public static final class Builder {
    private DoorState initial;

    private DoorState resumed;

    private Snapshot<DoorState, DoorEvent, Void> snapshot;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<DoorState, DoorEvent>> hooks = new ArrayList<>();

    private DoorEffects effects;

    private Builder() {}

    /**
     * The state in which the life begins.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(DoorState initial) {
      if (!DoorTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Door; those are "
                + DoorTransitions.initialStates());
      }
      this.initial = initial;
      return this;
    }

    /**
     * The state in which the life goes on, whichever it is: its timers start anew, no effect
     * runs.
     */
    public Builder resume(DoorState state) {
      this.resumed = Objects.requireNonNull(state, "state");
      return this;
    }

    /** What the life goes on from: its leaves, history, context, timers and deferred events. */
    public Builder resume(Snapshot<DoorState, DoorEvent, Void> snapshot) {
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
    public Builder hook(TransitionHook<DoorState, DoorEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      return this;
    }

    /** Does what transitions make it do; required. */
    public Builder effects(DoorEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    /**
     * The life, begun or resumed.
     *
     * @throws IllegalStateException if something required is missing
     */
    public DoorMachine build() {
      if (effects == null) {
        throw new IllegalStateException("Door needs DoorEffects: builder().effects(…)");
      }
      ChartSetup<DoorState, DoorEvent> setup =
          new ChartSetup<>(
              DoorTransitions.rules(),
              snapshot != null && entityId == null ? snapshot.entityId() : entityId,
              hooks,
              clock,
              null,
              false,
              false);
      DoorTransitions.Life life = new DoorTransitions.Life(setup, effects);
      if (snapshot != null) {
        life.resume(snapshot);
      } else if (resumed != null) {
        life.resume(resumed, sequence);
      } else {
        life.begin(initial);
      }
      return new DoorMachine(life);
    }
  }
}
