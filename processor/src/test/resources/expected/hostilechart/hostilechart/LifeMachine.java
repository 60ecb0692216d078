package hostilechart;

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
 * One life of {@code Life}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <pre>{@code
 * +------------------------------------------------------------------------------+
 * | Life     |                                   |                 |             |
 * |          | life / life                       | restart         | life / life |
 * |          |                                   |                 |             |
 * | +--------+-----------------------------------+--+  +-----------+-----+       |
 * | | Next   |                                   |  |  | Context   |     |       |
 * | |        v                                   |  |  |           v     |       |
 * | |   +------------------+                     |  |  |    +-------+    |       |
 * | | *>|     Snapshot     |                     |  |  |  *>|  Now  |    |       |
 * | |   +------------------+                     |  |  |    +-------+    |       |
 * | |    |                ^                      |  |  |     | next /    |       |
 * | |    | next [next] /  | step /               |  |  |     | raise /   |       |
 * | |    | after 1s /     | [active && in(Now)]  |  |  |     | scheduler |       |
 * | |    | after setup    |                      |  |  |     v           |       |
 * | |    v                |                      |  |  | +-------+       |       |
 * | |  +-------------------------------+         |  |  | | Done2 |>@     |       |
 * | |  |              Arc              |         |  |  | +-------+       |       |
 * | |  +-------------------------------+         |  |  |                 |       |
 * | |    |                            ^          |  |  |                 |       |
 * | |    | snapshot /                 |          |  |  |                 |       |
 * | |    | always [next && decision]  |          |  |  |                 |       |
 * | |    v                            |          v  |  |                 |       |
 * | | +------+                       +------------+ |  |                 |       |
 * | | | Done |>@                     |     H      | |  |                 |       |
 * | | +------+                       +------------+ |  |                 |       |
 * | +-----------------------------------------------+  +-----------------+       |
 * |                                                                              |
 * +------------------------------------------------------------------------------+
 *   | ^
 *   | +----------+
 *   |            |
 *   | done.Life  | restart /
 *   |            | builder /
 *   |            | remaining
 *   v            |
 * +---------------+
 * |     Over      |
 * +---------------+
 *    | after 1h
 *    v
 * +-----+
 * | End |>@
 * +-----+
 * }</pre>
 *
 * <pre>
 * from      event                      to
 * Life      life                       Snapshot + Now
 * Life      done.Life                  Over
 * Life      restart                    Last
 * Snapshot  next [next]                Arc
 * Snapshot  Snapshot.after.1s          Arc
 * Snapshot  Snapshot.after.setup       Arc
 * Arc       step                       Snapshot
 * Arc       snapshot                   Done
 * Arc       always [next &amp;&amp; decision]  Done
 * Arc       [active &amp;&amp; in(Now)]        Snapshot
 * Now       next                       Done2
 * Now       raise                      Done2
 * Now       scheduler                  Done2
 * Over      Over.after.1h              End
 * Over      restart                    Life
 * Over      builder                    Life
 * Over      remaining                  Life
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class LifeMachine {
  private final LifeTransitions.Life life;

  private LifeMachine(LifeTransitions.Life life) {
    this.life = life;
  }

  /** A life that begins where lives begin by default. */
  public static LifeMachine start(Step context, LifeLogic logic, LifeEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static LifeMachine start(LifeState initial, Step context, LifeLogic logic,
      LifeEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** A life that goes on in a state, whichever it is: its timers start anew, no effect runs. */
  public static LifeMachine resume(LifeState state, Step context, LifeLogic logic,
      LifeEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /**
   * A life that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static LifeMachine resume(Snapshot<LifeState, LifeEvent, Step> snapshot, LifeLogic logic,
      LifeEffects effects) {
    return builder().resume(snapshot).logic(logic).effects(effects).build();
  }

  /** Builds a life with an id, hooks, a clock or a scheduler. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code life}.
   *
   * <p><code>Snapshot → Snapshot + Now, Arc → Snapshot + Now, Done → Snapshot + Now, Now → Snapshot
   * + Now, Done2 → Snapshot + Now</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LifeState life() {
    return fire(LifeEvent.LIFE);
  }

  /**
   * The event {@code life}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public LifeState life(Cause cause) {
    return fire(LifeEvent.LIFE, cause);
  }

  /**
   * The event {@code restart}.
   *
   * <p><code>Snapshot → Last, Arc → Last, Done → Last, Now → Last, Done2 → Last, Over →
   * Life</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LifeState restart() {
    return fire(LifeEvent.RESTART);
  }

  /**
   * The event {@code restart}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public LifeState restart(Cause cause) {
    return fire(LifeEvent.RESTART, cause);
  }

  /**
   * The event {@code next}.
   *
   * <p><code>Snapshot → Arc [next], Now → Done2</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LifeState next() {
    return fire(LifeEvent.NEXT);
  }

  /**
   * The event {@code next}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public LifeState next(Cause cause) {
    return fire(LifeEvent.NEXT, cause);
  }

  /**
   * The event {@code step}.
   *
   * <p><code>Arc → Snapshot</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LifeState step() {
    return fire(LifeEvent.STEP);
  }

  /**
   * The event {@code step}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public LifeState step(Cause cause) {
    return fire(LifeEvent.STEP, cause);
  }

  /**
   * The event {@code snapshot}.
   *
   * <p><code>Arc → Done</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LifeState snapshot_() {
    return fire(LifeEvent.SNAPSHOT);
  }

  /**
   * The event {@code snapshot}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public LifeState snapshot_(Cause cause) {
    return fire(LifeEvent.SNAPSHOT, cause);
  }

  /**
   * The event {@code always}.
   *
   * <p><code>Arc → Done [next &amp;&amp; decision]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LifeState always() {
    return fire(LifeEvent.ALWAYS);
  }

  /**
   * The event {@code always}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public LifeState always(Cause cause) {
    return fire(LifeEvent.ALWAYS, cause);
  }

  /**
   * The event {@code raise}.
   *
   * <p><code>Now → Done2</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LifeState raise() {
    return fire(LifeEvent.RAISE);
  }

  /**
   * The event {@code raise}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public LifeState raise(Cause cause) {
    return fire(LifeEvent.RAISE, cause);
  }

  /**
   * The event {@code scheduler}.
   *
   * <p><code>Now → Done2</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LifeState scheduler() {
    return fire(LifeEvent.SCHEDULER);
  }

  /**
   * The event {@code scheduler}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public LifeState scheduler(Cause cause) {
    return fire(LifeEvent.SCHEDULER, cause);
  }

  /**
   * The event {@code builder}.
   *
   * <p><code>Over → Life</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LifeState builder_() {
    return fire(LifeEvent.BUILDER);
  }

  /**
   * The event {@code builder}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public LifeState builder_(Cause cause) {
    return fire(LifeEvent.BUILDER, cause);
  }

  /**
   * The event {@code remaining}.
   *
   * <p><code>Over → Life</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LifeState remaining_() {
    return fire(LifeEvent.REMAINING);
  }

  /**
   * The event {@code remaining}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public LifeState remaining_(Cause cause) {
    return fire(LifeEvent.REMAINING, cause);
  }

  /**
   * Fires an event, and whatever follows from it.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LifeState fire(LifeEvent event) {
    return life.fire(event, Cause.none());
  }

  /**
   * Fires an event, and whatever follows from it; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LifeState fire(LifeEvent event, Cause cause) {
    return life.fire(event, cause);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<LifeState> tryFire(LifeEvent event) {
    return life.tryFire(event, Cause.none());
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<LifeState> tryFire(LifeEvent event, Cause cause) {
    return life.tryFire(event, cause);
  }

  /**
   * Takes a state past the rules; what is orthogonal to it stays. Hooks hear of it and may
   * veto; what is left and entered has its effects.
   *
   * @return the state of the life then
   */
  public LifeState force(LifeState state, Cause cause) {
    return life.force(state, cause);
  }

  /** Hands an event over; see {@link #post(LifeEvent, Cause)}. */
  public CompletableFuture<Outcome<LifeState>> post(LifeEvent event) {
    return post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it
   * fires the event after that. So lives may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown;
   *     what depends on it may run while the life is held, and must not wait
   */
  public CompletableFuture<Outcome<LifeState>> post(LifeEvent event, Cause cause) {
    return life.post(event, cause);
  }

  /** Whether an event may be fired, and has a transition now. */
  public boolean permits(LifeEvent event) {
    return life.permits(event);
  }

  /** The active leaf; of several the innermost state that holds all, or the first if none does. */
  public LifeState state() {
    return life.state();
  }

  /**
   * The active leaf of a region, or of any state that is active; of several the innermost state
   * that holds all.
   *
   * @throws IllegalArgumentException if the state is not active
   */
  public LifeState state(LifeState superstate) {
    return life.state(superstate);
  }

  /** The active leaves in document order; unmodifiable. */
  public Set<LifeState> configuration() {
    return life.configuration();
  }

  /** Whether a state is active, or one below it. */
  public boolean is(LifeState state) {
    return life.is(state);
  }

  /** The current context. */
  public Step context() {
    return life.context();
  }

  /** How long each timer that runs will still run; unmodifiable. */
  public Map<LifeEvent, Duration> remaining() {
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
  public Snapshot<LifeState, LifeEvent, Step> snapshot() {
    return life.snapshot();
  }

  @Override
  public String toString() {
    return life.toString();
  }

  /** Builds lives. One builder may build many. Not thread-safe. */
  public static final class Builder {
    private LifeState initial;

    private LifeState resumed;

    private Snapshot<LifeState, LifeEvent, Step> snapshot;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<LifeState, LifeEvent>> hooks = new ArrayList<>();

    private Scheduler scheduler;

    private Step context;

    private LifeLogic logic;

    private LifeEffects effects;

    private Builder() {}

    /**
     * The state in which the life begins.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(LifeState initial) {
      if (!LifeTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Life; those are "
                + LifeTransitions.initialStates());
      }
      this.initial = initial;
      return this;
    }

    /**
     * The state in which the life goes on, whichever it is: its timers start anew, no effect
     * runs.
     */
    public Builder resume(LifeState state) {
      this.resumed = Objects.requireNonNull(state, "state");
      return this;
    }

    /** What the life goes on from: its leaves, history, context, timers and deferred events. */
    public Builder resume(Snapshot<LifeState, LifeEvent, Step> snapshot) {
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
    public Builder hook(TransitionHook<LifeState, LifeEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      return this;
    }

    /** The context at first; required. */
    public Builder context(Step context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(LifeLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Does what transitions make it do; required. */
    public Builder effects(LifeEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    /**
     * The life, begun or resumed.
     *
     * @throws IllegalStateException if something required is missing
     */
    public LifeMachine build() {
      if (context == null) {
        throw new IllegalStateException("Life needs a context: builder().context(…)");
      }
      if (logic == null) {
        throw new IllegalStateException("Life needs a LifeLogic: builder().logic(…)");
      }
      if (effects == null) {
        throw new IllegalStateException("Life needs LifeEffects: builder().effects(…)");
      }
      ChartSetup<LifeState, LifeEvent> setup =
          new ChartSetup<>(
              LifeTransitions.rules(),
              snapshot != null && entityId == null ? snapshot.entityId() : entityId,
              hooks,
              clock,
              scheduler != null ? scheduler : Scheduler.system(),
              false,
              true);
      LifeTransitions.Life life = new LifeTransitions.Life(setup, context, logic, effects);
      if (snapshot != null) {
        life.resume(snapshot);
      } else if (resumed != null) {
        life.resume(resumed, sequence);
      } else {
        life.begin(initial);
      }
      return new LifeMachine(life);
    }
  }
}
