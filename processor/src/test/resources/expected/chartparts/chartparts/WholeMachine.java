package chartparts;

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
 * One life of {@code Whole}. It is confined to one thread at a time.
 *
 * <pre>{@code
 *   +--------------+
 * *>| A            |
 *   | +---+  +---+ |
 *   | | C |  | D | |
 *   | +---+  +---+ |
 *   |              |
 *   +--------------+
 *     | ^
 *     | +---+
 *     |     |
 *     | go  | back
 *     v     |
 *    +-------+
 *    |   B   |
 *    +-------+
 * }</pre>
 *
 * <pre>
 * from  event  to
 * A     go     B
 * B     back   A
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class WholeMachine {
  private final WholeTransitions.Life life;

  private WholeMachine(WholeTransitions.Life life) {
    this.life = life;
  }

  /** A life that begins where lives begin by default. */
  public static WholeMachine start() {
    return builder().build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static WholeMachine start(WholeState initial) {
    return builder().initial(initial).build();
  }

  /** A life that goes on in a state, whichever it is: its timers start anew, no effect runs. */
  public static WholeMachine resume(WholeState state) {
    return builder().resume(state).build();
  }

  /**
   * A life that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static WholeMachine resume(Snapshot<WholeState, WholeEvent, Void> snapshot) {
    return builder().resume(snapshot).build();
  }

  /** Builds a life with an id, hooks, a clock or a scheduler. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code go}.
   *
   * <p><code>C → B, D → B</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WholeState go() {
    return fire(WholeEvent.GO);
  }

  /**
   * The event {@code go}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WholeState go(Cause cause) {
    return fire(WholeEvent.GO, cause);
  }

  /**
   * The event {@code back}.
   *
   * <p><code>B → A</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WholeState back() {
    return fire(WholeEvent.BACK);
  }

  /**
   * The event {@code back}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WholeState back(Cause cause) {
    return fire(WholeEvent.BACK, cause);
  }

  /**
   * Fires an event, and whatever follows from it.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WholeState fire(WholeEvent event) {
    return life.fire(event, Cause.none());
  }

  /**
   * Fires an event, and whatever follows from it; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WholeState fire(WholeEvent event, Cause cause) {
    return life.fire(event, cause);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<WholeState> tryFire(WholeEvent event) {
    return life.tryFire(event, Cause.none());
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<WholeState> tryFire(WholeEvent event, Cause cause) {
    return life.tryFire(event, cause);
  }

  /**
   * Takes a state past the rules; what is orthogonal to it stays. Hooks hear of it and may
   * veto; what is left and entered has its effects.
   *
   * @return the state of the life then
   */
  public WholeState force(WholeState state, Cause cause) {
    return life.force(state, cause);
  }

  /** Whether an event may be fired, and has a transition now. */
  public boolean permits(WholeEvent event) {
    return life.permits(event);
  }

  /** The active leaf; of several the innermost state that holds all, or the first if none does. */
  public WholeState state() {
    return life.state();
  }

  /**
   * The active leaf of a region, or of any state that is active; of several the innermost state
   * that holds all.
   *
   * @throws IllegalArgumentException if the state is not active
   */
  public WholeState state(WholeState superstate) {
    return life.state(superstate);
  }

  /** The active leaves in document order; unmodifiable. */
  public Set<WholeState> configuration() {
    return life.configuration();
  }

  /** Whether a state is active, or one below it. */
  public boolean is(WholeState state) {
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
  public Snapshot<WholeState, WholeEvent, Void> snapshot() {
    return life.snapshot();
  }

  @Override
  public String toString() {
    return life.toString();
  }

  /** Builds lives. One builder may build many. Not thread-safe. */
  public static final class Builder {
    private WholeState initial;

    private WholeState resumed;

    private Snapshot<WholeState, WholeEvent, Void> snapshot;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<WholeState, WholeEvent>> hooks = new ArrayList<>();

    private Builder() {}

    /**
     * The state in which the life begins.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(WholeState initial) {
      if (!WholeTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Whole; those are "
                + WholeTransitions.initialStates());
      }
      this.initial = initial;
      return this;
    }

    /**
     * The state in which the life goes on, whichever it is: its timers start anew, no effect
     * runs.
     */
    public Builder resume(WholeState state) {
      this.resumed = Objects.requireNonNull(state, "state");
      return this;
    }

    /** What the life goes on from: its leaves, history, context, timers and deferred events. */
    public Builder resume(Snapshot<WholeState, WholeEvent, Void> snapshot) {
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
    public Builder hook(TransitionHook<WholeState, WholeEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      return this;
    }

    /** The life, begun or resumed. */
    public WholeMachine build() {
      ChartSetup<WholeState, WholeEvent> setup =
          new ChartSetup<>(
              WholeTransitions.rules(),
              snapshot != null && entityId == null ? snapshot.entityId() : entityId,
              hooks,
              clock,
              null,
              false,
              false);
      WholeTransitions.Life life = new WholeTransitions.Life(setup);
      if (snapshot != null) {
        life.resume(snapshot);
      } else if (resumed != null) {
        life.resume(resumed, sequence);
      } else {
        life.begin(initial);
      }
      return new WholeMachine(life);
    }
  }
}
