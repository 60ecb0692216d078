package byyaml;

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
 * One life of {@code Session}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <p>A session, declared both ways
 *
 * <pre>{@code
 *                  +------------------+
 *                *>|       IDLE       |
 *                  +------------------+
 *                    |               ^
 *                    | open / greet  | done.OPEN
 *                    +-------------+ |
 *                                  v |
 * +-------------------------------------------------------------------------------------------+
 * | OPEN                               |       |                       |                      |
 * |                                    | both  | back                  | both                 |
 * |                                    |       |                       |                      |
 * |                                    |  +----+                       |                      |
 * |                                    |  |                            |                      |
 * | +----------------------------------+--+--+  +----------------------+--------------------+ |
 * | | WORK                             |  |  |  | LIGHT                | |                  | |
 * | |                                  |  |  |  |                      | | switch           | |
 * | |   +-----------+                  |  |  |  |   +--------+         | |                  | |
 * | | *>|   READY   |                  |  |  |  | *>| BRIGHT |         | |                  | |
 * | |   +-----------+                  |  |  |  |   +--------+         | |                  | |
 * | |    |         ^                   |  |  |  |    | ^               | |                  | |
 * | |    | prompt  | answer / answer,  |  |  |  |    | | * /           | |                  | |
 * | |    |         | noise [enough],   |  |  |  |    | | touch [pick]  | |                  | |
 * | |    |         | after patience    |  |  |  |    | ++              | |                  | |
 * | |    v         |                   v  |  |  |    |  |              v v                  | |
 * | |   +-------------------------------+ |  |  |    | +------------------+                 | |
 * | |   |             BUSY              | |  |  |    | |                  |--+              | |
 * | |   +-------------------------------+ |  |  |    | |       DIM        |  | touch [pick] | |
 * | |    |                             ^  |  |  |    | |                  |<-+              | |
 * | |    | answer [in(DIM) || enough]  |  |  |  |    | +------------------+                 | |
 * | |    v                             |  v  |  |    | [in(GONE)]  | [in(GONE)]             | |
 * | | +------+                        +----+ |  |    v             v                        | |
 * | | | GONE |>@                      | H  | |  |  +----------------+                       | |
 * | | +------+                        +----+ |  |  |      OFF       |>@                     | |
 * | |                                        |  |  +----------------+                       | |
 * | +----------------------------------------+  +-------------------------------------------+ |
 * +-------------------------------------------------------------------------------------------+
 *
 * +--------+
 * | KILLED |>@
 * +--------+
 *
 * In BRIGHT, which is not left: ping / blink
 * From any state to KILLED: kill / after 8h
 * }</pre>
 *
 * <pre>
 * from                   event                       to
 * IDLE                   open                        OPEN
 * OPEN                   done.OPEN                   IDLE
 * OPEN                   back                        LAST
 * OPEN                   both                        BUSY + DIM
 * READY                  prompt                      BUSY
 * BUSY                   answer [in(DIM) || enough]  GONE
 * BUSY                   answer                      READY
 * BUSY                   noise [enough]              READY
 * BUSY                   BUSY.after.patience         READY
 * LIGHT                  switch                      DIM
 * BRIGHT                 ping                        (stays)
 * BRIGHT                 [in(GONE)]                  OFF
 * DIM                    touch                       BRIGHT or DIM
 * DIM                    open                        BRIGHT
 * DIM                    ping                        BRIGHT
 * DIM                    closed                      BRIGHT
 * DIM                    back                        BRIGHT
 * DIM                    both                        BRIGHT
 * DIM                    noise                       BRIGHT
 * DIM                    prompt                      BRIGHT
 * DIM                    answer                      BRIGHT
 * DIM                    switch                      BRIGHT
 * DIM                    kill                        BRIGHT
 * DIM                    done.OPEN                   BRIGHT
 * DIM                    [in(GONE)]                  OFF
 * any that is not final  kill                        KILLED
 * any that is not final  Session.after.8h            KILLED
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class SessionMachine {
  private final SessionTransitions.Life life;

  private SessionMachine(SessionTransitions.Life life) {
    this.life = life;
  }

  /** A life that begins where lives begin by default. */
  public static SessionMachine start(Integer context, SessionLogic logic, SessionEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static SessionMachine start(SessionState initial, Integer context, SessionLogic logic,
      SessionEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** A life that goes on in a state, whichever it is: its timers start anew, no effect runs. */
  public static SessionMachine resume(SessionState state, Integer context, SessionLogic logic,
      SessionEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /**
   * A life that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static SessionMachine resume(Snapshot<SessionState, SessionEvent, Integer> snapshot,
      SessionLogic logic, SessionEffects effects) {
    return builder().resume(snapshot).logic(logic).effects(effects).build();
  }

  /** Builds a life with an id, hooks, a clock or a scheduler. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code open}.
   *
   * <p><code>IDLE → OPEN, DIM → BRIGHT</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public SessionState open() {
    return fire(SessionEvent.OPEN);
  }

  /**
   * The event {@code open}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public SessionState open(Cause cause) {
    return fire(SessionEvent.OPEN, cause);
  }

  /**
   * The event {@code ping}.
   *
   * <p><code>BRIGHT → (stays), DIM → BRIGHT</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public SessionState ping() {
    return fire(SessionEvent.PING);
  }

  /**
   * The event {@code ping}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public SessionState ping(Cause cause) {
    return fire(SessionEvent.PING, cause);
  }

  /**
   * The event {@code closed}.
   *
   * <p><code>DIM → BRIGHT</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public SessionState closed() {
    return fire(SessionEvent.CLOSED);
  }

  /**
   * The event {@code closed}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public SessionState closed(Cause cause) {
    return fire(SessionEvent.CLOSED, cause);
  }

  /**
   * The event {@code back}.
   *
   * <p><code>READY → LAST, BUSY → LAST, GONE → LAST, BRIGHT → LAST, DIM → BRIGHT, OFF →
   * LAST</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public SessionState back() {
    return fire(SessionEvent.BACK);
  }

  /**
   * The event {@code back}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public SessionState back(Cause cause) {
    return fire(SessionEvent.BACK, cause);
  }

  /**
   * The event {@code both}.
   *
   * <p><code>READY → BUSY + DIM, BUSY → BUSY + DIM, GONE → BUSY + DIM, BRIGHT → BUSY + DIM, DIM →
   * BRIGHT, OFF → BUSY + DIM</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public SessionState both() {
    return fire(SessionEvent.BOTH);
  }

  /**
   * The event {@code both}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public SessionState both(Cause cause) {
    return fire(SessionEvent.BOTH, cause);
  }

  /**
   * The event {@code noise}.
   *
   * <p><code>BUSY → READY [enough], DIM → BRIGHT</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public SessionState noise() {
    return fire(SessionEvent.NOISE);
  }

  /**
   * The event {@code noise}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public SessionState noise(Cause cause) {
    return fire(SessionEvent.NOISE, cause);
  }

  /**
   * The event {@code prompt}.
   *
   * <p><code>READY → BUSY, DIM → BRIGHT</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public SessionState prompt() {
    return fire(SessionEvent.PROMPT);
  }

  /**
   * The event {@code prompt}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public SessionState prompt(Cause cause) {
    return fire(SessionEvent.PROMPT, cause);
  }

  /**
   * The event {@code answer}.
   *
   * <p><code>BUSY → GONE [in(DIM) || enough], BUSY → READY, DIM → BRIGHT</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public SessionState answer() {
    return fire(SessionEvent.ANSWER);
  }

  /**
   * The event {@code answer}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public SessionState answer(Cause cause) {
    return fire(SessionEvent.ANSWER, cause);
  }

  /**
   * The event {@code switch}.
   *
   * <p><code>BRIGHT → DIM, DIM → BRIGHT, OFF → DIM</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public SessionState switch_() {
    return fire(SessionEvent.SWITCH);
  }

  /**
   * The event {@code switch}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public SessionState switch_(Cause cause) {
    return fire(SessionEvent.SWITCH, cause);
  }

  /**
   * The event {@code touch}.
   *
   * <p><code>DIM → BRIGHT or DIM</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public SessionState touch() {
    return fire(SessionEvent.TOUCH);
  }

  /**
   * The event {@code touch}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public SessionState touch(Cause cause) {
    return fire(SessionEvent.TOUCH, cause);
  }

  /**
   * The event {@code kill}.
   *
   * <p><code>IDLE → KILLED, READY → KILLED, BUSY → KILLED, GONE → KILLED, BRIGHT → KILLED, DIM →
   * BRIGHT, OFF → KILLED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public SessionState kill() {
    return fire(SessionEvent.KILL);
  }

  /**
   * The event {@code kill}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public SessionState kill(Cause cause) {
    return fire(SessionEvent.KILL, cause);
  }

  /**
   * Fires an event, and whatever follows from it.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public SessionState fire(SessionEvent event) {
    return life.fire(event, Cause.none());
  }

  /**
   * Fires an event, and whatever follows from it; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public SessionState fire(SessionEvent event, Cause cause) {
    return life.fire(event, cause);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<SessionState> tryFire(SessionEvent event) {
    return life.tryFire(event, Cause.none());
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<SessionState> tryFire(SessionEvent event, Cause cause) {
    return life.tryFire(event, cause);
  }

  /**
   * Takes a state past the rules; what is orthogonal to it stays. Hooks hear of it and may
   * veto; what is left and entered has its effects.
   *
   * @return the state of the life then
   */
  public SessionState force(SessionState state, Cause cause) {
    return life.force(state, cause);
  }

  /** Hands an event over; see {@link #post(SessionEvent, Cause)}. */
  public CompletableFuture<Outcome<SessionState>> post(SessionEvent event) {
    return post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it
   * fires the event after that. So lives may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown;
   *     what depends on it may run while the life is held, and must not wait
   */
  public CompletableFuture<Outcome<SessionState>> post(SessionEvent event, Cause cause) {
    return life.post(event, cause);
  }

  /** Whether an event may be fired, and has a transition now. */
  public boolean permits(SessionEvent event) {
    return life.permits(event);
  }

  /** The active leaf; of several the innermost state that holds all, or the first if none does. */
  public SessionState state() {
    return life.state();
  }

  /**
   * The active leaf of a region, or of any state that is active; of several the innermost state
   * that holds all.
   *
   * @throws IllegalArgumentException if the state is not active
   */
  public SessionState state(SessionState superstate) {
    return life.state(superstate);
  }

  /** The active leaves in document order; unmodifiable. */
  public Set<SessionState> configuration() {
    return life.configuration();
  }

  /** Whether a state is active, or one below it. */
  public boolean is(SessionState state) {
    return life.is(state);
  }

  /** The current context. */
  public Integer context() {
    return life.context();
  }

  /** How long each timer that runs will still run; unmodifiable. */
  public Map<SessionEvent, Duration> remaining() {
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
  public Snapshot<SessionState, SessionEvent, Integer> snapshot() {
    return life.snapshot();
  }

  @Override
  public String toString() {
    return life.toString();
  }

  /** Builds lives. One builder may build many. Not thread-safe. */
  public static final class Builder {
    private SessionState initial;

    private SessionState resumed;

    private Snapshot<SessionState, SessionEvent, Integer> snapshot;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<SessionState, SessionEvent>> hooks = new ArrayList<>();

    private Scheduler scheduler;

    private Integer context;

    private SessionLogic logic;

    private SessionEffects effects;

    private Builder() {}

    /**
     * The state in which the life begins.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(SessionState initial) {
      if (!SessionTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Session; those are "
                + SessionTransitions.initialStates());
      }
      this.initial = initial;
      return this;
    }

    /**
     * The state in which the life goes on, whichever it is: its timers start anew, no effect
     * runs.
     */
    public Builder resume(SessionState state) {
      this.resumed = Objects.requireNonNull(state, "state");
      return this;
    }

    /** What the life goes on from: its leaves, history, context, timers and deferred events. */
    public Builder resume(Snapshot<SessionState, SessionEvent, Integer> snapshot) {
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
    public Builder hook(TransitionHook<SessionState, SessionEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      return this;
    }

    /** The context at first; required. */
    public Builder context(Integer context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(SessionLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Does what transitions make it do; required. */
    public Builder effects(SessionEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    /**
     * The life, begun or resumed.
     *
     * @throws IllegalStateException if something required is missing
     */
    public SessionMachine build() {
      if (context == null) {
        throw new IllegalStateException("Session needs a context: builder().context(…)");
      }
      if (logic == null) {
        throw new IllegalStateException("Session needs a SessionLogic: builder().logic(…)");
      }
      if (effects == null) {
        throw new IllegalStateException("Session needs SessionEffects: builder().effects(…)");
      }
      ChartSetup<SessionState, SessionEvent> setup =
          new ChartSetup<>(
              SessionTransitions.rules(),
              snapshot != null && entityId == null ? snapshot.entityId() : entityId,
              hooks,
              clock,
              scheduler != null ? scheduler : Scheduler.system(),
              true,
              false);
      SessionTransitions.Life life = new SessionTransitions.Life(setup, context, logic, effects);
      if (snapshot != null) {
        life.resume(snapshot);
      } else if (resumed != null) {
        life.resume(resumed, sequence);
      } else {
        life.begin(initial);
      }
      return new SessionMachine(life);
    }
  }
}
