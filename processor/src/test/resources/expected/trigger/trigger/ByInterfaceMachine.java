package trigger;

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
 * One life of {@code by-interface}. It is confined to one thread at a time.
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
public sealed class ByInterfaceMachine {
  private int state;

  private ByInterfaceMachine(ByInterfaceState state) {
    this.state = state.ordinal();
  }

  /** A life that begins in {@code A}. */
  public static ByInterfaceMachine start() {
    return new ByInterfaceMachine(ByInterfaceState.A);
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static ByInterfaceMachine start(ByInterfaceState initial) {
    return builder().initial(initial).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static ByInterfaceMachine resume(ByInterfaceState state) {
    return new ByInterfaceMachine(Objects.requireNonNull(state, "state"));
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
  public ByInterfaceState go() {
    return fire(ByInterfaceEvent.GO);
  }

  /**
   * The event {@code go}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public ByInterfaceState go(Cause cause) {
    return fire(ByInterfaceEvent.GO, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ByInterfaceState fire(ByInterfaceEvent event) {
    int from = state;
    int to = ByInterfaceTransitions.follow(from, event);
    if (to < 0) {
      throw ByInterfaceTransitions.rules().error(Life.ILLEGAL, ByInterfaceTransitions.state(from), event);
    }
    state = to;
    return ByInterfaceTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public ByInterfaceState fire(ByInterfaceEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<ByInterfaceState> tryFire(ByInterfaceEvent event) {
    int from = state;
    int to = ByInterfaceTransitions.follow(from, event);
    if (to < 0) {
      return ByInterfaceTransitions.outcomes().refused(Life.ILLEGAL,
          ByInterfaceTransitions.state(from), event);
    }
    state = to;
    return ByInterfaceTransitions.outcomes().moved(ByInterfaceTransitions.state(from),
        ByInterfaceTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<ByInterfaceState> tryFire(ByInterfaceEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public ByInterfaceState force(ByInterfaceState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Whether an event is legal now. */
  public boolean permits(ByInterfaceEvent event) {
    return ByInterfaceTransitions.follow(state, event) >= 0;
  }

  /** The current state. */
  public ByInterfaceState state() {
    return ByInterfaceTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(ByInterfaceState state) {
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
    return "by-interface" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private ByInterfaceState state = ByInterfaceState.A;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<ByInterfaceState, ByInterfaceEvent>> hooks =
        new ArrayList<>();

    private Engine<ByInterfaceState, ByInterfaceEvent> engine;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code A}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(ByInterfaceState initial) {
      if (!ByInterfaceTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of by-interface; those are "
                + ByInterfaceTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(ByInterfaceState state) {
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
    public Builder hook(TransitionHook<ByInterfaceState, ByInterfaceEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The life. */
    public ByInterfaceMachine build() {
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new ByInterfaceMachine(state);
      }
      if (engine == null) {
        engine = new Engine<>(ByInterfaceTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven
      extends ByInterfaceMachine
      implements Life<ByInterfaceState, ByInterfaceEvent> {
    private final String entityId;

    private final Engine<ByInterfaceState, ByInterfaceEvent> engine;

    private long marks;

    private Driven(ByInterfaceState state, String entityId,
        Engine<ByInterfaceState, ByInterfaceEvent> engine, long sequence) {
      super(state);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public ByInterfaceState fire(ByInterfaceEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public ByInterfaceState fire(ByInterfaceEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<ByInterfaceState> tryFire(ByInterfaceEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<ByInterfaceState> tryFire(ByInterfaceEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public ByInterfaceState force(ByInterfaceState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(ByInterfaceEvent event) {
      return ByInterfaceTransitions.follow(super.state, event);
    }

    @Override
    public ByInterfaceState target(int step, ByInterfaceEvent event) {
      return ByInterfaceTransitions.state(step);
    }

    @Override
    public void commit(int step, ByInterfaceState to, ByInterfaceEvent event) {
      become(to);
    }

    @Override
    public void become(ByInterfaceState to) {
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
