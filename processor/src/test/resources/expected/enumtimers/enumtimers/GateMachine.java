package enumtimers;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.TransitionHook;
import dev.pawl.engine.Engine;
import dev.pawl.engine.chart.ChartSetup;
import dev.pawl.time.Scheduler;
import java.time.Clock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;

/**
 * One life of {@code Gate}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <pre>{@code
 *    +--------+
 *  *>|  SHUT  |
 *    +--------+
 *      |     ^
 *      GO    |
 *      | DONE_WORK
 *      v     |
 *   +------+ |
 *   | OPEN | |
 *   +------+ |
 *     |      |
 * after 60s  |
 *     |      |
 *     +----+ |
 *          v |
 * +------------+
 * | WORK       |
 * |            |
 * |   +------+ |
 * | *>| BUSY | |
 * |   +------+ |
 * |    |       |
 * |    GO      |
 * |    v       |
 * | +------+   |
 * | | IDLE |>@ |
 * | +------+   |
 * +------------+
 * }</pre>
 *
 * <pre>
 * from  event           to
 * SHUT  GO              OPEN
 * OPEN  OPEN_AFTER_60S  WORK
 * WORK  DONE_WORK       SHUT
 * BUSY  GO              IDLE
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class GateMachine {
  private final GateTransitions.Life life;

  private GateMachine(GateTransitions.Life life) {
    this.life = life;
  }

  /** A life that begins where lives begin by default. */
  public static GateMachine start() {
    return builder().build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static GateMachine start(GateState initial) {
    return builder().initial(initial).build();
  }

  /** A life that goes on in a state, whichever it is: its timers start anew, no effect runs. */
  public static GateMachine resume(GateState state) {
    return builder().resume(state).build();
  }

  /**
   * A life that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static GateMachine resume(Snapshot<GateState, Signal, Void> snapshot) {
    return builder().resume(snapshot).build();
  }

  /** Builds a life with an id, hooks, a clock or a scheduler. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code GO}.
   *
   * <p><code>SHUT → OPEN, BUSY → IDLE</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GateState go() {
    return fire(Signal.GO);
  }

  /**
   * The event {@code GO}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public GateState go(Cause cause) {
    return fire(Signal.GO, cause);
  }

  /**
   * Fires an event, and whatever follows from it.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GateState fire(Signal event) {
    return life.fire(event, Cause.none());
  }

  /**
   * Fires an event, and whatever follows from it; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public GateState fire(Signal event, Cause cause) {
    return life.fire(event, cause);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<GateState> tryFire(Signal event) {
    return life.tryFire(event, Cause.none());
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<GateState> tryFire(Signal event, Cause cause) {
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

  /** Hands an event over; see {@link #post(Signal, Cause)}. */
  public CompletableFuture<Outcome<GateState>> post(Signal event) {
    return post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it
   * fires the event after that. So lives may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown;
   *     what depends on it may run while the life is held, and must not wait
   */
  public CompletableFuture<Outcome<GateState>> post(Signal event, Cause cause) {
    return life.post(event, cause);
  }

  /** Whether an event may be fired, and has a transition now. */
  public boolean permits(Signal event) {
    return life.permits(event);
  }

  /** The current state. */
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

  /** How long each timer that runs will still run; unmodifiable. */
  public Map<Signal, Duration> remaining() {
    return life.remaining();
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
  public Snapshot<GateState, Signal, Void> snapshot() {
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

    private Snapshot<GateState, Signal, Void> snapshot;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<GateState, Signal>> hooks = new ArrayList<>();

    private Scheduler scheduler;

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
    public Builder resume(Snapshot<GateState, Signal, Void> snapshot) {
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

    /** Runs the timers; by default {@link Scheduler#system()}. */
    public Builder scheduler(Scheduler scheduler) {
      this.scheduler = Objects.requireNonNull(scheduler, "scheduler");
      return this;
    }

    /** Adds a hook; several hear of a step in the order in which they were added. */
    public Builder hook(TransitionHook<GateState, Signal> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      return this;
    }

    /** The life, begun or resumed. */
    public GateMachine build() {
      ChartSetup<GateState, Signal> setup =
          new ChartSetup<>(
              GateTransitions.rules(),
              snapshot != null && entityId == null ? snapshot.entityId() : entityId,
              hooks,
              clock,
              scheduler != null ? scheduler : Scheduler.system(),
              false,
              false);
      GateTransitions.Life life = new GateTransitions.Life(setup);
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
