package data;

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
 * One life of {@code Loop}. It is confined to one thread at a time.
 *
 * <p>A loop of sessions
 *
 * <pre>{@code
 *   +-------------------------------------------------+
 * *>|                      IDLE                       |
 *   +-------------------------------------------------+
 *    ^       |                               |       ^
 *    | drop  | begun                         | fail  | retry
 *    |       v                               |       |
 *    | +-----------------+                   |       |
 *    | |                 |--+ note [brief] / |       |
 *    | |     RUNNING     |  | again          |       |
 *    | |                 |<-+                |       |
 *    | +-----------------+                   |       |
 *    |  |             ^ |                    |       |
 *    | ++             | +------------+       |       |
 *    | |              ++             |       |       |
 *    | | pause / tell  | go [fresh]  | fail  |       |
 *    | |               |             +-------+-+ +---+
 *    | |               |                     | | |
 *    | |               |            +--------+-+-+----+
 *    | |               |            | OVER   | | |    |
 *    | |               |            |        v v |    |
 *    | |               |            |   +---------+   |
 *    | v               |            | *>| FAILED  |   |
 *  +--------------------+           |   +---------+   |
 *  |       PAUSED       |           |    | [hopeless] |
 *  +--------------------+           |    v            |
 *                                   | +------+        |
 *                                   | | DEAD |>@      |
 *                                   | +------+        |
 *                                   |                 |
 *                                   +-----------------+
 *                                     | done.OVER
 *                                     v
 *                                 +-------+
 *                                 | ENDED |>@
 *                                 +-------+
 * }</pre>
 *
 * <pre>
 * from     event         to
 * IDLE     begun         RUNNING
 * IDLE     fail          FAILED
 * RUNNING  note [brief]  RUNNING
 * RUNNING  pause         PAUSED
 * RUNNING  fail          FAILED
 * RUNNING  again         RUNNING
 * PAUSED   go [fresh]    RUNNING
 * PAUSED   drop          IDLE
 * OVER     done.OVER     ENDED
 * FAILED   retry         IDLE
 * FAILED   [hopeless]    DEAD
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class LoopMachine {
  private final LoopTransitions.Life life;

  private LoopMachine(LoopTransitions.Life life) {
    this.life = life;
  }

  /** A life that begins where lives begin by default. */
  public static LoopMachine start(Counters context, LoopLogic logic, LoopEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /** A life that goes on in a state, whichever it is: its timers start anew, no effect runs. */
  public static LoopMachine resume(LoopState state, Counters context, LoopLogic logic,
      LoopEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /**
   * A life that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static LoopMachine resume(Snapshot<LoopState, LoopEvent, Counters> snapshot,
      LoopLogic logic, LoopEffects effects) {
    return builder().resume(snapshot).logic(logic).effects(effects).build();
  }

  /** Builds a life with an id, hooks, a clock or a scheduler. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code begun}.
   *
   * <p><code>IDLE → RUNNING</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LoopState begun(int session, String prompt) {
    return fire(LoopEvent.begun(session, prompt));
  }

  /**
   * The event {@code begun}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public LoopState begun(int session, String prompt, Cause cause) {
    return fire(LoopEvent.begun(session, prompt), cause);
  }

  /**
   * The event {@code note}.
   *
   * <p><code>RUNNING → RUNNING [brief]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LoopState note(String prompt) {
    return fire(LoopEvent.note(prompt));
  }

  /**
   * The event {@code note}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public LoopState note(String prompt, Cause cause) {
    return fire(LoopEvent.note(prompt), cause);
  }

  /**
   * The event {@code fail}.
   *
   * <p><code>IDLE → FAILED, RUNNING → FAILED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LoopState fail(List<String> reason) {
    return fire(LoopEvent.fail(reason));
  }

  /**
   * The event {@code fail}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public LoopState fail(List<String> reason, Cause cause) {
    return fire(LoopEvent.fail(reason), cause);
  }

  /**
   * The event {@code pause}.
   *
   * <p><code>RUNNING → PAUSED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LoopState pause() {
    return fire(LoopEvent.pause());
  }

  /**
   * The event {@code pause}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public LoopState pause(Cause cause) {
    return fire(LoopEvent.pause(), cause);
  }

  /**
   * The event {@code again}.
   *
   * <p><code>RUNNING → RUNNING</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LoopState again() {
    return fire(LoopEvent.again());
  }

  /**
   * The event {@code again}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public LoopState again(Cause cause) {
    return fire(LoopEvent.again(), cause);
  }

  /**
   * The event {@code go}.
   *
   * <p><code>PAUSED → RUNNING [fresh]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LoopState go() {
    return fire(LoopEvent.go());
  }

  /**
   * The event {@code go}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public LoopState go(Cause cause) {
    return fire(LoopEvent.go(), cause);
  }

  /**
   * The event {@code drop}.
   *
   * <p><code>PAUSED → IDLE</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LoopState drop() {
    return fire(LoopEvent.drop());
  }

  /**
   * The event {@code drop}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public LoopState drop(Cause cause) {
    return fire(LoopEvent.drop(), cause);
  }

  /**
   * The event {@code retry}.
   *
   * <p><code>FAILED → IDLE</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LoopState retry() {
    return fire(LoopEvent.retry());
  }

  /**
   * The event {@code retry}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public LoopState retry(Cause cause) {
    return fire(LoopEvent.retry(), cause);
  }

  /**
   * Fires an event, and whatever follows from it.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LoopState fire(LoopEvent event) {
    return life.fire(event, Cause.none());
  }

  /**
   * Fires an event, and whatever follows from it; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public LoopState fire(LoopEvent event, Cause cause) {
    return life.fire(event, cause);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<LoopState> tryFire(LoopEvent event) {
    return life.tryFire(event, Cause.none());
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<LoopState> tryFire(LoopEvent event, Cause cause) {
    return life.tryFire(event, cause);
  }

  /**
   * Takes a state past the rules; what is orthogonal to it stays. Hooks hear of it and may
   * veto; what is left and entered has its effects.
   *
   * @return the state of the life then
   */
  public LoopState force(LoopState state, Cause cause) {
    return life.force(state, cause);
  }

  /** Whether an event may be fired, and has a transition now. */
  public boolean permits(LoopEvent event) {
    return life.permits(event);
  }

  /** The current state. */
  public LoopState state() {
    return life.state();
  }

  /** The active leaves in document order; unmodifiable. */
  public Set<LoopState> configuration() {
    return life.configuration();
  }

  /** Whether a state is active, with just this data. */
  public boolean is(LoopState state) {
    return life.configuration().contains(state);
  }

  /** Whether a state is active, or one below it. */
  public boolean is(LoopState.Type state) {
    return life.is(state);
  }

  /** The current context. */
  public Counters context() {
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
  public Snapshot<LoopState, LoopEvent, Counters> snapshot() {
    return life.snapshot();
  }

  @Override
  public String toString() {
    return life.toString();
  }

  /** Builds lives. One builder may build many. Not thread-safe. */
  public static final class Builder {
    private LoopState.Type initial;

    private LoopState resumed;

    private Snapshot<LoopState, LoopEvent, Counters> snapshot;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<LoopState, LoopEvent>> hooks = new ArrayList<>();

    private Counters context;

    private LoopLogic logic;

    private LoopEffects effects;

    private Builder() {}

    /**
     * The state in which the life goes on, whichever it is: its timers start anew, no effect
     * runs.
     */
    public Builder resume(LoopState state) {
      this.resumed = Objects.requireNonNull(state, "state");
      return this;
    }

    /** What the life goes on from: its leaves, history, context, timers and deferred events. */
    public Builder resume(Snapshot<LoopState, LoopEvent, Counters> snapshot) {
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
    public Builder hook(TransitionHook<LoopState, LoopEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      return this;
    }

    /** The context at first; required. */
    public Builder context(Counters context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(LoopLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Does what transitions make it do; required. */
    public Builder effects(LoopEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    /**
     * The life, begun or resumed.
     *
     * @throws IllegalStateException if something required is missing
     */
    public LoopMachine build() {
      if (context == null) {
        throw new IllegalStateException("Loop needs a context: builder().context(…)");
      }
      if (logic == null) {
        throw new IllegalStateException("Loop needs a LoopLogic: builder().logic(…)");
      }
      if (effects == null) {
        throw new IllegalStateException("Loop needs LoopEffects: builder().effects(…)");
      }
      ChartSetup<LoopState, LoopEvent> setup =
          new ChartSetup<>(
              LoopTransitions.rules(),
              snapshot != null && entityId == null ? snapshot.entityId() : entityId,
              hooks,
              clock,
              null,
              false,
              false);
      LoopTransitions.Life life = new LoopTransitions.Life(setup, context, logic, effects);
      if (snapshot != null) {
        life.resume(snapshot);
      } else if (resumed != null) {
        life.resume(resumed, sequence);
      } else {
        life.begin(initial);
      }
      return new LoopMachine(life);
    }
  }
}
