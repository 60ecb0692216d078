package timers;

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
 * One life of {@code Beacon}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <pre>{@code
 *   +------------------------------------------------+
 * *>|                      LIT                       |
 *   +------------------------------------------------+
 *    | |                     ^              |       ^
 *    | | after 500ms [dusk]  | after 500ms  |       |
 *    | ++                    |              |       |
 *    |  v                    |              |       |
 *    | +----------------------+             |       |
 *    | |         DARK         |             |       |
 *    | +----------------------+             |       |
 *    |                       | call         | call  | answer / greet
 *    |                       v              v       |
 *    |                      +------------------------+
 *    |                      |                        |--+
 *    |                      |        WAITING         |  | after backoff
 *    |                      |                        |<-+
 *    |                      +------------------------+
 *    | litForTooLong after 60s  | after backoff [enough]
 *    v                          v
 *  +-----------------------------+
 *  |            GONE             |>@
 *  +-----------------------------+
 *
 * From any state to GONE: after 1h
 * }</pre>
 *
 * <pre>
 * from                   event                           to
 * LIT                    LIT.after.500ms [dusk]          DARK
 * LIT                    litForTooLong                   GONE
 * LIT                    call                            WAITING
 * DARK                   DARK.after.500ms                LIT
 * DARK                   call                            WAITING
 * WAITING                WAITING.after.backoff [enough]  GONE
 * WAITING                WAITING.after.backoff           WAITING
 * WAITING                answer                          LIT
 * any that is not final  Beacon.after.1h                 GONE
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class BeaconMachine {
  private final BeaconTransitions.Life life;

  private BeaconMachine(BeaconTransitions.Life life) {
    this.life = life;
  }

  /** A life that begins where lives begin by default. */
  public static BeaconMachine start(Tries context, BeaconLogic logic, BeaconEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static BeaconMachine start(BeaconState initial, Tries context, BeaconLogic logic,
      BeaconEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** A life that goes on in a state, whichever it is: its timers start anew, no effect runs. */
  public static BeaconMachine resume(BeaconState state, Tries context, BeaconLogic logic,
      BeaconEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /**
   * A life that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static BeaconMachine resume(Snapshot<BeaconState, BeaconEvent, Tries> snapshot,
      BeaconLogic logic, BeaconEffects effects) {
    return builder().resume(snapshot).logic(logic).effects(effects).build();
  }

  /** Builds a life with an id, hooks, a clock or a scheduler. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code call}.
   *
   * <p><code>LIT → WAITING, DARK → WAITING</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public BeaconState call(int channel) {
    return fire(BeaconEvent.call(channel));
  }

  /**
   * The event {@code call}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public BeaconState call(int channel, Cause cause) {
    return fire(BeaconEvent.call(channel), cause);
  }

  /**
   * The event {@code answer}.
   *
   * <p><code>WAITING → LIT</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public BeaconState answer() {
    return fire(BeaconEvent.answer());
  }

  /**
   * The event {@code answer}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public BeaconState answer(Cause cause) {
    return fire(BeaconEvent.answer(), cause);
  }

  /**
   * Fires an event, and whatever follows from it.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public BeaconState fire(BeaconEvent event) {
    return life.fire(event, Cause.none());
  }

  /**
   * Fires an event, and whatever follows from it; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public BeaconState fire(BeaconEvent event, Cause cause) {
    return life.fire(event, cause);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<BeaconState> tryFire(BeaconEvent event) {
    return life.tryFire(event, Cause.none());
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<BeaconState> tryFire(BeaconEvent event, Cause cause) {
    return life.tryFire(event, cause);
  }

  /**
   * Takes a state past the rules; what is orthogonal to it stays. Hooks hear of it and may
   * veto; what is left and entered has its effects.
   *
   * @return the state of the life then
   */
  public BeaconState force(BeaconState state, Cause cause) {
    return life.force(state, cause);
  }

  /** Hands an event over; see {@link #post(BeaconEvent, Cause)}. */
  public CompletableFuture<Outcome<BeaconState>> post(BeaconEvent event) {
    return post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it
   * fires the event after that. So lives may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown;
   *     what depends on it may run while the life is held, and must not wait
   */
  public CompletableFuture<Outcome<BeaconState>> post(BeaconEvent event, Cause cause) {
    return life.post(event, cause);
  }

  /** Whether an event may be fired, and has a transition now. */
  public boolean permits(BeaconEvent event) {
    return life.permits(event);
  }

  /** The current state. */
  public BeaconState state() {
    return life.state();
  }

  /** The active leaves in document order; unmodifiable. */
  public Set<BeaconState> configuration() {
    return life.configuration();
  }

  /** Whether a state is active, or one below it. */
  public boolean is(BeaconState state) {
    return life.is(state);
  }

  /** The current context. */
  public Tries context() {
    return life.context();
  }

  /** How long each timer that runs will still run; unmodifiable. */
  public Map<BeaconEvent, Duration> remaining() {
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
  public Snapshot<BeaconState, BeaconEvent, Tries> snapshot() {
    return life.snapshot();
  }

  @Override
  public String toString() {
    return life.toString();
  }

  /** Builds lives. One builder may build many. Not thread-safe. */
  public static final class Builder {
    private BeaconState initial;

    private BeaconState resumed;

    private Snapshot<BeaconState, BeaconEvent, Tries> snapshot;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<BeaconState, BeaconEvent>> hooks = new ArrayList<>();

    private Scheduler scheduler;

    private Tries context;

    private BeaconLogic logic;

    private BeaconEffects effects;

    private Builder() {}

    /**
     * The state in which the life begins.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(BeaconState initial) {
      if (!BeaconTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Beacon; those are "
                + BeaconTransitions.initialStates());
      }
      this.initial = initial;
      return this;
    }

    /**
     * The state in which the life goes on, whichever it is: its timers start anew, no effect
     * runs.
     */
    public Builder resume(BeaconState state) {
      this.resumed = Objects.requireNonNull(state, "state");
      return this;
    }

    /** What the life goes on from: its leaves, history, context, timers and deferred events. */
    public Builder resume(Snapshot<BeaconState, BeaconEvent, Tries> snapshot) {
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
    public Builder hook(TransitionHook<BeaconState, BeaconEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      return this;
    }

    /** The context at first; required. */
    public Builder context(Tries context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(BeaconLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Does what transitions make it do; required. */
    public Builder effects(BeaconEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    /**
     * The life, begun or resumed.
     *
     * @throws IllegalStateException if something required is missing
     */
    public BeaconMachine build() {
      if (context == null) {
        throw new IllegalStateException("Beacon needs a context: builder().context(…)");
      }
      if (logic == null) {
        throw new IllegalStateException("Beacon needs a BeaconLogic: builder().logic(…)");
      }
      if (effects == null) {
        throw new IllegalStateException("Beacon needs BeaconEffects: builder().effects(…)");
      }
      ChartSetup<BeaconState, BeaconEvent> setup =
          new ChartSetup<>(
              BeaconTransitions.rules(),
              snapshot != null && entityId == null ? snapshot.entityId() : entityId,
              hooks,
              clock,
              scheduler != null ? scheduler : Scheduler.system(),
              false,
              false);
      BeaconTransitions.Life life = new BeaconTransitions.Life(setup, context, logic, effects);
      if (snapshot != null) {
        life.resume(snapshot);
      } else if (resumed != null) {
        life.resume(resumed, sequence);
      } else {
        life.begin(initial);
      }
      return new BeaconMachine(life);
    }
  }
}
