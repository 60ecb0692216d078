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
 * One life of {@code Pair}. It is confined to one thread at a time.
 *
 * <p>Events by the constants of an existing enum, written in any style.
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
public sealed class PairMachine {
  private int state;

  private PairMachine(PairState state) {
    this.state = state.ordinal();
  }

  /** A life that begins in {@code A}. */
  public static PairMachine start() {
    return new PairMachine(PairState.A);
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static PairMachine start(PairState initial) {
    return builder().initial(initial).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static PairMachine resume(PairState state) {
    return new PairMachine(Objects.requireNonNull(state, "state"));
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * Never fired here, and no warning is to be had for it: see the options.
   *
   * <p>Legal in no state.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PairState unused() {
    return fire(Signal.UNUSED);
  }

  /**
   * Never fired here, and no warning is to be had for it: see the options.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PairState unused(Cause cause) {
    return fire(Signal.UNUSED, cause);
  }

  /**
   * The button is pressed.
   *
   * <p><code>A → B, B → A</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PairState pressed() {
    return fire(Signal.PRESSED);
  }

  /**
   * The button is pressed.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PairState pressed(Cause cause) {
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
  public PairState toB() {
    return fire(Signal.TO_B);
  }

  /**
   * The event {@code TO_B}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PairState toB(Cause cause) {
    return fire(Signal.TO_B, cause);
  }

  /**
   * Back to the start.
   *
   * <p><code>A → A, B → A</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PairState reset() {
    return fire(Signal.RESET);
  }

  /**
   * Back to the start.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PairState reset(Cause cause) {
    return fire(Signal.RESET, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PairState fire(Signal event) {
    int from = state;
    int to = PairTransitions.follow(from, event);
    if (to < 0) {
      throw PairTransitions.rules().error(Life.ILLEGAL, PairTransitions.state(from), event);
    }
    state = to;
    return PairTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PairState fire(Signal event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<PairState> tryFire(Signal event) {
    int from = state;
    int to = PairTransitions.follow(from, event);
    if (to < 0) {
      return PairTransitions.outcomes().refused(Life.ILLEGAL, PairTransitions.state(from), event);
    }
    state = to;
    return PairTransitions.outcomes().moved(PairTransitions.state(from), PairTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<PairState> tryFire(Signal event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public PairState force(PairState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Whether an event is legal now. */
  public boolean permits(Signal event) {
    return PairTransitions.follow(state, event) >= 0;
  }

  /** The current state. */
  public PairState state() {
    return PairTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(PairState state) {
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
    return "Pair" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private PairState state = PairState.A;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<PairState, Signal>> hooks = new ArrayList<>();

    private Engine<PairState, Signal> engine;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code A}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(PairState initial) {
      if (!PairTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Pair; those are "
                + PairTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(PairState state) {
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
    public Builder hook(TransitionHook<PairState, Signal> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The life. */
    public PairMachine build() {
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new PairMachine(state);
      }
      if (engine == null) {
        engine = new Engine<>(PairTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends PairMachine implements Life<PairState, Signal> {
    private final String entityId;

    private final Engine<PairState, Signal> engine;

    private long marks;

    private Driven(PairState state, String entityId, Engine<PairState, Signal> engine,
        long sequence) {
      super(state);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public PairState fire(Signal event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public PairState fire(Signal event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<PairState> tryFire(Signal event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<PairState> tryFire(Signal event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public PairState force(PairState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(Signal event) {
      return PairTransitions.follow(super.state, event);
    }

    @Override
    public PairState target(int step, Signal event) {
      return PairTransitions.state(step);
    }

    @Override
    public void commit(int step, PairState to, Signal event) {
      become(to);
    }

    @Override
    public void become(PairState to) {
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
