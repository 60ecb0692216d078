package wirenames;

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
 * One life of {@code Camel}. It is confined to one thread at a time.
 *
 * <pre>{@code
 *   +-----------+  +----+
 * *>| HALF_OPEN |  | ON |
 *   +-----------+  +----+
 *
 * From any state to ON: turn_on
 * }</pre>
 *
 * <pre>
 * from                   event    to
 * any that is not final  turn_on  ON
 * </pre>
 */
@Generated("dev.pawl.processor")
sealed class CamelMachine {
  private int state;

  private CamelMachine(CamelState state) {
    this.state = state.ordinal();
  }

  /** A life that begins in {@code HALF_OPEN}. */
  public static CamelMachine start() {
    return new CamelMachine(CamelState.HALF_OPEN);
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static CamelMachine start(CamelState initial) {
    return builder().initial(initial).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static CamelMachine resume(CamelState state) {
    return new CamelMachine(Objects.requireNonNull(state, "state"));
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code turn_on}.
   *
   * <p><code>HALF_OPEN → ON, ON → ON</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public CamelState turnOn() {
    return fire(CamelEvent.TURN_ON);
  }

  /**
   * The event {@code turn_on}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public CamelState turnOn(Cause cause) {
    return fire(CamelEvent.TURN_ON, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public CamelState fire(CamelEvent event) {
    int from = state;
    int to = CamelTransitions.follow(from, event);
    if (to < 0) {
      throw CamelTransitions.rules().error(Life.ILLEGAL, CamelTransitions.state(from), event);
    }
    state = to;
    return CamelTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public CamelState fire(CamelEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<CamelState> tryFire(CamelEvent event) {
    int from = state;
    int to = CamelTransitions.follow(from, event);
    if (to < 0) {
      return CamelTransitions.outcomes().refused(Life.ILLEGAL, CamelTransitions.state(from), event);
    }
    state = to;
    return CamelTransitions.outcomes().moved(CamelTransitions.state(from),
        CamelTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<CamelState> tryFire(CamelEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public CamelState force(CamelState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Whether an event is legal now. */
  public boolean permits(CamelEvent event) {
    return CamelTransitions.follow(state, event) >= 0;
  }

  /** The current state. */
  public CamelState state() {
    return CamelTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(CamelState state) {
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
    return "Camel" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private CamelState state = CamelState.HALF_OPEN;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<CamelState, CamelEvent>> hooks = new ArrayList<>();

    private Engine<CamelState, CamelEvent> engine;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code HALF_OPEN}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(CamelState initial) {
      if (!CamelTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Camel; those are "
                + CamelTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(CamelState state) {
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
    public Builder hook(TransitionHook<CamelState, CamelEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The life. */
    public CamelMachine build() {
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new CamelMachine(state);
      }
      if (engine == null) {
        engine = new Engine<>(CamelTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends CamelMachine implements Life<CamelState, CamelEvent> {
    private final String entityId;

    private final Engine<CamelState, CamelEvent> engine;

    private long marks;

    private Driven(CamelState state, String entityId, Engine<CamelState, CamelEvent> engine,
        long sequence) {
      super(state);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public CamelState fire(CamelEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public CamelState fire(CamelEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<CamelState> tryFire(CamelEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<CamelState> tryFire(CamelEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public CamelState force(CamelState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(CamelEvent event) {
      return CamelTransitions.follow(super.state, event);
    }

    @Override
    public CamelState target(int step, CamelEvent event) {
      return CamelTransitions.state(step);
    }

    @Override
    public void commit(int step, CamelState to, CamelEvent event) {
      become(to);
    }

    @Override
    public void become(CamelState to) {
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
