package parts;

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
 * One life of {@code Unsaved}. It is confined to one thread at a time.
 *
 * <pre>{@code
 *   +-------+
 * *>|   A   |
 *   +-------+
 *    |     ^
 *    | go  | go
 *    v     |
 *   +-------+
 *   |   B   |
 *   +-------+
 * }</pre>
 *
 * <pre>
 * from  event  to
 * A     go     B
 * B     go     A
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class UnsavedMachine {
  private int state;

  private UnsavedMachine(UnsavedState state) {
    this.state = state.ordinal();
  }

  /** A life that begins in {@code A}. */
  public static UnsavedMachine start() {
    return new UnsavedMachine(UnsavedState.A);
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static UnsavedMachine start(UnsavedState initial) {
    return builder().initial(initial).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static UnsavedMachine resume(UnsavedState state) {
    return new UnsavedMachine(Objects.requireNonNull(state, "state"));
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code go}.
   *
   * <p><code>A → B, B → A</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public UnsavedState go() {
    return fire(UnsavedEvent.GO);
  }

  /**
   * The event {@code go}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public UnsavedState go(Cause cause) {
    return fire(UnsavedEvent.GO, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public UnsavedState fire(UnsavedEvent event) {
    int from = state;
    int to = UnsavedTransitions.follow(from, event);
    if (to < 0) {
      throw UnsavedTransitions.rules().error(Life.ILLEGAL, UnsavedTransitions.state(from), event);
    }
    state = to;
    return UnsavedTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public UnsavedState fire(UnsavedEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<UnsavedState> tryFire(UnsavedEvent event) {
    int from = state;
    int to = UnsavedTransitions.follow(from, event);
    if (to < 0) {
      return UnsavedTransitions.outcomes().refused(Life.ILLEGAL, UnsavedTransitions.state(from),
          event);
    }
    state = to;
    return UnsavedTransitions.outcomes().moved(UnsavedTransitions.state(from),
        UnsavedTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<UnsavedState> tryFire(UnsavedEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public UnsavedState force(UnsavedState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Whether an event is legal now. */
  public boolean permits(UnsavedEvent event) {
    return UnsavedTransitions.follow(state, event) >= 0;
  }

  /** The current state. */
  public UnsavedState state() {
    return UnsavedTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(UnsavedState state) {
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
    return "Unsaved" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private UnsavedState state = UnsavedState.A;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<UnsavedState, UnsavedEvent>> hooks = new ArrayList<>();

    private Engine<UnsavedState, UnsavedEvent> engine;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code A}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(UnsavedState initial) {
      if (!UnsavedTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Unsaved; those are "
                + UnsavedTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(UnsavedState state) {
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
    public Builder hook(TransitionHook<UnsavedState, UnsavedEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The life. */
    public UnsavedMachine build() {
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new UnsavedMachine(state);
      }
      if (engine == null) {
        engine = new Engine<>(UnsavedTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven
      extends UnsavedMachine
      implements Life<UnsavedState, UnsavedEvent> {
    private final String entityId;

    private final Engine<UnsavedState, UnsavedEvent> engine;

    private long marks;

    private Driven(UnsavedState state, String entityId, Engine<UnsavedState, UnsavedEvent> engine,
        long sequence) {
      super(state);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public UnsavedState fire(UnsavedEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public UnsavedState fire(UnsavedEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<UnsavedState> tryFire(UnsavedEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<UnsavedState> tryFire(UnsavedEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public UnsavedState force(UnsavedState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(UnsavedEvent event) {
      return UnsavedTransitions.follow(super.state, event);
    }

    @Override
    public UnsavedState target(int step, UnsavedEvent event) {
      return UnsavedTransitions.state(step);
    }

    @Override
    public void commit(int step, UnsavedState to, UnsavedEvent event) {
      become(to);
    }

    @Override
    public void become(UnsavedState to) {
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
