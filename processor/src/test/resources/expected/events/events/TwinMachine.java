package events;

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
 * One life of {@code Twin}. It is confined to one thread at a time.
 *
 * <pre>{@code
 *   +------------+
 * *>|     A      |
 *   +------------+
 *    |          ^
 *    | PRESSED  | PRESSED
 *    v          |
 *   +------------+
 *   |     B      |
 *   +------------+
 *
 * From any state to A: RESET
 * }</pre>
 *
 * <pre>
 * from                   event    to
 * A                      PRESSED  B
 * A                               B
 * B                      PRESSED  A
 * any that is not final  RESET    A
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class TwinMachine {
  private int state;

  private TwinMachine(TwinState state) {
    this.state = state.ordinal();
  }

  /** A life that begins in {@code A}. */
  public static TwinMachine start() {
    return new TwinMachine(TwinState.A);
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static TwinMachine start(TwinState initial) {
    return builder().initial(initial).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static TwinMachine resume(TwinState state) {
    return new TwinMachine(Objects.requireNonNull(state, "state"));
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code UNUSED}.
   *
   * <p>Legal in no state.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public TwinState unused() {
    return fire(Signal.UNUSED);
  }

  /**
   * The event {@code UNUSED}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public TwinState unused(Cause cause) {
    return fire(Signal.UNUSED, cause);
  }

  /**
   * The event {@code PRESSED}.
   *
   * <p><code>A → B, B → A</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public TwinState pressed() {
    return fire(Signal.PRESSED);
  }

  /**
   * The event {@code PRESSED}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public TwinState pressed(Cause cause) {
    return fire(Signal.PRESSED, cause);
  }

  /**
   * The event {@code TO_B}.
   *
   * <p><code>A → B</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public TwinState toB() {
    return fire(Signal.TO_B);
  }

  /**
   * The event {@code TO_B}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public TwinState toB(Cause cause) {
    return fire(Signal.TO_B, cause);
  }

  /**
   * The event {@code RESET}.
   *
   * <p><code>A → A, B → A</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public TwinState reset() {
    return fire(Signal.RESET);
  }

  /**
   * The event {@code RESET}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public TwinState reset(Cause cause) {
    return fire(Signal.RESET, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public TwinState fire(Signal event) {
    int from = state;
    int to = TwinTransitions.follow(from, event);
    if (to < 0) {
      throw TwinTransitions.rules().error(Life.ILLEGAL, TwinTransitions.state(from), event);
    }
    state = to;
    return TwinTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public TwinState fire(Signal event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<TwinState> tryFire(Signal event) {
    int from = state;
    int to = TwinTransitions.follow(from, event);
    if (to < 0) {
      return TwinTransitions.outcomes().refused(Life.ILLEGAL, TwinTransitions.state(from), event);
    }
    state = to;
    return TwinTransitions.outcomes().moved(TwinTransitions.state(from), TwinTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<TwinState> tryFire(Signal event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public TwinState force(TwinState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Whether an event is legal now. */
  public boolean permits(Signal event) {
    return TwinTransitions.follow(state, event) >= 0;
  }

  /** The current state. */
  public TwinState state() {
    return TwinTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(TwinState state) {
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
    return "Twin" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private TwinState state = TwinState.A;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<TwinState, Signal>> hooks = new ArrayList<>();

    private Engine<TwinState, Signal> engine;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code A}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(TwinState initial) {
      if (!TwinTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Twin; those are "
                + TwinTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(TwinState state) {
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
    public Builder hook(TransitionHook<TwinState, Signal> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The life. */
    public TwinMachine build() {
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new TwinMachine(state);
      }
      if (engine == null) {
        engine = new Engine<>(TwinTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends TwinMachine implements Life<TwinState, Signal> {
    private final String entityId;

    private final Engine<TwinState, Signal> engine;

    private long marks;

    private Driven(TwinState state, String entityId, Engine<TwinState, Signal> engine,
        long sequence) {
      super(state);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public TwinState fire(Signal event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public TwinState fire(Signal event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<TwinState> tryFire(Signal event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<TwinState> tryFire(Signal event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public TwinState force(TwinState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(Signal event) {
      return TwinTransitions.follow(super.state, event);
    }

    @Override
    public TwinState target(int step, Signal event) {
      return TwinTransitions.state(step);
    }

    @Override
    public void commit(int step, TwinState to, Signal event) {
      become(to);
    }

    @Override
    public void become(TwinState to) {
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
