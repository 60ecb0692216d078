package direct;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.engine.Engine;
import dev.pawl.engine.Life;
import java.time.Clock;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One life of {@code Execution}. It is confined to one thread at a time.
 *
 * <p>A table of statuses without events, as most programs have one.
 *
 * <pre>{@code
 *   +---------+
 * *>| PENDING |
 *   +---------+
 *    |     |
 *    |     v
 *    | +-----------------+
 *    | |     FAILED      |
 *    | +-----------------+
 *    |  ^ |          ^  ^
 *    |  | | restart  |  |
 *    v  | v          |  |
 *  +--------------+  |  |
 *  |   STARTING   |  |  |
 *  +--------------+  |  |
 *    ^           |   |  |
 *    |           v   |  |
 *    |         +------+ |
 *    |         | IDLE | |
 *    |         +------+ |
 *    |          |  | ^  |
 *    |          |  v |  |
 *    |          | +------+
 *    |          | | BUSY |
 *    |          | +------+
 *    | restart  |  |
 *    |          v  v
 *   +---------------+
 *   |    STOPPED    |
 *   +---------------+
 * }</pre>
 *
 * <pre>
 * from      event    to
 * PENDING            STARTING
 * PENDING            FAILED
 * STARTING           IDLE
 * STARTING           FAILED
 * IDLE               BUSY
 * IDLE               STOPPED
 * IDLE               FAILED
 * BUSY               IDLE
 * BUSY               STOPPED
 * BUSY               FAILED
 * STOPPED   restart  STARTING
 * FAILED    restart  STARTING
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class ExecutionMachine {
  private int state;

  private ExecutionMachine(ExecutionStatus state) {
    this.state = state.ordinal();
  }

  /** A life that begins in {@code PENDING}. */
  public static ExecutionMachine start() {
    return new ExecutionMachine(ExecutionStatus.PENDING);
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static ExecutionMachine start(ExecutionStatus initial) {
    return builder().initial(initial).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static ExecutionMachine resume(ExecutionStatus state) {
    return new ExecutionMachine(Objects.requireNonNull(state, "state"));
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code toStarting}.
   *
   * <p><code>PENDING → STARTING</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ExecutionStatus toStarting() {
    return fire(ExecutionEvent.TO_STARTING);
  }

  /**
   * The event {@code toStarting}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ExecutionStatus toStarting(Cause cause) {
    return fire(ExecutionEvent.TO_STARTING, cause);
  }

  /**
   * The event {@code toFailed}.
   *
   * <p><code>PENDING → FAILED, STARTING → FAILED, IDLE → FAILED, BUSY → FAILED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ExecutionStatus toFailed() {
    return fire(ExecutionEvent.TO_FAILED);
  }

  /**
   * The event {@code toFailed}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ExecutionStatus toFailed(Cause cause) {
    return fire(ExecutionEvent.TO_FAILED, cause);
  }

  /**
   * The event {@code toIdle}.
   *
   * <p><code>STARTING → IDLE, BUSY → IDLE</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ExecutionStatus toIdle() {
    return fire(ExecutionEvent.TO_IDLE);
  }

  /**
   * The event {@code toIdle}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ExecutionStatus toIdle(Cause cause) {
    return fire(ExecutionEvent.TO_IDLE, cause);
  }

  /**
   * The event {@code toBusy}.
   *
   * <p><code>IDLE → BUSY</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ExecutionStatus toBusy() {
    return fire(ExecutionEvent.TO_BUSY);
  }

  /**
   * The event {@code toBusy}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ExecutionStatus toBusy(Cause cause) {
    return fire(ExecutionEvent.TO_BUSY, cause);
  }

  /**
   * The event {@code toStopped}.
   *
   * <p><code>IDLE → STOPPED, BUSY → STOPPED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ExecutionStatus toStopped() {
    return fire(ExecutionEvent.TO_STOPPED);
  }

  /**
   * The event {@code toStopped}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ExecutionStatus toStopped(Cause cause) {
    return fire(ExecutionEvent.TO_STOPPED, cause);
  }

  /**
   * The event {@code restart}.
   *
   * <p><code>STOPPED → STARTING, FAILED → STARTING</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ExecutionStatus restart() {
    return fire(ExecutionEvent.RESTART);
  }

  /**
   * The event {@code restart}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ExecutionStatus restart(Cause cause) {
    return fire(ExecutionEvent.RESTART, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ExecutionStatus fire(ExecutionEvent event) {
    int from = state;
    int to = ExecutionTransitions.follow(from, event);
    if (to < 0) {
      throw ExecutionTransitions.rules().error(Life.ILLEGAL, ExecutionTransitions.state(from), event);
    }
    state = to;
    return ExecutionTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ExecutionStatus fire(ExecutionEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<ExecutionStatus> tryFire(ExecutionEvent event) {
    int from = state;
    int to = ExecutionTransitions.follow(from, event);
    if (to < 0) {
      return ExecutionTransitions.outcomes().refused(Life.ILLEGAL, ExecutionTransitions.state(from),
          event);
    }
    state = to;
    return ExecutionTransitions.outcomes().moved(ExecutionTransitions.state(from),
        ExecutionTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<ExecutionStatus> tryFire(ExecutionEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public ExecutionStatus force(ExecutionStatus state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Whether an event is legal now. */
  public boolean permits(ExecutionEvent event) {
    return ExecutionTransitions.follow(state, event) >= 0;
  }

  /** The current state. */
  public ExecutionStatus state() {
    return ExecutionTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(ExecutionStatus state) {
    return state() == state;
  }

  /** Whose life this is; null if it has no id. */
  public String entityId() {
    return null;
  }

  /** How many steps have been made; 0 in a life that counts none. */
  long sequence() {
    return 0;
  }

  /**
   * Refuses to be told while what hooks or effects have fired still waits: it would be lost.
   * A life without hooks and effects has nothing that waits.
   */
  void requireNothingQueued() {}

  @Override
  public String toString() {
    return "Execution" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private ExecutionStatus state = ExecutionStatus.PENDING;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<ExecutionStatus, ExecutionEvent>> hooks = new ArrayList<>();

    private Engine<ExecutionStatus, ExecutionEvent> engine;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code PENDING}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(ExecutionStatus initial) {
      if (!ExecutionTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Execution; those are "
                + ExecutionTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(ExecutionStatus state) {
      this.state = Objects.requireNonNull(state, "state");
      return this;
    }

    /** Whose life it is; told in records and errors. */
    public Builder entityId(String entityId) {
      this.entityId = Objects.requireNonNull(entityId, "entityId");
      return this;
    }

    /**
     * How many steps the life has already made; 0 if it begins.
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
      this.engine = null;
      return this;
    }

    /** Adds a hook; several hear of a step in the order in which they were added. */
    public Builder hook(TransitionHook<ExecutionStatus, ExecutionEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The life. */
    public ExecutionMachine build() {
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new ExecutionMachine(state);
      }
      if (engine == null) {
        engine = new Engine<>(ExecutionTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven
      extends ExecutionMachine
      implements Life<ExecutionStatus, ExecutionEvent> {
    private final String entityId;

    private final Engine<ExecutionStatus, ExecutionEvent> engine;

    private long marks;

    private Driven(ExecutionStatus state, String entityId,
        Engine<ExecutionStatus, ExecutionEvent> engine, long sequence) {
      super(state);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public ExecutionStatus fire(ExecutionEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public ExecutionStatus fire(ExecutionEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<ExecutionStatus> tryFire(ExecutionEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<ExecutionStatus> tryFire(ExecutionEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public ExecutionStatus force(ExecutionStatus state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(ExecutionEvent event) {
      return ExecutionTransitions.follow(super.state, event);
    }

    @Override
    public ExecutionStatus target(int step, ExecutionEvent event) {
      return ExecutionTransitions.state(step);
    }

    @Override
    public void commit(int step, ExecutionStatus to, ExecutionEvent event) {
      become(to);
    }

    @Override
    public void become(ExecutionStatus to) {
      super.state = to.ordinal();
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    long sequence() {
      return Engine.steps(marks);
    }

    @Override
    void requireNothingQueued() {
      engine.requireNothingQueued(this);
    }

    @Override
    public long marks() {
      return marks;
    }

    @Override
    public void marks(long marks) {
      this.marks = marks;
    }
  }
}
