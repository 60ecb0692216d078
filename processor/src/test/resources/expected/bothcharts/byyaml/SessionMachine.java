package byyaml;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.engine.chart.ChartMachine;
import dev.pawl.engine.chart.ChartMachineBuilder;
import dev.pawl.engine.chart.ChartSetup;
import dev.pawl.time.Scheduler;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Session}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <p>A session, declared both ways
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
public final class SessionMachine
    extends ChartMachine<SessionState, SessionState, SessionEvent, Integer> {
  private SessionMachine(SessionTransitions.Instance instance) {
    super(instance);
  }

  /** An instance that begins where instances begin by default. */
  public static SessionMachine start(Integer context, SessionLogic logic, SessionEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static SessionMachine start(SessionState initial, Integer context, SessionLogic logic,
      SessionEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** An instance that goes on in a state: its timers start anew, no effect runs. */
  public static SessionMachine resume(SessionState state, Integer context, SessionLogic logic,
      SessionEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /**
   * An instance that goes on as it was when the snapshot was taken.
   *
   * @throws IllegalArgumentException if the machine can never be as it says
   */
  public static SessionMachine resume(Snapshot<SessionState, SessionEvent, Integer> snapshot,
      SessionLogic logic, SessionEffects effects) {
    return builder().resume(snapshot).logic(logic).effects(effects).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code open}.
   *
   * <p><code>IDLE → OPEN, DIM → BRIGHT</code>.
   *
   * @return the state then
   */
  public SessionState open() {
    return fire(SessionEvent.OPEN);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public SessionState open(Cause cause) {
    return fire(SessionEvent.OPEN, cause);
  }

  /**
   * The event {@code ping}.
   *
   * <p><code>BRIGHT → (stays), DIM → BRIGHT</code>.
   *
   * @return the state then
   */
  public SessionState ping() {
    return fire(SessionEvent.PING);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public SessionState ping(Cause cause) {
    return fire(SessionEvent.PING, cause);
  }

  /**
   * The event {@code closed}.
   *
   * <p><code>DIM → BRIGHT</code>.
   *
   * @return the state then
   */
  public SessionState closed() {
    return fire(SessionEvent.CLOSED);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public SessionState closed(Cause cause) {
    return fire(SessionEvent.CLOSED, cause);
  }

  /**
   * The event {@code back}.
   *
   * <p><code>READY → LAST, BUSY → LAST, GONE → LAST, BRIGHT → LAST, DIM → BRIGHT, OFF →
   * LAST</code>.
   *
   * @return the state then
   */
  public SessionState back() {
    return fire(SessionEvent.BACK);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public SessionState back(Cause cause) {
    return fire(SessionEvent.BACK, cause);
  }

  /**
   * The event {@code both}.
   *
   * <p><code>READY → BUSY + DIM, BUSY → BUSY + DIM, GONE → BUSY + DIM, BRIGHT → BUSY + DIM, DIM →
   * BRIGHT, OFF → BUSY + DIM</code>.
   *
   * @return the state then
   */
  public SessionState both() {
    return fire(SessionEvent.BOTH);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public SessionState both(Cause cause) {
    return fire(SessionEvent.BOTH, cause);
  }

  /**
   * The event {@code noise}.
   *
   * <p><code>BUSY → READY [enough], DIM → BRIGHT</code>.
   *
   * @return the state then
   */
  public SessionState noise() {
    return fire(SessionEvent.NOISE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public SessionState noise(Cause cause) {
    return fire(SessionEvent.NOISE, cause);
  }

  /**
   * The event {@code prompt}.
   *
   * <p><code>READY → BUSY, DIM → BRIGHT</code>.
   *
   * @return the state then
   */
  public SessionState prompt() {
    return fire(SessionEvent.PROMPT);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public SessionState prompt(Cause cause) {
    return fire(SessionEvent.PROMPT, cause);
  }

  /**
   * The event {@code answer}.
   *
   * <p><code>BUSY → GONE [in(DIM) || enough], BUSY → READY, DIM → BRIGHT</code>.
   *
   * @return the state then
   */
  public SessionState answer() {
    return fire(SessionEvent.ANSWER);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public SessionState answer(Cause cause) {
    return fire(SessionEvent.ANSWER, cause);
  }

  /**
   * The event {@code switch}.
   *
   * <p><code>BRIGHT → DIM, DIM → BRIGHT, OFF → DIM</code>.
   *
   * @return the state then
   */
  public SessionState switch_() {
    return fire(SessionEvent.SWITCH);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public SessionState switch_(Cause cause) {
    return fire(SessionEvent.SWITCH, cause);
  }

  /**
   * The event {@code touch}.
   *
   * <p><code>DIM → BRIGHT or DIM</code>.
   *
   * @return the state then
   */
  public SessionState touch() {
    return fire(SessionEvent.TOUCH);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public SessionState touch(Cause cause) {
    return fire(SessionEvent.TOUCH, cause);
  }

  /**
   * The event {@code kill}.
   *
   * <p><code>IDLE → KILLED, READY → KILLED, BUSY → KILLED, GONE → KILLED, BRIGHT → KILLED, DIM →
   * BRIGHT, OFF → KILLED</code>.
   *
   * @return the state then
   */
  public SessionState kill() {
    return fire(SessionEvent.KILL);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public SessionState kill(Cause cause) {
    return fire(SessionEvent.KILL, cause);
  }

  /**
   * The active leaf of a region, or of any state that is active; of several the innermost state
   * that holds all.
   *
   * @throws IllegalArgumentException if the state is not active
   */
  public SessionState state(SessionState superstate) {
    return instance.state(superstate);
  }

  /** The current context. */
  public Integer context() {
    return instance.context();
  }

  /** How long each timer that runs will still run; unmodifiable. */
  public Map<SessionEvent, Duration> remaining() {
    return instance.remaining();
  }

  /** Hands an event over; see {@link #post(SessionEvent, Cause)}. */
  public CompletableFuture<Outcome<SessionState>> post(SessionEvent event) {
    return instance.post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it
   * fires the event after that. So instances may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown;
   *     what depends on it may run while the instance is held, and must not wait
   */
  public CompletableFuture<Outcome<SessionState>> post(SessionEvent event, Cause cause) {
    return instance.post(event, cause);
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends ChartMachineBuilder<SessionState, SessionState, SessionEvent, Integer, SessionMachine,
          Builder> {
    private Integer context;

    private SessionLogic logic;

    private SessionEffects effects;

    private Builder() {
      super("Session");
    }

    /**
     * Sets the state in which the instance begins.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(SessionState initial) {
      this.initial = checked(initial, SessionTransitions.initialStates());
      return this;
    }

    @Override
    public Builder resume(Snapshot<SessionState, SessionEvent, Integer> snapshot) {
      super.resume(snapshot);
      this.context = snapshot.context();
      return this;
    }

    /** Sets what runs the timers; by default {@link Scheduler#system()}. */
    public Builder scheduler(Scheduler scheduler) {
      this.scheduler = Objects.requireNonNull(scheduler, "scheduler");
      return this;
    }

    /** Sets the context at first; required. */
    public Builder context(Integer context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(SessionLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Sets what does what transitions make it do; required. */
    public Builder effects(SessionEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    @Override
    public SessionMachine build() {
      require(context, "a context", "context");
      require(logic, "a SessionLogic", "logic");
      require(effects, "SessionEffects", "effects");
      ChartSetup<SessionState, SessionEvent> setup =
          setup(SessionTransitions.rules(), true, false);
      SessionTransitions.Instance instance =
          new SessionTransitions.Instance(setup, context, logic, effects);
      return new SessionMachine(placed(instance));
    }
  }
}
