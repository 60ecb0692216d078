package lenient;

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
 * One life of {@code Tap}. It is confined to one thread at a time.
 *
 * <p>A machine that ignores what it does not expect.
 *
 * <pre>{@code
 *   +----------------+
 * *>|      SHUT      |
 *   +----------------+
 *    |              ^
 *    | open [paid]  | shut
 *    v              |
 *  +-----------------+
 *  |      OPEN       |
 *  +-----------------+
 * }</pre>
 *
 * <pre>
 * from  event        to
 * SHUT  open [paid]  OPEN
 * OPEN  shut         SHUT
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class TapMachine {
  private int state;

  private final TapLogic logic;

  private TapMachine(TapState state, TapLogic logic) {
    this.state = state.ordinal();
    this.logic = logic;
  }

  /** A life that begins in {@code SHUT}. */
  public static TapMachine start(TapLogic logic) {
    return builder().logic(logic).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static TapMachine start(TapState initial, TapLogic logic) {
    return builder().initial(initial).logic(logic).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static TapMachine resume(TapState state, TapLogic logic) {
    return builder().resume(state).logic(logic).build();
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code open}.
   *
   * <p><code>SHUT → OPEN [paid]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public TapState open() {
    return fire(TapEvent.OPEN);
  }

  /**
   * The event {@code open}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public TapState open(Cause cause) {
    return fire(TapEvent.OPEN, cause);
  }

  /**
   * The event {@code shut}.
   *
   * <p><code>OPEN → SHUT</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public TapState shut() {
    return fire(TapEvent.SHUT);
  }

  /**
   * The event {@code shut}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public TapState shut(Cause cause) {
    return fire(TapEvent.SHUT, cause);
  }

  /**
   * Fires an event; one that is not expected changes nothing.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public TapState fire(TapEvent event) {
    int from = state;
    int to = step(event);
    if (to < 0) {
      return TapTransitions.state(from);
    }
    return TapTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public TapState fire(TapEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<TapState> tryFire(TapEvent event) {
    int from = state;
    int to = step(event);
    if (to < 0) {
      return TapTransitions.outcomes().refused(to, TapTransitions.state(from), event);
    }
    return TapTransitions.outcomes().moved(TapTransitions.state(from), TapTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<TapState> tryFire(TapEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public TapState force(TapState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Makes a step; the position it leads to, or negative if it is refused. */
  private int step(TapEvent event) {
    int code = TapTransitions.code(state, event);
    return switch (code) {
      // OPEN in SHUT
      case 2 -> switch (TapTransitions.openInShut(logic)) {
        case 0 -> become(TapState.OPEN);
        default -> Life.REFUSED;
      };
      default -> code < 0 ? code : (state = TapTransitions.position(code));
    };
  }

  private int become(TapState to) {
    return state = to.ordinal();
  }

  /** Whether an event is legal now. */
  public boolean permits(TapEvent event) {
    return TapTransitions.permits(state(), event, logic);
  }

  /** The current state. */
  public TapState state() {
    return TapTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(TapState state) {
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
    return "Tap" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private TapState state = TapState.SHUT;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<TapState, TapEvent>> hooks = new ArrayList<>();

    private Engine<TapState, TapEvent> engine;

    private TapLogic logic;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code SHUT}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(TapState initial) {
      if (!TapTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Tap; those are "
                + TapTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(TapState state) {
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
    public Builder hook(TransitionHook<TapState, TapEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(TapLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /**
     * The life.
     *
     * @throws IllegalStateException if something required is missing
     */
    public TapMachine build() {
      if (logic == null) {
        throw new IllegalStateException("Tap needs a TapLogic: builder().logic(…)");
      }
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new TapMachine(state, logic);
      }
      if (engine == null) {
        engine = new Engine<>(TapTransitions.rules(), hooks, clock, true);
      }
      return new Driven(state, logic, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven extends TapMachine implements Life<TapState, TapEvent> {
    private final String entityId;

    private final Engine<TapState, TapEvent> engine;

    private long marks;

    private Driven(TapState state, TapLogic logic, String entityId,
        Engine<TapState, TapEvent> engine, long sequence) {
      super(state, logic);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public TapState fire(TapEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public TapState fire(TapEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<TapState> tryFire(TapEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<TapState> tryFire(TapEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public TapState force(TapState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(TapEvent event) {
      return TapTransitions.select(state(), event, super.logic);
    }

    @Override
    public TapState target(int step, TapEvent event) {
      return TapTransitions.target(step);
    }

    @Override
    public void commit(int step, TapState to, TapEvent event) {
      become(to);
    }

    @Override
    public void become(TapState to) {
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
