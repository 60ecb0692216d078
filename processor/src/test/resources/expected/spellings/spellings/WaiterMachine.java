package spellings;

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
 * One life of {@code Waiter}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <pre>{@code
 *   +------+
 *   |      |--+
 * *>| CALM |  | skip [WHERE_TO]
 *   |      |<-+
 *   +------+
 *    | after back-off [MAY_GO] / ring-bell,
 *    | skip [WHERE_TO]
 *    v
 * +------+
 * | BUSY |
 * +------+
 *    | [is_over && !is-held]
 *    v
 * +------+
 * | OVER |>@
 * +------+
 * }</pre>
 *
 * <pre>
 * from  event                         to
 * CALM  CALM.after.back-off [MAY_GO]  BUSY
 * CALM  skip                          CALM or BUSY
 * BUSY  [is_over &amp;&amp; !is-held]         OVER
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class WaiterMachine {
  private final WaiterTransitions.Life life;

  private WaiterMachine(WaiterTransitions.Life life) {
    this.life = life;
  }

  /** A life that begins where lives begin by default. */
  public static WaiterMachine start(Integer context, WaiterLogic logic, WaiterEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static WaiterMachine start(WaiterState initial, Integer context, WaiterLogic logic,
      WaiterEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** A life that goes on in a state, whichever it is: its timers start anew, no effect runs. */
  public static WaiterMachine resume(WaiterState state, Integer context, WaiterLogic logic,
      WaiterEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /**
   * A life that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static WaiterMachine resume(Snapshot<WaiterState, WaiterEvent, Integer> snapshot,
      WaiterLogic logic, WaiterEffects effects) {
    return builder().resume(snapshot).logic(logic).effects(effects).build();
  }

  /** Builds a life with an id, hooks, a clock or a scheduler. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code skip}.
   *
   * <p><code>CALM → CALM or BUSY</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WaiterState skip() {
    return fire(WaiterEvent.SKIP);
  }

  /**
   * The event {@code skip}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WaiterState skip(Cause cause) {
    return fire(WaiterEvent.SKIP, cause);
  }

  /**
   * Fires an event, and whatever follows from it.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WaiterState fire(WaiterEvent event) {
    return life.fire(event, Cause.none());
  }

  /**
   * Fires an event, and whatever follows from it; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WaiterState fire(WaiterEvent event, Cause cause) {
    return life.fire(event, cause);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<WaiterState> tryFire(WaiterEvent event) {
    return life.tryFire(event, Cause.none());
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<WaiterState> tryFire(WaiterEvent event, Cause cause) {
    return life.tryFire(event, cause);
  }

  /**
   * Takes a state past the rules; what is orthogonal to it stays. Hooks hear of it and may
   * veto; what is left and entered has its effects.
   *
   * @return the state of the life then
   */
  public WaiterState force(WaiterState state, Cause cause) {
    return life.force(state, cause);
  }

  /** Hands an event over; see {@link #post(WaiterEvent, Cause)}. */
  public CompletableFuture<Outcome<WaiterState>> post(WaiterEvent event) {
    return post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it
   * fires the event after that. So lives may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown;
   *     what depends on it may run while the life is held, and must not wait
   */
  public CompletableFuture<Outcome<WaiterState>> post(WaiterEvent event, Cause cause) {
    return life.post(event, cause);
  }

  /** Whether an event may be fired, and has a transition now. */
  public boolean permits(WaiterEvent event) {
    return life.permits(event);
  }

  /** The current state. */
  public WaiterState state() {
    return life.state();
  }

  /** The active leaves in document order; unmodifiable. */
  public Set<WaiterState> configuration() {
    return life.configuration();
  }

  /** Whether a state is active, or one below it. */
  public boolean is(WaiterState state) {
    return life.is(state);
  }

  /** The current context. */
  public Integer context() {
    return life.context();
  }

  /** How long each timer that runs will still run; unmodifiable. */
  public Map<WaiterEvent, Duration> remaining() {
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
  public Snapshot<WaiterState, WaiterEvent, Integer> snapshot() {
    return life.snapshot();
  }

  @Override
  public String toString() {
    return life.toString();
  }

  /** Builds lives. One builder may build many. Not thread-safe. */
  public static final class Builder {
    private WaiterState initial;

    private WaiterState resumed;

    private Snapshot<WaiterState, WaiterEvent, Integer> snapshot;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<WaiterState, WaiterEvent>> hooks = new ArrayList<>();

    private Scheduler scheduler;

    private Integer context;

    private WaiterLogic logic;

    private WaiterEffects effects;

    private Builder() {}

    /**
     * The state in which the life begins.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(WaiterState initial) {
      if (!WaiterTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Waiter; those are "
                + WaiterTransitions.initialStates());
      }
      this.initial = initial;
      return this;
    }

    /**
     * The state in which the life goes on, whichever it is: its timers start anew, no effect
     * runs.
     */
    public Builder resume(WaiterState state) {
      this.resumed = Objects.requireNonNull(state, "state");
      return this;
    }

    /** What the life goes on from: its leaves, history, context, timers and deferred events. */
    public Builder resume(Snapshot<WaiterState, WaiterEvent, Integer> snapshot) {
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
    public Builder hook(TransitionHook<WaiterState, WaiterEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      return this;
    }

    /** The context at first; required. */
    public Builder context(Integer context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(WaiterLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Does what transitions make it do; required. */
    public Builder effects(WaiterEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    /**
     * The life, begun or resumed.
     *
     * @throws IllegalStateException if something required is missing
     */
    public WaiterMachine build() {
      if (context == null) {
        throw new IllegalStateException("Waiter needs a context: builder().context(…)");
      }
      if (logic == null) {
        throw new IllegalStateException("Waiter needs a WaiterLogic: builder().logic(…)");
      }
      if (effects == null) {
        throw new IllegalStateException("Waiter needs WaiterEffects: builder().effects(…)");
      }
      ChartSetup<WaiterState, WaiterEvent> setup =
          new ChartSetup<>(
              WaiterTransitions.rules(),
              snapshot != null && entityId == null ? snapshot.entityId() : entityId,
              hooks,
              clock,
              scheduler != null ? scheduler : Scheduler.system(),
              false,
              false);
      WaiterTransitions.Life life = new WaiterTransitions.Life(setup, context, logic, effects);
      if (snapshot != null) {
        life.resume(snapshot);
      } else if (resumed != null) {
        life.resume(resumed, sequence);
      } else {
        life.begin(initial);
      }
      return new WaiterMachine(life);
    }
  }
}
