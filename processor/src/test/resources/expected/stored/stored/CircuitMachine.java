package stored;

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
 * One life of {@code Circuit}. It is confined to one thread at a time.
 *
 * <p>A circuit breaker
 *
 * <pre>{@code
 *           +--------------+
 *         *>|    CLOSED    |
 *           +--------------+
 *              |          ^
 *              | trip     | success
 *              v          |
 * +-------------+         |
 * |    OPEN     |         |
 * +-------------+         |
 *  |           ^          |
 *  | cooldown  | failure  |
 *  v           |          |
 * +------------------------+
 * |       HALF_OPEN        |
 * +------------------------+
 * }</pre>
 *
 * <pre>
 * from       event     to
 * CLOSED     trip      OPEN
 * OPEN       cooldown  HALF_OPEN
 * HALF_OPEN  success   CLOSED
 * HALF_OPEN  failure   OPEN
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class CircuitMachine {
  private int state;

  private CircuitMachine(CircuitState state) {
    this.state = state.ordinal();
  }

  /** A life that begins in {@code CLOSED}. */
  public static CircuitMachine start() {
    return new CircuitMachine(CircuitState.CLOSED);
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static CircuitMachine start(CircuitState initial) {
    return builder().initial(initial).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static CircuitMachine resume(CircuitState state) {
    return new CircuitMachine(Objects.requireNonNull(state, "state"));
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code trip}.
   *
   * <p><code>CLOSED → OPEN</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public CircuitState trip() {
    return fire(CircuitEvent.TRIP);
  }

  /**
   * The event {@code trip}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public CircuitState trip(Cause cause) {
    return fire(CircuitEvent.TRIP, cause);
  }

  /**
   * The event {@code cooldown}.
   *
   * <p><code>OPEN → HALF_OPEN</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public CircuitState cooldown() {
    return fire(CircuitEvent.COOLDOWN);
  }

  /**
   * The event {@code cooldown}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public CircuitState cooldown(Cause cause) {
    return fire(CircuitEvent.COOLDOWN, cause);
  }

  /**
   * The event {@code success}.
   *
   * <p><code>HALF_OPEN → CLOSED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public CircuitState success() {
    return fire(CircuitEvent.SUCCESS);
  }

  /**
   * The event {@code success}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public CircuitState success(Cause cause) {
    return fire(CircuitEvent.SUCCESS, cause);
  }

  /**
   * The event {@code failure}.
   *
   * <p><code>HALF_OPEN → OPEN</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public CircuitState failure() {
    return fire(CircuitEvent.FAILURE);
  }

  /**
   * The event {@code failure}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public CircuitState failure(Cause cause) {
    return fire(CircuitEvent.FAILURE, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public CircuitState fire(CircuitEvent event) {
    int from = state;
    int to = CircuitTransitions.follow(from, event);
    if (to < 0) {
      throw CircuitTransitions.rules().error(Life.ILLEGAL, CircuitTransitions.state(from), event);
    }
    state = to;
    return CircuitTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public CircuitState fire(CircuitEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<CircuitState> tryFire(CircuitEvent event) {
    int from = state;
    int to = CircuitTransitions.follow(from, event);
    if (to < 0) {
      return CircuitTransitions.outcomes().refused(Life.ILLEGAL, CircuitTransitions.state(from),
          event);
    }
    state = to;
    return CircuitTransitions.outcomes().moved(CircuitTransitions.state(from),
        CircuitTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<CircuitState> tryFire(CircuitEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public CircuitState force(CircuitState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Whether an event is legal now. */
  public boolean permits(CircuitEvent event) {
    return CircuitTransitions.follow(state, event) >= 0;
  }

  /** The current state. */
  public CircuitState state() {
    return CircuitTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(CircuitState state) {
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
    return "Circuit" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private CircuitState state = CircuitState.CLOSED;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<CircuitState, CircuitEvent>> hooks = new ArrayList<>();

    private Engine<CircuitState, CircuitEvent> engine;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code CLOSED}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(CircuitState initial) {
      if (!CircuitTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Circuit; those are "
                + CircuitTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(CircuitState state) {
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
    public Builder hook(TransitionHook<CircuitState, CircuitEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The life. */
    public CircuitMachine build() {
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new CircuitMachine(state);
      }
      if (engine == null) {
        engine = new Engine<>(CircuitTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven
      extends CircuitMachine
      implements Life<CircuitState, CircuitEvent> {
    private final String entityId;

    private final Engine<CircuitState, CircuitEvent> engine;

    private long marks;

    private Driven(CircuitState state, String entityId, Engine<CircuitState, CircuitEvent> engine,
        long sequence) {
      super(state);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public CircuitState fire(CircuitEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public CircuitState fire(CircuitEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<CircuitState> tryFire(CircuitEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<CircuitState> tryFire(CircuitEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public CircuitState force(CircuitState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(CircuitEvent event) {
      return CircuitTransitions.follow(super.state, event);
    }

    @Override
    public CircuitState target(int step, CircuitEvent event) {
      return CircuitTransitions.state(step);
    }

    @Override
    public void commit(int step, CircuitState to, CircuitEvent event) {
      become(to);
    }

    @Override
    public void become(CircuitState to) {
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
