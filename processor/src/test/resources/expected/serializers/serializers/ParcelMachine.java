package serializers;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.TransitionHook;
import dev.pawl.data.UnknownFields;
import dev.pawl.engine.Engine;
import dev.pawl.engine.chart.ChartSetup;
import dev.pawl.time.Scheduler;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;

/**
 * One life of {@code Parcel}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <p>A parcel on its way
 *
 * <pre>{@code
 *                        +----------+
 *                      *>|   NEW    |
 *                        +----------+
 *                          | send  | hold
 *                          |       v
 *                          | +--------+
 *                          | |  HELD  |
 *                          | +--------+
 *                          |  ^      |
 *                          | ++      |
 *                          | | hold  | go
 *                          | |       |
 *                          | | +-----+
 *                          v | |
 * +----------------------------+---------------------+
 * | ON_ITS_WAY                 |                     |
 * |                            |                     |
 * | +--------------------------+--+  +-------------+ |
 * | | BODY                     |  |  | PAPERS      | |
 * | |                          |  |  |   +------+  | |
 * | |      +-----------------+ |  |  | *>| NONE |  | |
 * | |    *>|     MOVING      | |  |  |   +------+  | |
 * | |      +-----------------+ |  |  |     | stamp | |
 * | |       |               ^  |  |  |     v       | |
 * | |       | scanned /     |  |  |  | +---------+ | |
 * | |       | after 60s     |  |  |  | | STAMPED | | |
 * | |       v               |  |  |  | +---------+ | |
 * | | +------+              |  v  |  |             | |
 * | | |      |--+          +----+ |  |             | |
 * | | | SEEN |  | scanned  | H* | |  |             | |
 * | | |      |<-+          +----+ |  |             | |
 * | | +------+                    |  |             | |
 * | +-----------------------------+  +-------------+ |
 * |                                                  |
 * +--------------------------------------------------+
 *   | drop
 *   v
 * +---------+
 * | DROPPED |>@
 * +---------+
 * }</pre>
 *
 * <pre>
 * from        event             to
 * NEW         send              ON_ITS_WAY
 * NEW         hold              HELD
 * ON_ITS_WAY  hold              HELD
 * ON_ITS_WAY  drop              DROPPED
 * MOVING      scanned           SEEN
 * MOVING      MOVING.after.60s  SEEN
 * SEEN        scanned           SEEN
 * NONE        stamp             STAMPED
 * HELD        go                WHERE_IT_WAS
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class ParcelMachine {
  private final ParcelTransitions.Life life;

  /** What the instance's data had that this version does not know; null if nothing. */
  UnknownFields kept;

  private ParcelMachine(ParcelTransitions.Life life) {
    this.life = life;
  }

  /** A life that begins where lives begin by default. */
  public static ParcelMachine start(Tally context, ParcelLogic logic) {
    return builder().context(context).logic(logic).build();
  }

  /** A life that goes on in a state, whichever it is: its timers start anew, no effect runs. */
  public static ParcelMachine resume(ParcelState state, Tally context, ParcelLogic logic) {
    return builder().resume(state).context(context).logic(logic).build();
  }

  /**
   * A life that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static ParcelMachine resume(Snapshot<ParcelState, ParcelEvent, Tally> snapshot,
      ParcelLogic logic) {
    return builder().resume(snapshot).logic(logic).build();
  }

  /** Builds a life with an id, hooks, a clock or a scheduler. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code send}.
   *
   * <p><code>NEW → ON_ITS_WAY</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ParcelState send(Address to_, boolean express) {
    return fire(ParcelEvent.send(to_, express));
  }

  /**
   * The event {@code send}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ParcelState send(Address to_, boolean express, Cause cause) {
    return fire(ParcelEvent.send(to_, express), cause);
  }

  /**
   * The event {@code scanned}.
   *
   * <p><code>MOVING → SEEN, SEEN → SEEN</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ParcelState scanned(Optional<Instant> at, Light light) {
    return fire(ParcelEvent.scanned(at, light));
  }

  /**
   * The event {@code scanned}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ParcelState scanned(Optional<Instant> at, Light light, Cause cause) {
    return fire(ParcelEvent.scanned(at, light), cause);
  }

  /**
   * The event {@code hold}.
   *
   * <p><code>NEW → HELD, MOVING → HELD, SEEN → HELD, NONE → HELD, STAMPED → HELD</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ParcelState hold() {
    return fire(ParcelEvent.hold());
  }

  /**
   * The event {@code hold}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ParcelState hold(Cause cause) {
    return fire(ParcelEvent.hold(), cause);
  }

  /**
   * The event {@code drop}.
   *
   * <p><code>MOVING → DROPPED, SEEN → DROPPED, NONE → DROPPED, STAMPED → DROPPED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ParcelState drop() {
    return fire(ParcelEvent.drop());
  }

  /**
   * The event {@code drop}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ParcelState drop(Cause cause) {
    return fire(ParcelEvent.drop(), cause);
  }

  /**
   * The event {@code stamp}.
   *
   * <p><code>NONE → STAMPED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ParcelState stamp() {
    return fire(ParcelEvent.stamp());
  }

  /**
   * The event {@code stamp}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ParcelState stamp(Cause cause) {
    return fire(ParcelEvent.stamp(), cause);
  }

  /**
   * The event {@code go}.
   *
   * <p><code>HELD → WHERE_IT_WAS</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ParcelState go() {
    return fire(ParcelEvent.go());
  }

  /**
   * The event {@code go}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ParcelState go(Cause cause) {
    return fire(ParcelEvent.go(), cause);
  }

  /**
   * Fires an event, and whatever follows from it.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ParcelState fire(ParcelEvent event) {
    return life.fire(event, Cause.none());
  }

  /**
   * Fires an event, and whatever follows from it; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ParcelState fire(ParcelEvent event, Cause cause) {
    return life.fire(event, cause);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<ParcelState> tryFire(ParcelEvent event) {
    return life.tryFire(event, Cause.none());
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<ParcelState> tryFire(ParcelEvent event, Cause cause) {
    return life.tryFire(event, cause);
  }

  /**
   * Takes a state past the rules; what is orthogonal to it stays. Hooks hear of it and may
   * veto; what is left and entered has its effects.
   *
   * @return the state of the life then
   */
  public ParcelState force(ParcelState state, Cause cause) {
    return life.force(state, cause);
  }

  /** Hands an event over; see {@link #post(ParcelEvent, Cause)}. */
  public CompletableFuture<Outcome<ParcelState>> post(ParcelEvent event) {
    return post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it
   * fires the event after that. So lives may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown;
   *     what depends on it may run while the life is held, and must not wait
   */
  public CompletableFuture<Outcome<ParcelState>> post(ParcelEvent event, Cause cause) {
    return life.post(event, cause);
  }

  /** Whether an event may be fired, and has a transition now. */
  public boolean permits(ParcelEvent event) {
    return life.permits(event);
  }

  /** The active leaf; of several the innermost state that holds all, or the first if none does. */
  public ParcelState state() {
    return life.state();
  }

  /**
   * The active leaf of a region, or of any state that is active; of several the first.
   *
   * @throws IllegalArgumentException if the state is not active
   */
  public ParcelState state(ParcelState.Type superstate) {
    return life.state(superstate);
  }

  /** The active leaves in document order; unmodifiable. */
  public Set<ParcelState> configuration() {
    return life.configuration();
  }

  /** Whether a state is active, with just this data. */
  public boolean is(ParcelState state) {
    return life.configuration().contains(state);
  }

  /** Whether a state is active, or one below it. */
  public boolean is(ParcelState.Type state) {
    return life.is(state);
  }

  /** The current context. */
  public Tally context() {
    return life.context();
  }

  /** How long each timer that runs will still run; unmodifiable. */
  public Map<ParcelEvent, Duration> remaining() {
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
  public Snapshot<ParcelState, ParcelEvent, Tally> snapshot() {
    return life.snapshot();
  }

  @Override
  public String toString() {
    return life.toString();
  }

  /** Builds lives. One builder may build many. Not thread-safe. */
  public static final class Builder {
    private ParcelState.Type initial;

    private ParcelState resumed;

    private Snapshot<ParcelState, ParcelEvent, Tally> snapshot;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<ParcelState, ParcelEvent>> hooks = new ArrayList<>();

    private Scheduler scheduler;

    private Tally context;

    private ParcelLogic logic;

    private Builder() {}

    /**
     * The state in which the life goes on, whichever it is: its timers start anew, no effect
     * runs.
     */
    public Builder resume(ParcelState state) {
      this.resumed = Objects.requireNonNull(state, "state");
      return this;
    }

    /** What the life goes on from: its leaves, history, context, timers and deferred events. */
    public Builder resume(Snapshot<ParcelState, ParcelEvent, Tally> snapshot) {
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

    /** Runs the timers; by default {@link Scheduler#system()}. */
    public Builder scheduler(Scheduler scheduler) {
      this.scheduler = Objects.requireNonNull(scheduler, "scheduler");
      return this;
    }

    /** Adds a hook; several hear of a step in the order in which they were added. */
    public Builder hook(TransitionHook<ParcelState, ParcelEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      return this;
    }

    /** The context at first; required. */
    public Builder context(Tally context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(ParcelLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /**
     * The life, begun or resumed.
     *
     * @throws IllegalStateException if something required is missing
     */
    public ParcelMachine build() {
      if (context == null) {
        throw new IllegalStateException("Parcel needs a context: builder().context(…)");
      }
      if (logic == null) {
        throw new IllegalStateException("Parcel needs a ParcelLogic: builder().logic(…)");
      }
      ChartSetup<ParcelState, ParcelEvent> setup =
          new ChartSetup<>(
              ParcelTransitions.rules(),
              snapshot != null && entityId == null ? snapshot.entityId() : entityId,
              hooks,
              clock,
              scheduler != null ? scheduler : Scheduler.system(),
              false,
              false);
      ParcelTransitions.Life life = new ParcelTransitions.Life(setup, context, logic);
      if (snapshot != null) {
        life.resume(snapshot);
      } else if (resumed != null) {
        life.resume(resumed, sequence);
      } else {
        life.begin(initial);
      }
      return new ParcelMachine(life);
    }
  }
}
