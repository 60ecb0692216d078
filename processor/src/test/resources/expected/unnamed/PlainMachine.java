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
 * One life of {@code Plain}. It is confined to one thread at a time.
 *
 * <p>In no package.
 *
 * <pre>{@code
 *   +---------------+
 * *>|       A       |
 *   +---------------+
 *    |             ^
 *    | go [ready]  | go
 *    v             |
 *   +---------------+
 *   |       B       |
 *   +---------------+
 * }</pre>
 *
 * <pre>
 * from  event       to
 * A     go [ready]  B
 * B     go          A
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class PlainMachine {
  private int state;

  private final PlainLogic logic;

  private PlainMachine(PlainState state, PlainLogic logic) {
    this.state = state.ordinal();
    this.logic = logic;
  }

  /** A life that begins in {@code A}. */
  public static PlainMachine start(PlainLogic logic) {
    return builder().logic(logic).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static PlainMachine start(PlainState initial, PlainLogic logic) {
    return builder().initial(initial).logic(logic).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static PlainMachine resume(PlainState state, PlainLogic logic) {
    return builder().resume(state).logic(logic).build();
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code go}.
   *
   * <p><code>A → B [ready], B → A</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlainState go() {
    return fire(PlainEvent.GO);
  }

  /**
   * The event {@code go}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public PlainState go(Cause cause) {
    return fire(PlainEvent.GO, cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlainState fire(PlainEvent event) {
    int from = state;
    int to = step(event);
    if (to < 0) {
      throw PlainTransitions.rules().error(to, PlainTransitions.state(from), event);
    }
    return PlainTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public PlainState fire(PlainEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<PlainState> tryFire(PlainEvent event) {
    int from = state;
    int to = step(event);
    if (to < 0) {
      return PlainTransitions.outcomes().refused(to, PlainTransitions.state(from), event);
    }
    return PlainTransitions.outcomes().moved(PlainTransitions.state(from),
        PlainTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<PlainState> tryFire(PlainEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public PlainState force(PlainState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Makes a step; the position it leads to, or negative if it is refused. */
  private int step(PlainEvent event) {
    int code = PlainTransitions.code(state, event);
    return switch (code) {
      // GO in A
      case 2 -> switch (PlainTransitions.goInA(logic)) {
        case 0 -> become(PlainState.B);
        default -> Life.REFUSED;
      };
      default -> code < 0 ? code : (state = PlainTransitions.position(code));
    };
  }

  private int become(PlainState to) {
    return state = to.ordinal();
  }

  /** Whether an event is legal now. */
  public boolean permits(PlainEvent event) {
    return PlainTransitions.permits(state(), event, logic);
  }

  /** The current state. */
  public PlainState state() {
    return PlainTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(PlainState state) {
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
    return "Plain" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private PlainState state = PlainState.A;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<PlainState, PlainEvent>> hooks = new ArrayList<>();

    private Engine<PlainState, PlainEvent> engine;

    private PlainLogic logic;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code A}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(PlainState initial) {
      if (!PlainTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Plain; those are "
                + PlainTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(PlainState state) {
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
    public Builder hook(TransitionHook<PlainState, PlainEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(PlainLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /**
     * The life.
     *
     * @throws IllegalStateException if something required is missing
     */
    public PlainMachine build() {
      if (logic == null) {
        throw new IllegalStateException("Plain needs a PlainLogic: builder().logic(…)");
      }
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new PlainMachine(state, logic);
      }
      if (engine == null) {
        engine = new Engine<>(PlainTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, logic, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends PlainMachine implements Life<PlainState, PlainEvent> {
    private final String entityId;

    private final Engine<PlainState, PlainEvent> engine;

    private long marks;

    private Driven(PlainState state, PlainLogic logic, String entityId,
        Engine<PlainState, PlainEvent> engine, long sequence) {
      super(state, logic);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public PlainState fire(PlainEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public PlainState fire(PlainEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<PlainState> tryFire(PlainEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<PlainState> tryFire(PlainEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public PlainState force(PlainState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(PlainEvent event) {
      return PlainTransitions.select(state(), event, super.logic);
    }

    @Override
    public PlainState target(int step, PlainEvent event) {
      return PlainTransitions.target(step);
    }

    @Override
    public void commit(int step, PlainState to, PlainEvent event) {
      become(to);
    }

    @Override
    public void become(PlainState to) {
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
